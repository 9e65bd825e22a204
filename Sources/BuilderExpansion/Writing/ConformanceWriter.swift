/// Writes the extension that makes a model `Buildable`.
enum ConformanceWriter {
  static func conformance(of type: String, _ plan: BuilderPlan) -> String {
    var lines = Lines()
    for attribute in plan.availability { lines.line(attribute) }
    let type = Source(type).trimmed
    lines.line(
      "extension \(type): \(Vocabulary.buildable)\(Constraints.clause(plan.parameters)) {}")
    return lines.text
  }
}

extension Source {
  /// The source without what stands before and after its tokens.
  var trimmed: String { written(0..<tokens.count - 1) }
}
