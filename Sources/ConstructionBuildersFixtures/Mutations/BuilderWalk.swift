import ConstructionBuilders

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
  let root: Any?

  /// The findings of the root. They tell which arrays have lost elements.
  let findings: [Finding]

  init<Value: Capturable>(_ root: JSONRoot<Value>) {
    self.root = root.value
    findings = (root.value as? any ConstructionBuilder)?.findings ?? root.findings
  }

  /// The field that captured the value at a path; nil when no field captured exactly that value.
  func place(of path: FieldPath) -> BuilderPlace? {
    guard var (builder, prefix) = outermostBuilder(towards: path) else { return nil }
    while let step = step(from: builder, at: prefix, towards: path) {
      if step.isWhole { return BuilderPlace(builder: builder, declared: step.field, path: prefix) }
      guard let next = step.next else { return nil }
      (builder, prefix) = next
    }
    return nil
  }

  /// The builder that captured the object at a path; nil when no builder did.
  func builder(at path: FieldPath) -> (any ConstructionBuilder)? {
    guard var (builder, prefix) = outermostBuilder(towards: path) else { return nil }
    while prefix != path {
      guard let next = step(from: builder, at: prefix, towards: path)?.next else { return nil }
      (builder, prefix) = next
    }
    return builder
  }

  /// The first builder on the way to a path.
  private func outermostBuilder(
    towards path: FieldPath
  ) -> (builder: any ConstructionBuilder, path: FieldPath)? {
    builder(in: root, at: FieldPath(), towards: path)
  }

  /// One step towards a path: a field, and the builder in it, if there is one.
  private struct Step {
    let field: DeclaredField
    /// Whether the field captured the value at the path itself.
    let isWhole: Bool
    let next: (builder: any ConstructionBuilder, path: FieldPath)?
  }

  private func step(
    from builder: any ConstructionBuilder, at prefix: FieldPath, towards path: FieldPath
  ) -> Step? {
    for declared in builder.declaredFields where !declared.field.path.isEmpty {
      let place = prefix + declared.field.path
      guard path.components.starts(with: place.components) else { continue }
      let next = self.builder(in: declared.value, at: place, towards: path)
      return Step(field: declared, isWhole: place == path, next: next)
    }
    return nil
  }

  /// The builder in a value, or in an element of it on the way to a path.
  private func builder(
    in value: Any?, at place: FieldPath, towards path: FieldPath
  ) -> (builder: any ConstructionBuilder, path: FieldPath)? {
    var value = value
    var place = place
    while true {
      if let builder = value as? any ConstructionBuilder { return (builder, place) }
      guard place.components.count < path.components.count else { return nil }
      let step = path.components[place.components.count]
      switch step {
      case .index(let index):
        guard let elements = value as? [Any], elements.indices.contains(index),
          !hasLostElements(of: place)
        else { return nil }
        value = elements[index]
      case .key(let key):
        guard let members = value as? [String: Any] else { return nil }
        value = members[key]
      }
      place.components.append(step)
    }
  }

  /// Whether elements of an array were left out, so that the others have moved.
  private func hasLostElements(of array: FieldPath) -> Bool {
    findings.contains { finding in
      let steps = finding.path.components
      let isElement =
        steps.count == array.components.count + 1 && steps.starts(with: array.components)
      return finding.kind.count != nil || (isElement && !finding.isRepair)
    }
  }
}

extension DeclaredField {
  /// The value of the field, without its type.
  var value: Any? { field.anyValue }
}

extension ConstructionBuilder {
  /// The paths of the required fields: those that the failure for an empty object names.
  static var requiredPaths: Set<FieldPath> {
    guard case .failure(let failure) = Self(dictionary: [:]).build() else { return [] }
    let findings = (failure as? any FindingsError)?.findings ?? []
    return Set(findings.filter { $0.kind == .missing }.map(\.path))
  }

  /// The error of `build()`; nil when it builds a model.
  var buildError: (any Error)? {
    if case .failure(let failure) = build() { failure } else { nil }
  }
}
