extension Plan {
  /// Writes the builder. With the place of the model, errors are reported there.
  func write(place: SourcePlace? = nil, to lines: inout Lines) {
    switch self {
    case .fields(let plan): BuilderWriter(plan, place: place).write(to: &lines)
    case .variants(let plan): VariantsWriter(plan, place: place).write(to: &lines)
    case .union(let plan): UnionWriter(plan).write(to: &lines)
    }
  }

  /// The extension that makes the model `Buildable`, under the name that it has there; nil where
  /// it is that already.
  ///
  /// - Parameter missing: The names of the protocols that it lacks; nil for all.
  func conformance(of type: String, missing: Set<String>? = nil) -> String? {
    let protocols = protocols.filter { name in
      missing?.contains { name.hasSuffix(".\($0)") } ?? true
    }
    guard !protocols.isEmpty else { return nil }
    var lines = Lines()
    for attribute in head.availability { lines.line(attribute) }
    lines.line(
      "extension \(type): \(protocols.joined(separator: ", "))", head.constraints + " {}",
      indentsRest: false)
    return lines.text
  }

  /// Each by itself: other files do not see what a conformance implies that a macro writes.
  private var protocols: [String] {
    guard case .union = self else { return [Vocabulary.buildable] }
    return [Vocabulary.buildable, Vocabulary.unionModel, Vocabulary.filledUnionModel]
  }
}

extension PlanHead {
  /// A where clause after a space: every generic parameter has a builder that builds it. Empty
  /// where there are no parameters.
  var constraints: String {
    guard !parameters.isEmpty else { return "" }
    return " where "
      + parameters.map {
        "\($0): \(Vocabulary.buildable), \($0).Builder.\(Vocabulary.built) == \($0)"
      }.joined(separator: ", ")
  }
}
