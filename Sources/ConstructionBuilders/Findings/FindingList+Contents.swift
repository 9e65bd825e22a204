extension FindingList {
  /// One entry of a list.
  @usableFromInline
  enum Branch: Sendable {
    case leaf(Finding)
    /// The list of the value at a path, and how many of its problems and repairs count here.
    case below(FieldPath, FindingList, FindingCounts)
  }

  /// The contents of a list that is not empty.
  @usableFromInline
  struct Contents: Sendable {
    private(set) var branches: [Branch] = []
    private(set) var counts = FindingCounts()
    private var omitted = 0
    private(set) var isTooDeep = false
    let isLimited: Bool

    /// How deep lists are nested in this one.
    private(set) var levels = 0

    init(isLimited: Bool) { self.isLimited = isLimited }

    /// How many problems and repairs are kept. Repairs use the room that problems leave.
    private var kept: FindingCounts {
      guard isLimited else { return counts }
      let room = FindingCounts.limit.problems - counts.problems
      return FindingCounts(problems: counts.problems, repairs: min(counts.repairs, room))
    }

    var isEmpty: Bool { branches.isEmpty && omitted == 0 }

    /// How many findings are not kept.
    private var omittedAll: Int { omitted.saturatingSum(counts.all - kept.all) }

    var count: Int { omitted.saturatingSum(counts.all) }

    var total: FindingCounts { kept + FindingCounts(problems: omittedAll) }

    var leaves: [Finding] {
      branches.compactMap { branch in if case .leaf(let finding) = branch { finding } else { nil } }
    }

    var findings: [Finding] {
      var findings: [Finding] = []
      collect(isLimited ? kept : nil, into: &findings)
      if omittedAll > 0 { findings.append(.more(omittedAll)) }
      return findings.withoutRequiredAsRepairs
    }

    mutating func append(_ finding: Finding) {
      if finding.kind == .tooDeep { isTooDeep = true }
      if let count = finding.kind.count {
        if isLimited { omit(count) } else { branches.append(.leaf(finding)) }
      } else if counts.add(finding, upTo: isLimited ? .limit : nil) {
        branches.append(.leaf(finding))
      } else {
        omit(1)
      }
    }

    mutating func append(_ branch: Branch) {
      switch branch {
      case .leaf(let finding): append(finding)
      case .below(let path, let list, let counts):
        if let contents = list.contents { append(contents, list, counts, under: path) }
      }
    }

    /// Adds the findings of another list. `other` is the contents of `list`.
    mutating func append(_ other: Contents, _ list: FindingList) {
      guard !other.isLimited else { return append(other, list, under: FieldPath()) }
      for branch in other.branches { append(branch) }
    }

    /// Adds the findings of the value at `path`, and the number of its findings that were not kept.
    mutating func append(_ other: Contents, _ list: FindingList, under path: FieldPath) {
      append(other, list, other.kept, under: path)
      if isLimited {
        omit(other.omittedAll)
      } else if other.omittedAll > 0 {
        append(.more(other.omittedAll, at: path))
      }
    }

    private mutating func append(
      _ other: Contents, _ list: FindingList, _ all: FindingCounts, under path: FieldPath
    ) {
      if other.isTooDeep { isTooDeep = true }
      levels = max(levels, 1 + other.levels)
      let part = isLimited ? (FindingCounts.limit - counts).most(of: all) : all
      if part.all > 0 {
        branches.append(.below(path, list, part))
        counts = counts + part
      }
      omit(all.all - part.all)
    }

    /// Adds the nested lists to others.
    func addLists(to boxes: inout [Box]) {
      for case .below(_, let list, _) in branches {
        if case .some(let box) = list.storage { boxes.append(box) }
      }
    }

    mutating func omit(_ count: Int) { omitted = omitted.saturatingSum(count) }

    /// Adds the findings, at most as many of each sort as `room` allows.
    ///
    /// A loop: lists are nested as deep as the document.
    private func collect(_ room: FindingCounts?, into findings: inout [Finding]) {
      var levels = [Level(path: FieldPath(), rest: branches[...], room: room)]
      while let level = levels.indices.last {
        guard let branch = levels[level].rest.popFirst() else {
          levels.removeLast()
          continue
        }
        switch branch {
        case .leaf(let finding):
          if finding.kind.count == nil,
            levels[level].room?.take(isRepair: finding.isRepair) == false
          {
            continue
          }
          var placed = finding
          for level in levels.reversed() { placed.path = level.path + placed.path }
          findings.append(placed)
        case .below(let path, let inner, let counts):
          let part = levels[level].room.map { $0.most(of: counts) } ?? counts
          levels[level].room = levels[level].room.map { $0 - part }
          guard part.all > 0, let branches = inner.contents?.branches else { continue }
          levels.append(Level(path: path, rest: branches[...], room: part))
        }
      }
    }
  }

  /// What is left to collect of one list.
  private struct Level {
    let path: FieldPath
    var rest: ArraySlice<Branch>
    var room: FindingCounts?
  }
}

extension Finding {
  fileprivate static func more(_ count: Int, at path: FieldPath = FieldPath()) -> Finding {
    Finding(path: path, kind: .more(count), expected: "")
  }
}
