extension ConstructionBuilder {
  /// What is to be said about this builder and everything below it, in the order of declaration.
  ///
  /// That is whatever arrived otherwise than declared (unusable, coerced, dropped, by alias), and
  /// whatever keeps this builder, or a nested one, from being built. A field that is missing or null
  /// and not needed is an outcome, not a finding.
  ///
  /// ```swift
  /// for finding in sut.findings where finding.isRepair { print(finding) }
  /// // id: read string "1009220" as Int
  /// ```
  public var findings: [Finding] {
    var problems = buildProblems
    var findings: [Finding] = []
    for declared in declaredFields {
      let field = declared.field
      let path = field.path.isEmpty ? FieldPath.key(declared.name) : field.path
      let arrived = field.findings.map { field.path.isEmpty ? $0.prefixed(by: path) : $0 }
      findings += arrived
      problems.take(path, reported: arrived, addingTo: &findings)
    }
    return (findings + problems.rest).distinct()
  }

  private var buildProblems: BuildProblems {
    guard case .failure(let failure) = build() else { return BuildProblems(rest: []) }
    return BuildProblems(
      rest: Finding.explaining(failure, expected: String(describing: Model.self)))
  }
}

/// What keeps a builder from being built, to be told apart by field.
private struct BuildProblems {
  var rest: [Finding]

  /// Moves the problems of the field at `path` to `findings`, but for those already reported.
  mutating func take(
    _ path: FieldPath, reported: [Finding], addingTo findings: inout [Finding]
  ) {
    guard !rest.isEmpty else { return }
    let known = Set(reported.map(QuicklyHashed.init))
    // Where a field's findings were cut short, those not among the first hundred are known too.
    let isCutShort = reported.contains { $0.kind.count != nil }
    rest.removeAll { problem in
      guard problem.path.components.starts(with: path.components) else { return false }
      let isKnown =
        known.contains(QuicklyHashed(finding: problem)) || problem.kind.count != nil
        || (isCutShort && problem.path != path)
      if !isKnown { findings.append(problem) }
      return true
    }
  }
}
