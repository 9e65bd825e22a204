/// What the mutation of a member changes, in the builder of its object and in the model.
struct MutationEffect {
  /// The description of the mutation.
  let mutation: String

  let operation: MutationOperation

  /// The path of the member from the builder of its object.
  let member: FieldPath

  /// The fields whose value changed to another value.
  let fields: Set<String>

  /// The field that lost its value because nothing, or null, arrived.
  let emptied: String?

  /// The properties of the model that changed; nil when no model was built.
  let properties: Set<String>?

  /// The builder and its model before the mutation.
  let owner: Owner

  /// What a builder and its model contain for a sample.
  struct Owner {
    let type: String

    /// The fields in the order of declaration, with the members that they read.
    let fields: [(name: String, member: FieldPath)]

    /// The members in the sample that fields read, or that have their names.
    let members: Set<FieldPath>

    /// The fields with the same value, for each property of the model.
    let sources: [String: Set<String>]

    /// The properties whose field of the same name has another value of the same type.
    let differing: Set<String>

    /// Those of the differing properties that are nil.
    let absent: Set<String>

    /// Those of the differing properties that are arrays, and lack elements of their fields.
    let cutShort: Set<String>

    /// The fields of arrays that have elements in the sample, with whether one of them is used.
    let arrays: [String: Bool]
  }
}

extension BuilderCheck {
  /// The effect of the mutation; nil when no field is concerned.
  var effect: MutationEffect? {
    // The builder that has a field for the member: one that reads it, or has its name.
    guard !mutation.operation.makesMalformedText, !mutation.operation.meansTheSame,
      let place = baseline.place(of: mutation.path) ?? baseline.field(namedAs: mutation.path),
      let after = walk?.builder(at: place.path)
    else { return nil }
    let changed = zip(place.builder.declaredFields, after.declaredFields)
      .filter { $1.value != nil && !$0.hasSameValue(as: $1) }
    let old = place.builder.modelProperties ?? [:]
    return MutationEffect(
      mutation: mutation.description, operation: mutation.operation,
      member: FieldPath(Array(mutation.path.components.dropFirst(place.path.components.count))),
      fields: Set(changed.map(\.0.name)), emptied: emptied(at: place, after),
      properties: after.modelProperties.map { new in
        Set(old.keys.filter { name in !isSame(old[name], new[name]) })
      },
      owner: knownOwner(at: place, old))
  }

  /// The field of the mutated member, if it had a value and has none.
  private func emptied(at place: BuilderPlace, _ after: any ConstructionBuilder) -> String? {
    guard [.drop, .null].contains(mutation.operation), place.declared.value != nil,
      let field = after.declaredFields.first(where: { $0.name == place.declared.name }),
      field.value == nil
    else { return nil }
    return field.name
  }

  private func knownOwner(
    at place: BuilderPlace, _ properties: [String: Any]
  ) -> MutationEffect.Owner {
    if let known = owners.withLock({ $0[place.path] }) { return known }
    let owner = owner(at: place, properties)
    owners.withLock { $0[place.path] = owner }
    return owner
  }

  private func isSame(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new else { return false }
    return isSameModel(old, new)
  }

  private func owner(
    at place: BuilderPlace, _ properties: [String: Any]
  ) -> MutationEffect.Owner {
    let declared = place.builder.declaredFields
    func names(
      in properties: [String: Any], where isFound: (DeclaredField, Any) -> Bool
    ) -> Set<String> {
      Set(
        declared.filter { field in properties[field.name].map { isFound(field, $0) } ?? false }
          .map(\.name))
    }
    let paths = declared.flatMap { [.key($0.name), $0.field.path] }
    return MutationEffect.Owner(
      type: "\(type(of: place.builder))", fields: declared.map { ($0.name, $0.field.path) },
      members: Set(
        paths.filter {
          !$0.isEmpty && mutation.source.root[at: place.path + $0] != nil
        }),
      sources: properties.mapValues { property in
        Set(declared.filter { $0.isShown(by: property) == true }.map(\.name))
      },
      differing: names(in: properties) { $0.isShown(by: $1) == false },
      absent: names(in: properties) { $0.isShown(by: $1) == false && isNil($1) },
      cutShort: names(in: properties) { $0.isCutShort(by: $1) },
      arrays: arrays(of: declared, properties, at: place.path))
  }

  private func isNil(_ property: Any) -> Bool {
    let mirror = Mirror(reflecting: property)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// An element may be for another field that reads the array, or only be built with what another
  /// value says. Then a field, or the property, has some.
  private func arrays(
    of fields: [DeclaredField], _ properties: [String: Any], at path: FieldPath
  ) -> [String: Bool] {
    let pairs = fields.compactMap { declared -> (String, Bool)? in
      guard !declared.field.path.isEmpty,
        case .array(let elements)? = mutation.source.root[at: path + declared.field.path],
        elements.contains(where: { $0 != .null }), declared.isWithoutUsableElements != nil,
        let property = properties[declared.name] as? [Any]
      else { return nil }
      let isUsed = fields.contains {
        $0.field.path == declared.field.path && $0.isWithoutUsableElements == false
      }
      return (declared.name, isUsed || !property.isEmpty)
    }
    return Dictionary(pairs) { first, _ in first }
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
