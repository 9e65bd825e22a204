/// A field, and the builder that declares it.
struct BuilderPlace {
  let builder: any ConstructionBuilder
  let declared: DeclaredField

  /// The path of the builder in the document.
  let path: FieldPath
}

/// Finds nested builders and their fields by the paths of the document.
struct BuilderWalk {
  /// The outermost value: a builder, or a value that contains builders.
  private let root: Any?

  /// The findings of the root. They tell which arrays have lost elements.
  let findings: [Finding]

  init<Value: Capturable>(_ root: JSONRoot<Value>) {
    self.root = root.value
    findings = (root.value as? any ConstructionBuilder)?.findings ?? root.findings
  }

  /// The field that captured the value at a path; nil when no field captured exactly that value.
  func place(of path: FieldPath) -> BuilderPlace? {
    fields(towards: path).places.first { $0.path + $0.declared.field.path == path }
  }

  /// The builder that captured the object at a path; nil when no builder did.
  func builder(at path: FieldPath) -> (any ConstructionBuilder)? {
    let last = fields(towards: path).last
    return last?.path == path ? last?.builder : nil
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

  /// The fields on the way to a path, outermost first, and the builder that none leads out of.
  private func fields(
    towards path: FieldPath
  ) -> (places: [BuilderPlace], last: (builder: any ConstructionBuilder, path: FieldPath)?) {
    var places: [BuilderPlace] = []
    var (value, place) = (root, FieldPath())
    while true {
      if let builder = value as? any ConstructionBuilder {
        let next = builder.declaredFields.first { declared in
          !declared.field.path.isEmpty
            && path.components.starts(with: (place + declared.field.path).components)
        }
        guard let next else { return (places, (builder, place)) }
        places.append(BuilderPlace(builder: builder, declared: next, path: place))
        (value, place) = (next.value, place + next.field.path)
        continue
      }
      guard place.components.count < path.components.count else { return (places, nil) }
      let step = path.components[place.components.count]
      switch step {
      case .index(let index):
        guard let elements = value as? [Any], elements.indices.contains(index),
          !hasLostElements(of: place)
        else { return (places, nil) }
        value = elements[index]
      case .key(let key):
        guard let members = value as? [String: Any] else { return (places, nil) }
        value = members[key]
      }
      place.components.append(step)
    }
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
}
