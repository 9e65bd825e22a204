/// A builder, with its fields and its path in the document.
struct PlacedBuilder {
  let builder: any ConstructionBuilder
  let fields: [DeclaredField]
  let path: FieldPath
}

/// A field, and the builder that declares it.
struct BuilderPlace {
  let owner: PlacedBuilder
  let declared: DeclaredField
}

/// Finds nested builders and their fields by the paths of the document.
struct BuilderWalk {
  /// The outermost value: a builder, or a value that contains builders.
  private let root: Any?

  /// The findings of the root. They tell which arrays have lost elements.
  let findings: [Finding]

  /// The builders on the way to a path: many mutations have the same, and reflection takes time.
  private let known = Locked<[FieldPath: [PlacedBuilder]]>([:])

  init(_ root: Any?, _ findings: [Finding]) { (self.root, self.findings) = (root, findings) }

  /// The field that captured the value at a path; nil when no field captured exactly that value.
  func place(of path: FieldPath) -> BuilderPlace? {
    let places = places(of: path)
    // Another one may have found a value there that it cannot use.
    return places.first { $0.declared.value != nil } ?? places.first
  }

  /// All fields that read the value at a path.
  func places(of path: FieldPath) -> [BuilderPlace] {
    builders(towards: path).flatMap { owner in
      owner.fields.filter { !$0.field.path.isEmpty && owner.path + $0.field.path == path }
        .map { BuilderPlace(owner: owner, declared: $0) }
    }
  }

  /// The builder that captured the object at a path; nil when no builder did.
  private func builder(at path: FieldPath) -> PlacedBuilder? {
    builders(towards: path).first { $0.path == path }
  }

  /// Whether builders alone read the object at a path. Any other field has all of its members.
  func isOnlyOfBuilders(at path: FieldPath) -> Bool {
    let around = builders(towards: path)
    return around.contains { $0.path == path }
      && around.allSatisfy { owner in
        owner.fields.allSatisfy { field in
          let read = owner.path + field.field.path
          let value = (field.value as? any UnionValue)?.valueOfArm ?? field.value
          if value is any ConstructionBuilder || value == nil { return true }
          let leadsOn = read != path && (value is [Any] || value is [String: Any])
          return field.field.path.isEmpty || leadsOn
            || !path.components.starts(with: read.components)
        }
      }
  }

  /// The builder of the same type and path as that of a field in another walk.
  func builder(like other: PlacedBuilder) -> PlacedBuilder? {
    builders(towards: other.path)
      .first { $0.path == other.path && type(of: $0.builder) == type(of: other.builder) }
  }

  /// The field that has the name of the member at a path, in the builder of the enclosing object.
  func field(namedAs path: FieldPath) -> BuilderPlace? {
    guard case .key(let key)? = path.components.last else { return nil }
    let object = FieldPath(path.components.dropLast())
    guard let owner = builder(at: object),
      let declared = owner.fields.first(where: { $0.name == key })
    else { return nil }
    return BuilderPlace(owner: owner, declared: declared)
  }

  /// The builders on the way to a path, outermost first. Several fields can read one value.
  private func builders(towards path: FieldPath) -> [PlacedBuilder] {
    if let found = known.withLock({ $0[path] }) { return found }
    var found: [PlacedBuilder] = []
    func pass(_ value: Any?, _ place: FieldPath) {
      let value = (value as? any UnionValue)?.valueOfArm ?? value
      if let builder = value as? any ConstructionBuilder {
        let fields = builder.declaredFields
        found.append(PlacedBuilder(builder: builder, fields: fields, path: place))
        for field in fields where !field.field.path.isEmpty {
          let next = place + field.field.path
          if path.components.starts(with: next.components) { pass(field.value, next) }
        }
        return
      }
      guard place.components.count < path.components.count else { return }
      let step = path.components[place.components.count]
      switch step {
      case .index(let index):
        guard let elements = value as? [Any], elements.indices.contains(index),
          !hasLostElements(of: place)
        else { return }
        pass(elements[index], place + FieldPath([step]))
      case .key(let key):
        pass((value as? [String: Any])?[key], place + FieldPath([step]))
      }
    }
    pass(root, FieldPath())
    known.withLock { $0[path] = found }
    return found
  }

  /// Whether elements of an array were left out, so that the others have moved.
  private func hasLostElements(of array: FieldPath) -> Bool {
    findings.contains { finding in
      let isElement =
        !finding.path.isEmpty && FieldPath(finding.path.components.dropLast()) == array
      return finding.kind.count != nil || (isElement && !finding.isRepair)
    }
  }
}

extension DeclaredField {
  /// The value of the field, without its type.
  var value: Any? { field.anyValue }
}

extension ConstructionBuilder {
  func model() throws -> Any { try build().get() }

  /// The findings, and what is built.
  func reported() -> (findings: [Finding], result: MutationResult) {
    let report = report()
    return (report.findings, MutationResult { try report.result.get() })
  }
}
