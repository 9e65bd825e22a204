/// The plan for the builder of a model: of a struct's fields, or of an enumeration's variants or
/// arms.
enum Plan {
  case fields(BuilderPlan)
  case variants(VariantsPlan)
  case union(UnionPlan)

  var head: PlanHead {
    switch self {
    case .fields(let plan): plan.head
    case .variants(let plan): plan.head
    case .union(let plan): plan.head
    }
  }
}

/// What the plans of all builders have.
struct PlanHead {
  /// The name of the model in the builder, with its backticks.
  let model: String
  let builder: String
  /// `public ` or `package `, or empty.
  let access: String
  /// Whether the builder reads an array by its positions.
  let isRow: Bool
  /// Whether the model is generic, or a type around it is. Neither can have stored static
  /// properties then.
  let isInGenericType: Bool
  /// The generic parameters that need a builder.
  let parameters: [String]
  /// The `@available` attributes of the types around the model, and its own.
  let availability: [String]
  /// The source that offsets count in.
  let bytes: [UInt8]

  /// - Parameter types: The tokens of the types in the builder.
  init(_ facts: ModelFacts, types: [Range<Int>]) {
    let words = Set(types.flatMap { facts.source.tokens[$0] }.map(\.text))
    model = facts.builtName
    builder = facts.options.builder
    isRow = facts.options.isRow
    access = facts.access.map { $0 + " " } ?? ""
    isInGenericType = facts.context.isGeneric || !facts.parameters.isEmpty
    parameters = (facts.context.parameters + facts.parameters).map(\.text).filter(words.contains)
    availability = facts.context.availability + facts.source.availability(in: facts.attributes)
    bytes = facts.source.bytes
  }
}
