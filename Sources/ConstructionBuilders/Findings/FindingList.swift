/// An ordered list of findings: all those of a builder, or a limited number for one value.
///
/// Each level around a problem deep in a document reports it under a longer path. A list takes the
/// list of the level below unchanged, so each level costs the same. The paths are joined when the
/// findings are read:
///
/// ```
/// [ id: missing,  answers ─ [ [0] ─ [ id: missing,  answers ─ [ … ] ] ] ]
/// ```
///
/// The list of one value, such as an array in a field, gives a hundred findings: problems, and
/// repairs in the room that they leave. It counts the rest, so a hostile array cannot fill the
/// memory with findings.
public struct FindingList: Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case empty
    case emptyOfValue
    case ignoring
    case some(Box)
  }

  /// Takes one word, and allocates nothing until there is a finding.
  @usableFromInline
  var storage: Storage

  @inlinable
  init(_ storage: Storage) { self.storage = storage }

  /// An empty list without a limit.
  @inlinable
  public init() { self.init(.empty) }

  /// An empty list for one value. It keeps a hundred problems and a hundred repairs.
  @inlinable
  static var ofValue: FindingList { FindingList(.emptyOfValue) }

  /// A list that drops every finding, for callers that need no reasons.
  @inlinable
  static var ignoring: FindingList { FindingList(.ignoring) }

  init(_ findings: some Sequence<Finding>) {
    self.init()
    for finding in findings { append(finding) }
  }

  init(ofValue findings: some Sequence<Finding>) {
    self.init(.emptyOfValue)
    for finding in findings { append(finding) }
  }

  /// Whether the list drops every finding.
  @inlinable
  var isIgnoring: Bool { if case .ignoring = storage { true } else { false } }

  /// Whether there are no findings.
  @inlinable
  var isEmpty: Bool { if case .some = storage { false } else { true } }

  /// Adds a finding.
  public mutating func append(_ finding: Finding) { change { $0.append(finding) } }

  /// Adds the findings of another list.
  mutating func append(_ other: FindingList) {
    guard let contents = other.contents else { return }
    change { $0.append(contents, other) }
  }

  /// Adds the findings of the value at `path`.
  mutating func append(_ other: FindingList, under path: FieldPath) {
    guard let contents = other.contents else { return }
    change { $0.append(contents, other, under: path) }
  }

  /// Whether a finding says that a value is nested too deep.
  var isTooDeep: Bool { contents?.isTooDeep ?? false }

  /// Adds the findings that say so about the value at `path`, also to a list that drops others.
  ///
  /// An array that lost an element to the depth does not build, although it may lose others. Only
  /// ``Field/allowingLosses(atMost:)`` allows both.
  @usableFromInline
  mutating func append(tooDeep other: FindingList, under path: FieldPath) {
    guard other.isTooDeep else { return }
    if isIgnoring { self = FindingList() }
    append(FindingList(ofValue: other.findings.filter { $0.kind == .tooDeep }), under: path)
  }

  /// Counts findings that were not created.
  mutating func omit(_ count: Int) {
    if count > 0 { change { $0.omit(count) } }
  }

  /// All findings with their whole paths. If some were not kept, the last one is a `.more`.
  var findings: [Finding] { contents?.findings ?? [] }

  /// How many findings there are, those that are not kept included.
  var count: Int { contents?.count ?? 0 }

  /// How many problems and repairs there are. Those that are not kept count as problems.
  var counts: FindingCounts { contents?.total ?? FindingCounts() }

  /// How many problems are kept.
  var problemCount: Int { contents?.counts.problems ?? 0 }

  /// The finding, if the list is this one and nothing else.
  var only: Finding? {
    guard let contents, contents.branches.count == 1, contents.count == 1,
      case .leaf(let finding) = contents.branches[0]
    else { return nil }
    return finding
  }

  /// The single findings of this list, without those of nested lists.
  var leaves: [Finding] { contents?.leaves ?? [] }

  /// The entries of the list: single findings and nested lists.
  var branches: [Branch] { contents?.branches ?? [] }

  /// Removes the entries for which `isTaken` is true, and returns them.
  mutating func removeBranches(where isTaken: (Branch) -> Bool) -> [Branch] {
    let taken = branches.filter(isTaken)
    guard !taken.isEmpty else { return [] }
    let rest = branches.filter { !isTaken($0) }
    self = FindingList()
    for branch in rest { change { $0.append(branch) } }
    return taken
  }

  /// Whether a single finding of this list is one of those.
  func hasLeaf(where isWanted: (Finding) -> Bool) -> Bool {
    contents?.branches.contains { branch in
      if case .leaf(let finding) = branch { isWanted(finding) } else { false }
    } == true
  }

  func mapLeaves(_ transform: (Finding) -> Finding) -> FindingList {
    var list = FindingList()
    for branch in branches {
      if case .leaf(let finding) = branch {
        list.append(transform(finding))
      } else {
        list.change { $0.append(branch) }
      }
    }
    return list
  }

  /// The list without duplicates. Duplicates occur if a field is two arguments of `construct`.
  func distinct() -> FindingList {
    let branches = branches
    guard branches.count > 1 else { return self }
    var seen: Set<Finding> = []
    var places: Set<FieldPath> = []
    let isDistinct = branches.allSatisfy { branch in
      switch branch {
      case .leaf(let finding): seen.insert(finding).inserted
      case .below(let path, _, _): places.insert(path).inserted
      }
    }
    return isDistinct ? self : FindingList(findings.distinct())
  }

  var contents: Contents? {
    if case .some(let box) = storage { box.contents } else { nil }
  }

  private mutating func change(_ body: (inout Contents) -> Void) {
    var contents: Contents
    var own: Box?
    switch storage {
    case .ignoring: return
    case .empty: contents = Contents(isLimited: false)
    case .emptyOfValue: contents = Contents(isLimited: true)
    case .some(var box):
      // With a single owner, the array grows in place.
      storage = .empty
      if isKnownUniquelyReferenced(&box) {
        contents = box.take()
        own = box
      } else {
        contents = box.contents
      }
    }
    body(&contents)
    // A finding that stands for no others, such as a decoded `.more(0)`, adds nothing.
    guard !contents.isEmpty else {
      storage = contents.isLimited ? .emptyOfValue : .empty
      return
    }
    if let own { own.contents = contents }
    storage = .some(own ?? Box(contents))
  }
}

extension FindingList {
  /// The contents, which all copies of a list share.
  ///
  /// `@unchecked Sendable`: they are changed only when nobody else has them.
  @usableFromInline
  final class Box: @unchecked Sendable {
    fileprivate(set) var contents: Contents

    init(_ contents: Contents) { self.contents = contents }

    /// Frees nested lists one after the other: they are nested as deep as the document, and each
    /// within the other would take a place on the stack.
    deinit {
      guard contents.levels > 8 else { return }
      var rest: [Box] = []
      take().addLists(to: &rest)
      while var box = rest.popLast() {
        if isKnownUniquelyReferenced(&box) { box.take().addLists(to: &rest) }
      }
    }

    /// Takes the contents out of it. While they change in the box, each access to them would be
    /// checked for another user.
    fileprivate func take() -> Contents {
      defer { contents = Contents(isLimited: contents.isLimited) }
      return contents
    }
  }
}
