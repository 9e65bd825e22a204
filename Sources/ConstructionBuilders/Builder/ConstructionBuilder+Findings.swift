extension ConstructionBuilder {
  /// The findings about this builder and everything in it, in the order of declaration.
  ///
  /// They include every value that differs from its declaration: unusable, coerced, left out, or
  /// found under an alias. They also include everything that keeps this builder, or a nested one
  /// that ``build()`` uses, from being built. A missing or null field that is not required is an
  /// outcome and not a finding.
  ///
  /// They are about the builder's own fields. What `build()`, a closure or a check reads and builds
  /// for itself, such as JSON in a text, has findings of its own.
  ///
  /// It builds the model to find out. ``report()`` gives both.
  ///
  /// ```swift
  /// for finding in sut.findings where finding.isRepair { print(finding) }
  /// // id: read string "1009220" as Int
  /// ```
  public var findings: [Finding] { report().findings }

  /// Adds the findings about the fields, and the problems of building them.
  func addFindings(_ failed: FailedParts?, to list: inout FindingList) {
    var problems = failed?.own ?? FindingList()
    for declared in declaredFields {
      let field = declared.field
      var own = FindingList()
      if field._place.isEmpty {
        field._addFindings(failed, to: &own)
        if own.isEmpty, problems.isEmpty { continue }
        let path = declared.pathOfName
        own = FindingList(own.findings.map { $0.prefixed(by: path) })
        list.append(own, and: problems.take(under: path), at: path)
        continue
      }
      // Creating a path takes time.
      let path = problems.isEmpty ? FieldPath() : field.path
      let others = problems.isEmpty ? [] : problems.take(under: path)
      if others.isEmpty {
        field._addFindings(failed, to: &list)
      } else {
        field._addFindings(failed, to: &own)
        list.append(own, and: others, at: path)
      }
    }
    list.append(problems)
  }
}

extension FindingList {
  /// Removes the findings about the value at `path` and the values in it, and returns those that
  /// the field there does not report by itself. A list at a longer path is that of another field,
  /// which reads in the same value.
  fileprivate mutating func take(under path: FieldPath) -> [Finding] {
    let taken = removeBranches { branch in
      switch branch {
      case .leaf(let finding): finding.path.starts(with: path)
      case .below(let place, _, _): place == path
      }
    }
    return taken.flatMap { $0.problems(at: path) }
  }

  /// Adds the findings of the field at `path`, and problems, except those already reported.
  ///
  /// A value reports the problems inside it, and may report the problem of the value itself. A
  /// client's own error may repeat the problems inside it.
  fileprivate mutating func append(
    _ own: FindingList, and problems: [Finding], at path: FieldPath
  ) {
    guard !problems.isEmpty else { return append(own) }
    var list = own
    let nearest = own.nearest
    lazy var all = Set(own.findings)
    for problem in problems {
      guard problem.kind.count == nil, !nearest.contains(problem) else { continue }
      if problem.path != path {
        // Beyond a hundred problems, those that are not listed are also known.
        let listed = all.count(where: \.isListedProblem)
        guard !all.contains(problem), listed < FindingCounts.limit.problems else { continue }
      }
      list.append(problem)
    }
    append(list)
  }

  /// The findings in the list, and those in its nested lists one level down.
  private var nearest: Set<Finding> {
    var nearest = Set(leaves)
    for case .below(let path, let inner, _) in branches {
      for finding in inner.leaves { nearest.insert(finding.prefixed(by: path)) }
    }
    return nearest
  }
}

extension FindingList.Branch {
  /// The problems that a field at `path` does not report by itself: those of its builder, and that
  /// nothing is left of the value.
  fileprivate func problems(at path: FieldPath) -> [Finding] {
    switch self {
    case .leaf(let finding): [finding]
    case .below(path, let list, _):
      list.leaves.filter { $0.kind == .tooManyLosses && $0.path.isEmpty }.map {
        $0.prefixed(by: path)
      }
    case .below: []
    }
  }
}

extension Finding {
  fileprivate var isListedProblem: Bool { !isRepair && kind.count == nil }
}
