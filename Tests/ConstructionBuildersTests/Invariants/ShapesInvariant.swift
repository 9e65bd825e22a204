import ConstructionBuilders

@testable import TestSupport

/// Builders of every shape report their findings, whatever the input.
enum ShapesInvariant: ShapeCheck {
  static func check<Builder: ConstructionBuilder>(_ builder: Builder) throws
  where Builder.Failure == BuildFailure {
    let findings = builder.findings
    for finding in findings { try require(!"\(finding)".isEmpty, "a finding without words") }
    try require(Set(findings).count == findings.count, "a finding is there twice: \(findings)")
    if case .failure(let failure) = builder.build() {
      let unsaid = failure.findings.filter { problem in
        problem.kind.count == nil && !findings.contains(problem)
          && !findings.contains { $0.kind.count != nil }
      }
      try require(unsaid.isEmpty, "problems without a finding: \(unsaid), \(findings)")
    }
    for declared in builder.declaredFields { _ = declared.field.findings }
    try require(builder.findings == findings, "other findings when asked again")
  }
}
