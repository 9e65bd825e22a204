/// Writes the extension that makes a model `Buildable`.
enum ConformanceWriter {
  static func conformance(of type: String, _ plan: BuilderPlan) -> String {
    var lines = Lines()
    for attribute in plan.availability { lines.line(attribute) }
    let type = Source(type).trimmed
    let opening = "extension \(type): \(Vocabulary.buildable)"
    let constraints = Constraints.clause(plan.parameters)
    if lines.fits(opening + constraints + " {}") {
      lines.line(opening + constraints + " {}")
    } else {
      lines.line(opening)
      lines.line(constraints.dropFirst() + " {}")
    }
    return lines.text
  }
}

extension Source {
  /// The source without what stands before and after its tokens.
  var trimmed: String { written(0..<tokens.count - 1) }
}
