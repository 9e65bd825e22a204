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
  public var findings: [Finding] { FindingsPass.run { findingList }.findings.distinct() }

  /// The findings as a list, to be asked for in a ``FindingsPass``.
  var findingList: FindingList {
    var problems = buildProblems
    var list = FindingList()
    for declared in declaredFields {
      let field = declared.field
      var arrived = field.findingList
      // Most fields are as declared, and making a path takes time.
      if arrived.isEmpty, problems.isEmpty { continue }
      let path = field.path.isEmpty ? FieldPath.key(declared.name) : field.path
      if field.path.isEmpty {
        arrived = FindingList(arrived.findings.map { $0.prefixed(by: path) })
      }
      if !problems.isEmpty { arrived.append(problems.take(under: path), notIn: arrived, at: path) }
      list.append(arrived)
    }
    list.append(problems)
    return list
  }

  private var buildProblems: FindingList {
    guard case .failure(let failure) = build() else { return FindingList() }
    return FindingList(explaining: failure, expected: typeName(Model.self))
  }
}

extension FindingList {
  /// Takes the findings about the value at `path`, and what is in it, out of the list.
  fileprivate mutating func take(under path: FieldPath) -> [Branch] {
    removeBranches { branch in
      switch branch {
      case .leaf(let finding): finding.path.starts(with: path)
      case .below(let place, _, _): place.starts(with: path)
      }
    }
  }

  /// Adds what kept the field at `path` from being used, but for what has been reported.
  ///
  /// What is wrong in a value has been: the value has reported it. Of itself it may have, or not; and
  /// an error of the client's own may list what is wrong in it once more.
  fileprivate mutating func append(
    _ problems: [Branch], notIn reported: FindingList, at path: FieldPath
  ) {
    guard !problems.isEmpty else { return }
    let nearest = reported.nearest
    lazy var all = Set(reported.findings)
    for case .leaf(let problem) in problems {
      guard problem.kind.count == nil, !nearest.contains(problem) else { continue }
      if problem.path != path {
        // Of more than a hundred problems those that are not listed are known, too.
        guard !all.contains(problem), all.count(where: \.isListedProblem) < FindingCounts.limit.problems
        else { continue }
      }
      append(problem)
    }
  }

  /// The findings that stand in the list, or in what stands there.
  private var nearest: Set<Finding> {
    var nearest = Set(leaves)
    for case .below(let path, let inner, _) in branches {
      for finding in inner.leaves { nearest.insert(finding.prefixed(by: path)) }
    }
    return nearest
  }
}

extension Finding {
  fileprivate var isListedProblem: Bool { !isRepair && kind.count == nil }
}
