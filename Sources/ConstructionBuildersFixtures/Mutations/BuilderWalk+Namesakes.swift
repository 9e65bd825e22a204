import ConstructionBuilders

/// Fields and the members of the sample that have their names.
extension BuilderWalk {
  /// The field with the name of the member at a path, where no field reads that member, and that
  /// field no other member of the sample.
  func namesake(of path: FieldPath, in sample: JSONValue) -> BuilderPlace? {
    guard place(of: path) == nil, let namesake = field(namedAs: path) else { return nil }
    let source = namesake.declared.field.path
    guard !source.isEmpty, sample.value(at: namesake.path + source) != nil else { return namesake }
    // That it reads another member is a mistake where that has a field of its own.
    let isOfAnother = namesake.builder.declaredFields.contains {
      FieldPath([.key($0.name)]) == source
    }
    return isOfAnother ? namesake : nil
  }

  /// The field with the name of the member at a path, in the builder of the object that has the
  /// member.
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
  /// Whether the field is one of these, with or without the name of its builder.
  func isNamed(in names: Set<String>) -> Bool {
    names.contains(declared.name) || names.contains("\(type(of: builder)).\(declared.name)")
  }
}

extension ConstructionBuilder {
  /// The names of the fields that are otherwise in another builder of the type.
  func changedFields(in other: any ConstructionBuilder) -> Set<String> {
    let pairs = zip(declaredFields, other.declaredFields)
    return Set(pairs.filter { !$0.isSame(as: $1) }.map(\.0.name))
  }
}

extension DeclaredField {
  /// Whether the value, the outcome and the findings are the same.
  fileprivate func isSame(as other: DeclaredField) -> Bool {
    field.outcome == other.field.outcome && field.path == other.field.path
      && field.findings == other.field.findings && hasSameValue(as: other)
  }

  /// Whether the value is the same.
  func hasSameValue(as other: DeclaredField) -> Bool {
    switch (value, other.value) {
    case (nil, nil): true
    case (let value?, let other?): isSameModel(value, other)
    default: false
    }
  }
}
