/// Builds the elements of one container, or tells their findings.
///
/// Whoever walks takes the elements in the order of their findings, and ends the walk.
struct ElementWalk {
  private let note: CaptureNote?
  private let notes: ElementNotes?

  /// The first part that was not yet met.
  private var next = 0

  /// The first element that could not be built and was not yet met.
  private var nextFailed = 0

  private var watched: WatchedElements?
  private var lost = 0
  private var isWhole = true
  private var first: FirstLoss?

  init(_ note: CaptureNote?, _ walk: inout Walk) {
    self.note = note
    notes = note?.elements
    if walk.aim == .findings {
      note?.reportOwn(into: &walk.findings)
    } else {
      watched = WatchedElements()
      lost = note?.lostCount ?? 0
      isWhole = walk.keepLevels(notes)
    }
  }

  /// Returns what the model's initialiser receives for an element; nil if there is nothing.
  ///
  /// - Parameter place: Where the element is in the value.
  mutating func take<Element: Capturable>(
    _ element: Element, at place: FieldPath.Component, _ walk: inout Walk
  ) -> Element.Built? {
    let part = part(at: place, &walk)
    var inner = walk.aim == .model && first != nil ? .ignoring : walk.ofFirstElement
    let built = element._build(part?.note, into: &inner)
    let searched = self.searched(part)
    watched.take(at: place) { element.findingList(searched, $0) }
    let source = notes?.source(of: place) ?? place
    guard walk.aim != .model else {
      if walk.take(&inner, &first, at: source) { isWhole = false }
      return built
    }
    let isLost = built == nil || inner.lost > 0
    if isLost || part?.isUnlisted == true { lost += 1 }
    if isLost, !inner.findings.isIgnoring {
      walk.findings.append(inner.findings, under: path(of: source))
      isWhole = false
    }
    return built
  }

  /// Adds the findings about one element, for a walk that builds nothing.
  mutating func tell(
    _ element: @autoclosure () -> some Capturable, at place: FieldPath.Component,
    _ walk: inout Walk
  ) {
    let searched = self.searched(part(at: place, &walk))
    let inner: FindingList
    switch failed(at: place, walk) {
    case .counted(let count): return walk.findings.omit(count)
    case .list(let list): inner = list
    case nil:
      guard let searched else { return }
      inner = element().findingList(searched)
    }
    guard !inner.isEmpty else { return }
    walk.findings.append(inner, under: path(of: notes?.source(of: place) ?? place))
  }

  /// What is known of the element at a place, if it could not be built.
  private mutating func failed(
    at place: FieldPath.Component, _ walk: borrowing Walk
  ) -> FailedParts.Element? {
    guard let elements = walk.failed?.elements else { return nil }
    while nextFailed < elements.count, elements[nextFailed].place.precedes(place) {
      nextFailed += 1
    }
    guard nextFailed < elements.count, elements[nextFailed].place == place else { return nil }
    defer { nextFailed += 1 }
    return elements[nextFailed].found
  }

  /// The note with which an element is searched for findings.
  private func searched(_ part: ElementNotes.Part?) -> CaptureNote? {
    part?.note ?? (note?.hasNotedFields == true ? .ofFields : nil)
  }

  /// What is known of the element at a place in the value. Lists the losses before it.
  private mutating func part(
    at place: FieldPath.Component, _ walk: inout Walk
  ) -> ElementNotes.Part? {
    guard let notes, next < notes.parts.count else { return nil }
    let source = notes.source(of: place)
    while next < notes.parts.count {
      let part = notes.parts[next]
      let isHere = !part.isLost && part.place == place
      guard isHere || notes.source(of: part).precedes(source) else { return nil }
      next += 1
      if isHere { return part }
      if part.isLost { list(part, &walk) }
    }
    return nil
  }

  private func path(of source: FieldPath.Component) -> FieldPath {
    notes?.path(of: source) ?? .element(source)
  }

  private func list(_ loss: ElementNotes.Part, _ walk: inout Walk) {
    guard walk.aim != .model else { return }
    var inner = FindingList.ofValue
    loss.note?.reportLoss(into: &inner)
    walk.findings.append(inner, under: path(of: loss.place))
  }

  /// Ends a walk that builds nothing.
  func end(_ walk: inout Walk) {
    listRest(&walk)
    walk.findings.omit(notes?.omitted.all ?? 0)
  }

  private func listRest(_ walk: inout Walk) {
    for part in notes?.parts.dropFirst(next) ?? [] where part.isLost { list(part, &walk) }
  }

  /// Ends the walk. Returns whether there is a container.
  ///
  /// - Parameters:
  ///   - kept: How many elements were read.
  ///   - failed: How many of these could not be built, if none has a value; otherwise nil.
  func end(_ walk: inout Walk, of kept: Int, failed: Int?) -> Bool {
    listRest(&walk)
    watched?.end()
    if let failed { walk.nothingLeft = NothingLeft(failed: failed, first) }
    return walk.keepAll(but: lost, of: kept, isWhole, note)
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
