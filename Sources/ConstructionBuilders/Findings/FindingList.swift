/// Findings in their order, some of them as all those of one value.
///
/// What is wrong deep in a document is seen from each level around it, under a longer path. A list
/// takes the findings of the level below as they are, so that each level costs the same; paths are
/// put together when somebody reads them:
///
/// ```
/// [ id: missing,  answers ─ [ [0] ─ [ id: missing,  answers ─ [ … ] ] ] ]
/// ```
public struct FindingList: Sendable {
  @usableFromInline
  enum Branch: Sendable {
    case leaf(Finding)
    /// So many of the problems and repairs of a value, which stands at the path.
    case below(FieldPath, LimitedFindings, FindingCounts)
  }

  @usableFromInline
  private(set) var branches: [Branch]

  /// No findings.
  @inlinable
  public init() { branches = [] }

  init(_ findings: some Sequence<Finding>) { branches = findings.map(Branch.leaf) }

  /// Whether there are none.
  public var isEmpty: Bool { branches.isEmpty }

  /// Adds a finding.
  public mutating func append(_ finding: Finding) { branches.append(.leaf(finding)) }

  /// Adds the findings of another list.
  mutating func append(_ other: FindingList) { branches += other.branches }

  /// Adds the findings of the value at a path, and how many more it has.
  mutating func append(_ findings: LimitedFindings, under path: FieldPath) {
    guard !findings.isEmpty else { return }
    branches.append(.below(path, findings, findings.kept))
    if findings.omittedAll > 0 {
      append(Finding(path: path, kind: .more(findings.omittedAll), expected: ""))
    }
  }

  /// Adds so many problems and repairs of the value at a path, and does not say how many more it has.
  mutating func append(_ findings: LimitedFindings, under path: FieldPath, _ counts: FindingCounts)
  {
    branches.append(.below(path, findings, counts))
  }

  /// The findings that stand in the list one by one.
  var leaves: [Finding] {
    branches.compactMap { branch in if case .leaf(let finding) = branch { finding } else { nil } }
  }

  /// Takes out the branches for which `isTaken` is true.
  mutating func removeBranches(where isTaken: (Branch) -> Bool) -> [Branch] {
    let taken = branches.filter(isTaken)
    if !taken.isEmpty { branches.removeAll(where: isTaken) }
    return taken
  }

  func mapLeaves(_ transform: (Finding) -> Finding) -> FindingList {
    var list = self
    list.branches = branches.map { branch in
      if case .leaf(let finding) = branch { .leaf(transform(finding)) } else { branch }
    }
    return list
  }

  /// All findings, with their whole paths.
  public var findings: [Finding] {
    var findings: [Finding] = []
    collect(nil, into: &findings)
    return findings
  }

  /// Adds the findings under a prefix, and no more of each sort than there is room for.
  func collect(
    under prefix: PathPrefix? = nil, _ room: FindingCounts?, into findings: inout [Finding]
  ) {
    var room = room
    for branch in branches {
      switch branch {
      case .leaf(let finding):
        if finding.kind.count == nil, room?.take(finding) == false { continue }
        findings.append(prefix?.prefixing(finding) ?? finding)
      case .below(let path, let inner, let counts):
        let part = room.map { $0.most(of: counts) } ?? counts
        room = room.map { $0 - part }
        guard part.all > 0 else { continue }
        let prefix = path.isEmpty ? prefix : PathPrefix(path: path, outer: prefix)
        inner.list.collect(under: prefix, part, into: &findings)
      }
    }
  }
}

extension FindingList {
  /// The list without what stands there twice, as it does where a field is two arguments of `construct`.
  func distinct() -> FindingList {
    guard branches.count > 1 else { return self }
    var seen: Set<Finding> = []
    var places: Set<FieldPath> = []
    var isDistinct = true
    for branch in branches {
      switch branch {
      case .leaf(let finding): isDistinct = isDistinct && seen.insert(finding).inserted
      case .below(let path, _, _): isDistinct = isDistinct && places.insert(path).inserted
      }
    }
    return isDistinct ? self : FindingList(findings.distinct())
  }
}

/// The steps that lead to where a list of findings begins, from the inside out.
final class PathPrefix {
  let path: FieldPath
  let outer: PathPrefix?

  init(path: FieldPath, outer: PathPrefix?) {
    self.path = path
    self.outer = outer
  }

  func prefixing(_ finding: Finding) -> Finding {
    var finding = finding
    var prefix: PathPrefix? = self
    while let step = prefix {
      finding.path = step.path + finding.path
      prefix = step.outer
    }
    return finding
  }
}
