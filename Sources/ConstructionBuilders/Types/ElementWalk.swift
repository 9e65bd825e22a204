/// Builds the elements of one container, and ends with what became of them.
struct ElementWalk {
  private let note: CaptureNote?
  private var elements: NotedElements
  private var watched = WatchedElements()
  private var lost: Int
  private var isWhole: Bool
  private var first: FirstLoss?

  init(_ note: CaptureNote?, _ walk: inout Walk) {
    self.note = note
    elements = NotedElements(note)
    lost = note?.lostCount ?? 0
    isWhole = walk.keepLevels(elements.notes)
  }

  /// Returns what the model's initialiser receives for an element; nil if there is nothing.
  ///
  /// - Parameter place: Where the element is in the value.
  mutating func take<Element: Capturable>(
    _ element: Element, at place: FieldPath.Component, _ walk: inout Walk
  ) -> Element.Built? {
    let (part, before) = elements.part(at: place)
    listLosses(among: before, &walk)
    var inner = walk.aim == .model && first != nil ? .ignoring : walk.ofFirstElement
    let built = element._build(part?.note, into: &inner)
    let searched = elements.searched(part)
    watched.take(at: place) { element._findingList(searched, $0) }
    let source = elements.source(of: place)
    guard walk.aim != .model else {
      if walk.take(&inner, &first, at: source) { isWhole = false }
      return built
    }
    let isLost = built == nil || inner.lost > 0
    if isLost || part?.isUnlisted == true { lost += 1 }
    if isLost, !inner.findings.isIgnoring {
      walk.findings.append(inner.findings, under: elements.path(of: source))
      isWhole = false
    }
    return built
  }

  /// Ends the walk. Returns whether there is a container.
  ///
  /// - Parameters:
  ///   - kept: How many elements were read.
  ///   - failed: How many of these could not be built, if none has a value; otherwise nil.
  func end(_ walk: inout Walk, of kept: Int, failed: Int?) -> Bool {
    listLosses(among: elements.rest, &walk)
    watched?.end()
    if let failed { walk.nothingLeft = NothingLeft(failed: failed, first) }
    return walk.keepAll(but: lost, of: kept, isWhole, note)
  }

  private func listLosses(among parts: ArraySlice<ElementNotes.Part>, _ walk: inout Walk) {
    if walk.aim != .model { elements.listLosses(among: parts, into: &walk.findings) }
  }
}

extension Walk {
  /// Adds the elements that were too deep to be read. Returns whether there are none, or whether
  /// they are reported with the others.
  fileprivate mutating func keepLevels(_ notes: ElementNotes?) -> Bool {
    aim != .model || notes?.reportTooDeep(into: &findings) != true
  }

  /// Adds what else was lost while a container was read. Returns whether the rest is kept.
  ///
  /// - Parameters:
  ///   - lost: How many elements are lost, those that were not read included.
  ///   - kept: How many were read.
  ///   - isWhole: Whether all of these were built.
  fileprivate mutating func keepAll(
    but lost: Int, of kept: Int, _ isWhole: Bool, _ note: CaptureNote?
  ) -> Bool {
    guard aim != .model else { return isWhole }
    findings.omit(note?.elements?.omitted.problems ?? 0)
    let isCut = note?.reportInnerProblems(into: &findings) ?? false
    self.lost = lost
    sent = kept + (note?.lostCount ?? 0)
    return aim == .losses || isWhole && note?.elements?.hasLosses != true && !isCut
  }
}
