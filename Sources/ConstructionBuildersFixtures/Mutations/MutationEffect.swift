/// What the mutation of a member changes, in the builder of its object and in the model.
struct MutationEffect {
  /// The description of the mutation.
  let mutation: String

  /// The path of the member from the builder of its object.
  let member: FieldPath

  /// The fields whose value changed to another value.
  let fields: Set<String>

  /// The properties of the model that changed; nil when no model was built.
  let properties: Set<String>?

  /// The builder and its model before the mutation.
  let owner: Owner

  /// What a builder and its model contain for a sample.
  struct Owner {
    let type: any ConstructionBuilder.Type

    /// The fields in the order of declaration, with the members that they read.
    let fields: [(name: String, member: FieldPath)]

    /// The members in the sample that fields read, or that have their names.
    let members: Set<FieldPath>

    /// The fields with the same value, for each property of the model.
    let sources: [String: Set<String>]

    /// The properties whose field of the same name has another value of the same type.
    let differing: Set<String>
  }
}

extension BuilderCheck {
  /// The effect of the mutation; nil when no field is concerned.
  var effect: MutationEffect? {
    // The builder that has a field for the member: one that reads it, or has its name.
    guard !mutation.operation.makesMalformedText, !mutation.operation.meansTheSame,
      let place = baseline.place(of: mutation.path) ?? baseline.field(namedAs: mutation.path),
      let after = walk?.builder(like: place.owner)
    else { return nil }
    let changed = zip(place.owner.fields, after.fields)
      .filter { $1.value != nil && !isSameModel($0.value, $1.value) }
    let (owner, old) = knownOwner(place.owner)
    return MutationEffect(
      mutation: mutation.description,
      member: FieldPath(
        Array(mutation.path.components.dropFirst(place.owner.path.components.count))),
      fields: Set(changed.map(\.0.name)),
      properties: after.builder.modelProperties.map { new in
        Set(old.keys.filter { name in !isSameModel(old[name], new[name]) })
      },
      owner: owner)
  }

  private func knownOwner(
    _ placed: PlacedBuilder
  ) -> (owner: MutationEffect.Owner, properties: [String: Any]) {
    if let known = sample.owners.withLock({ $0[placed.path] }) { return known }
    let properties = placed.builder.modelProperties ?? [:]
    let known = (owner(placed, properties), properties)
    sample.owners.withLock { $0[placed.path] = known }
    return known
  }

  private func owner(
    _ placed: PlacedBuilder, _ properties: [String: Any]
  ) -> MutationEffect.Owner {
    let declared = placed.fields
    let paths = declared.flatMap { [.key($0.name), $0.field.path] }
    return MutationEffect.Owner(
      type: type(of: placed.builder), fields: declared.map { ($0.name, $0.field.path) },
      members: Set(
        paths.filter {
          !$0.isEmpty && mutation.source.root[at: placed.path + $0] != nil
        }),
      sources: properties.mapValues { property in
        Set(declared.filter { $0.isShown(by: property) == true }.map(\.name))
      },
      differing: Set(
        declared.map(\.name).filter { name in
          guard let property = properties[name] else { return false }
          // Of a list that lost elements, the model has fewer than the field.
          return declared.contains {
            $0.name == name && $0.isShown(by: property) == false
              && $0.field.findings.allSatisfy(\.isRepair)
          }
        }))
  }
}

extension DeclaredField {
  /// Whether a property, or the value in an Optional property, equals the value of the field; nil
  /// when there is no value, or one of another type.
  fileprivate func isShown(by property: Any) -> Bool? {
    guard let value else { return nil }
    let (own, other) = (
      String(reflecting: type(of: value)), String(reflecting: type(of: property))
    )
    guard other == own || other == "Swift.Optional<\(own)>" else { return nil }
    return isSameModel(value, property)
  }
}

extension ConstructionBuilder {
  /// The properties of the model that a builder builds, by name; nil when it builds none.
  fileprivate var modelProperties: [String: Any]? {
    guard let model = try? model() else { return nil }
    let pairs = Mirror(reflecting: model).children.compactMap { child in
      child.label.map { ($0, child.value) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
