import ConstructionBuilders

/// A field of a builder, or of one inside it, and the builder that declares it.
struct BuilderPlace {
  let builder: any ConstructionBuilder
  let declared: DeclaredField

  /// Where the builder stands in the document.
  let path: FieldPath
}

extension ConstructionBuilder {
  /// The field that captured the value at a path, however deep; nil where no field of a builder is just that.
  func place(of path: FieldPath, under prefix: FieldPath = FieldPath()) -> BuilderPlace? {
    for declared in declaredFields where !declared.field.path.isEmpty {
      let steps = declared.field.path.components
      guard path.components.starts(with: steps) else { continue }
      if path.components.count == steps.count {
        return BuilderPlace(builder: self, declared: declared, path: prefix)
      }
      var place: BuilderPlace?
      let rest = FieldPath(Array(path.components.dropFirst(steps.count)))
      declared.visitBuilder(towards: rest) { builder, inside, below in
        place = builder.place(of: below, under: prefix + FieldPath(steps) + inside)
      }
      return place
    }
    return nil
  }

  /// The builder that captured the object at a path; nil where none did.
  func builder(at path: FieldPath) -> (any ConstructionBuilder)? {
    if path.isEmpty { return self }
    for declared in declaredFields where !declared.field.path.isEmpty {
      let steps = declared.field.path.components
      guard path.components.starts(with: steps) else { continue }
      var found: (any ConstructionBuilder)?
      let rest = FieldPath(Array(path.components.dropFirst(steps.count)))
      declared.visitBuilder(towards: rest) { builder, _, below in
        found = builder.builder(at: below)
      }
      return found
    }
    return nil
  }
}

extension DeclaredField {
  /// The value of the field, whatever its type.
  var value: Any? { (field as? any FieldWithValue)?.anyValue }

  /// Calls `body` with the builder in the field on the way along `steps`, if there is one: itself, or an
  /// element. Elements that were left out have moved the others: then there is none.
  fileprivate func visitBuilder(
    towards rest: FieldPath,
    _ body: (_ builder: any ConstructionBuilder, _ inside: FieldPath, _ below: FieldPath) -> Void
  ) {
    var value = value
    var inside = FieldPath()
    var below = rest
    while let step = below.components.first {
      if let builder = value as? any ConstructionBuilder { return body(builder, inside, below) }
      switch step {
      case .index(let index):
        guard let elements = value as? [Any], elements.indices.contains(index),
          !hasLostElements(of: field.path + inside)
        else { return }
        value = elements[index]
      case .key(let key):
        guard let members = value as? [String: Any] else { return }
        value = members[key]
      }
      inside = inside + FieldPath([step])
      below.components.removeFirst()
    }
    if let builder = value as? any ConstructionBuilder { body(builder, inside, below) }
  }
}

extension DeclaredField {
  /// Whether elements of the array at a path were left out, so that the others have moved.
  private func hasLostElements(of array: FieldPath) -> Bool {
    field.findings.contains { finding in
      let steps = finding.path.components
      let isElement =
        steps.count == array.components.count + 1 && steps.starts(with: array.components)
      return finding.kind.count != nil || (isElement && !finding.isRepair)
    }
  }
}

/// A field whose value can be had without knowing its type.
private protocol FieldWithValue {
  var anyValue: Any? { get }
}

extension Field: FieldWithValue {
  fileprivate var anyValue: Any? { wrappedValue }
}

extension ConstructionBuilder {
  /// The fields without which no model is built: those that an empty object is refused for.
  static var requiredPaths: Set<FieldPath> {
    guard case .failure(let failure) = Self(dictionary: [:]).build() else { return [] }
    let findings = (failure as? any FindingsError)?.findings ?? []
    return Set(findings.filter { $0.kind == .missing }.map(\.path))
  }

  /// Why no model is built; nil where one is.
  var buildError: (any Error)? {
    if case .failure(let failure) = build() { failure } else { nil }
  }
}
