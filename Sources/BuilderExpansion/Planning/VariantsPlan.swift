/// The builder of an enumeration, with every decision made.
@dynamicMemberLookup
struct VariantsPlan {
  let head: PlanHead
  /// The literal of the discriminator's key.
  let discriminator: String?
  /// The literal of the content's key.
  let content: String?
  /// Whether numbers tell the variants.
  let isNumber: Bool
  let variants: [VariantPlan]
  /// The case for all other values.
  let unknown: UnknownPlan?
  /// Whether the list of variants names a deprecated case.
  let isDeprecated: Bool

  subscript<Value>(dynamicMember path: KeyPath<PlanHead, Value>) -> Value { head[keyPath: path] }
}

/// One variant of an enumeration.
struct VariantPlan {
  /// The name of the case.
  let name: Name
  /// Whether it may be used without a warning.
  let isAvailable: Bool
  /// The literals of its values.
  let values: [String]
  /// Whether an object without the discriminator means it.
  let isMissing: Bool
  let payload: VariantPayloadPlan?
}

/// The builder that a variant has.
struct VariantPayloadPlan {
  /// The name of the property for the builder.
  let property: Name
  /// The type of the payload, and its UTF-8 offset.
  let type: String
  let typeOffset: Int
  /// The argument of `@Format`.
  let format: CopiedExpression?
  /// The type of its builder.
  var builder: String
  let isIndirect: Bool
}

/// The case for values that are not listed.
struct UnknownPlan {
  let name: Name
  let isAvailable: Bool
  let keepsValue: Bool
}

extension VariantsPlan {
  init(_ model: ModelFacts) {
    let source = model.source
    let variants = model.cases.filter { !$0.isUnknown }
    let names = VariantNames(variants.map(\.name.name)).properties
    let isIndirect = model.modifiers.contains { $0.isWord("indirect") }
    self.init(
      head: PlanHead(model, types: variants.flatMap { $0.payload.map(\.tokens) }),
      discriminator: model.options.discriminator, content: model.options.content,
      isNumber: model.hasNumberedVariants,
      variants: zip(variants, names).map { variant, name in
        VariantPlan(
          name: Name(variant.name.name),
          isAvailable: variant.isAvailable, values: variant.values(model).map(\.text),
          isMissing: variant.isMissing(source),
          payload: variant.payload.first?.type.map { type in
            let spelling = source.spelling(type.tokens, model.renamed)
            return VariantPayloadPlan(
              property: Name(name), type: spelling,
              typeOffset: source.range(type.tokens).lowerBound,
              format: variant.format?.arguments.first.map {
                CopiedExpression(
                  text: source.expression($0.tokens, model.renamed(_:in:)),
                  offset: source.range($0.tokens).lowerBound)
              }, builder: spelling + ".Builder",
              isIndirect: isIndirect || variant.isIndirect)
          })
      },
      unknown: model.cases.first(where: \.isUnknown).map {
        UnknownPlan(
          name: Name($0.name.name), isAvailable: $0.isAvailable, keepsValue: !$0.payload.isEmpty)
      },
      isDeprecated: model.cases.contains { $0.isDeprecated(in: source) })
  }
}

extension CaseFacts {
  fileprivate var isAvailable: Bool { !attributes.contains(where: \.isAvailability) }
}
