import ConstructionBuilders

/// What the mutation of a member changes, in the builder of its object and in the model.
struct MutationEffect {
  /// The description of the mutation.
  let mutation: String

  /// The type of the builder, and the path of the member from there.
  let owner: String
  let member: FieldPath

  /// The fields whose value changed to another value.
  let fields: Set<String>

  /// The properties of the model that changed; nil when no model was built.
  let properties: Set<String>?
}

/// What a builder and its model contain for a sample.
struct OwnerFacts {
  let owner: String

  /// The fields in the order of declaration, with the members that they read.
  let fields: [(name: String, member: FieldPath)]

  /// The members in the sample that fields read, or that have their names.
  var members: Set<FieldPath>

  /// The properties of the model.
  var properties: Set<String>

  /// The fields with the same value, for each property.
  var sources: [String: Set<String>]

  /// The properties whose field of the same name has another value of the same type.
  var differing: Set<String>
}

extension BuilderCheck {
  /// The effect of the mutation, and the facts before it; nil when no field is concerned.
  var effect: (effect: MutationEffect, facts: OwnerFacts)? {
    guard let place = owner, !mutation.operation.makesMalformedText,
      !mutation.operation.meansTheSame, let after = walk?.builder(at: place.path)
    else { return nil }
    let before = place.builder
    let fields = zip(before.declaredFields, after.declaredFields)
      .filter { $1.value != nil && !$0.hasSameValue(as: $1) }
    let effect = MutationEffect(
      mutation: mutation.description, owner: "\(type(of: before))",
      member: FieldPath(Array(mutation.path.components.dropFirst(place.path.components.count))),
      fields: Set(fields.map(\.0.name)),
      properties: properties(of: after).map { after in
        let before = properties(of: before) ?? [:]
        return Set(
          before.filter { name, value in !(after[name].map { isSameModel(value, $0) } ?? false) }
            .keys)
      })
    return (effect, facts(of: place))
  }

  /// The builder that has a field for the mutated member: one that reads it, or has its name.
  private var owner: BuilderPlace? {
    if let place = baseline.place(of: mutation.path) { return place }
    return baseline.field(namedAs: mutation.path)
  }

  private func facts(of place: BuilderPlace) -> OwnerFacts {
    let declared = place.builder.declaredFields
    let names = declared.map { FieldPath([.key($0.name)]) }
    let members = (names + declared.map(\.field.path)).filter {
      !$0.isEmpty && mutation.source.root.value(at: place.path + $0) != nil
    }
    let properties = properties(of: place.builder) ?? [:]
    let sources = properties.mapValues { property in
      Set(declared.filter { $0.value.map { isShown($0, by: property) } ?? false }.map(\.name))
    }
    let differing = declared.filter { field in
      guard let value = field.value, let property = properties[field.name] else { return false }
      return isOfSameType(value, property) && !isShown(value, by: property)
    }
    return OwnerFacts(
      owner: "\(type(of: place.builder))", fields: declared.map { ($0.name, $0.field.path) },
      members: Set(members), properties: Set(properties.keys), sources: sources,
      differing: Set(differing.map(\.name)))
  }

  /// The properties of the model that a builder builds, by name; nil when it builds none.
  private func properties(of builder: any ConstructionBuilder) -> [String: Any]? {
    guard let model = builder.builtModel else { return nil }
    let pairs = Mirror(reflecting: model).children.compactMap { child in
      child.label.map { ($0, child.value) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Whether a property, or the value in an Optional property, equals a value.
  private func isShown(_ value: Any, by property: Any) -> Bool {
    isOfSameType(value, property) && isSameModel(value, property)
  }

  private func isOfSameType(_ value: Any, _ property: Any) -> Bool {
    let (value, property) = (
      String(reflecting: type(of: value)), String(reflecting: type(of: property))
    )
    return property == value || property == "Swift.Optional<\(value)>"
  }
}

extension ConstructionBuilder {
  /// The model; nil when none is built.
  fileprivate var builtModel: Any? { try? build().get() }
}
