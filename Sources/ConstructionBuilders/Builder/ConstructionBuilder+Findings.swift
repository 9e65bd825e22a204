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
  public var findings: [Finding] { FindingsPass.run { findingsInPass } }

  private var findingsInPass: [Finding] {
    var problems = BuildProblems(rest: buildProblems)
    var findings: [Finding] = []
    for declared in declaredFields {
      let field = declared.field
      let report = field.findings
      // Most fields are as declared, and making a path takes time.
      if report.isEmpty, problems.rest.isEmpty { continue }
      let path = field.path.isEmpty ? FieldPath.key(declared.name) : field.path
      let arrived = report.map { field.path.isEmpty ? $0.prefixed(by: path) : $0 }
      findings += arrived
      problems.take(path, reported: arrived, addingTo: &findings)
    }
    return (findings + problems.rest).distinct()
  }

  private var buildProblems: [Finding] {
    guard case .failure(let failure) = build() else { return [] }
    return Finding.explaining(failure, expected: String(describing: Model.self))
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
      guard problem.path.starts(with: path) else { return false }
      if problem.kind.count != nil, findings.raiseCount(to: problem) { return true }
      let isKnown =
        known.contains(QuicklyHashed(finding: problem))
        || (isCutShort && problem.path != path)
      if !isKnown { findings.append(problem) }
      return true
    }
  }
}

extension [Finding] {
  /// Gives a `.more` at the same path the larger count of the two; false if there is none.
  fileprivate mutating func raiseCount(to other: Finding) -> Bool {
    guard let index = lastIndex(where: { $0.kind.count != nil && $0.path == other.path }) else {
      return false
    }
    if let count = self[index].kind.count, let larger = other.kind.count, larger > count {
      self[index] = other
    }
    return true
  }
}
