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
    var problems = buildProblems
    var findings: [Finding] = []
    for declared in declaredFields {
      let field = declared.field
      var arrived = field.findings
      // Most fields are as declared, and making a path takes time.
      if arrived.isEmpty, problems.isEmpty { continue }
      let path = field.path.isEmpty ? FieldPath.key(declared.name) : field.path
      if field.path.isEmpty { arrived = arrived.map { $0.prefixed(by: path) } }
      if !problems.isEmpty {
        arrived.merge(problems.filter { $0.path.starts(with: path) }, at: path)
        problems.removeAll { $0.path.starts(with: path) }
      }
      findings += arrived
    }
    return (findings + problems).distinct()
  }

  private var buildProblems: [Finding] {
    guard case .failure(let failure) = build() else { return [] }
    return Finding.explaining(failure, expected: typeName(Model.self))
  }
}

extension [Finding] {
  /// Adds what kept the field at `path` from being used to what has arrived in it, each once.
  fileprivate mutating func merge(_ problems: some Sequence<Finding>, at path: FieldPath) {
    let places = Dictionary(zip(self, indices), uniquingKeysWith: { first, _ in first })
    // Where a field has more than a hundred problems, those not among the first are known too. Of fewer all
    // are here, however many repairs were left out for them.
    let isCutShort =
      contains { $0.kind.count != nil }
      && count { !$0.isRepair && $0.kind.count == nil } >= LimitedFindings.limit
    for problem in problems {
      if let place = places[problem] {
        // The path of the problem is the one that the next level will compare with.
        self[place] = problem
      } else if problem.kind.count != nil, raiseCount(to: problem) {
        continue
      } else if !isCutShort || problem.path == path {
        append(problem)
      }
    }
  }

  /// Gives a `.more` at the same path the larger count of the two; false if there is none.
  private mutating func raiseCount(to other: Finding) -> Bool {
    guard let index = lastIndex(where: { $0.kind.count != nil && $0.path == other.path }) else {
      return false
    }
    if let count = self[index].kind.count, let larger = other.kind.count, larger > count {
      self[index] = other
    }
    return true
  }
}
