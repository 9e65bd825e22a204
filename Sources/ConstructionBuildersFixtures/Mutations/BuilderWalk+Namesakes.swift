import ConstructionBuilders

/// Fields, and the members of the sample with their names.
extension BuilderWalk {
  /// The field that has the name of the member at a path, when no field reads that member and the
  /// field reads no other member of the sample.
  func namesake(of path: FieldPath, in sample: JSONValue) -> BuilderPlace? {
    guard place(of: path) == nil, let namesake = field(namedAs: path) else { return nil }
    let source = namesake.declared.field.path
    guard !source.isEmpty, sample.value(at: namesake.path + source) != nil else { return namesake }
    // Reading another member is a mistake only when that member has a field of its own.
    let isOfAnother = namesake.builder.declaredFields.contains {
      FieldPath([.key($0.name)]) == source
    }
    return isOfAnother ? namesake : nil
  }

  /// The field that has the name of the member at a path, in the builder of the enclosing object.
  func field(namedAs path: FieldPath) -> BuilderPlace? {
    guard case .key(let key)? = path.components.last else { return nil }
    let object = FieldPath(path.components.dropLast())
    guard let owner = builder(at: object),
      let declared = owner.declaredFields.first(where: { $0.name == key })
    else { return nil }
    return BuilderPlace(builder: owner, declared: declared, path: object)
  }
}

extension BuilderPlace {
  /// Whether the field is among the names, with or without the name of its builder.
  func isNamed(in names: Set<String>) -> Bool {
    names.contains(declared.name) || names.contains("\(type(of: builder)).\(declared.name)")
  }
}

extension ConstructionBuilder {
  /// The names of the fields that differ from those of another builder of this type.
  func changedFields(in other: any ConstructionBuilder) -> Set<String> {
    let pairs = zip(declaredFields, other.declaredFields)
    return Set(pairs.filter { !$0.isSame(as: $1) }.map(\.0.name))
  }
}

extension DeclaredField {
  /// Whether value, outcome and findings are equal.
  fileprivate func isSame(as other: DeclaredField) -> Bool {
    field.outcome == other.field.outcome && field.path == other.field.path
      && field.findings == other.field.findings && hasSameValue(as: other)
  }

  /// Whether the values are equal.
  func hasSameValue(as other: DeclaredField) -> Bool {
    switch (value, other.value) {
    case (nil, nil): true
    case (let value?, let other?): isSameModel(value, other)
    default: false
    }
  }
}
