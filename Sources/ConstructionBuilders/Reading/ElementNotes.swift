/// The notes about the elements of one array or dictionary.
///
/// Elements that could not be read are left out of the value. So the position of an element in the
/// value can differ from its place in the input. Paths always use the place in the input.
@usableFromInline
struct ElementNotes: Sendable {
  @usableFromInline
  init() {}

  /// An element that was left out.
  struct Loss: Sendable {
    let place: FieldPath.Component
    /// The reasons, with paths that begin at the element.
    let findings: [Finding]
  }

  /// The number of elements that could not be read.
  private(set) var lostCount = 0

  /// The number of elements without a value that are null.
  private(set) var nullCount = 0

  /// The number of elements that have no value, though they were not null, where none has one.
  var unusableCount: Int { lostCount + damagedCount - nullCount }

  /// The number of elements of a set that equal another one.
  var repeatedCount = 0

  /// The elements that were kept, and whose problems were not.
  private(set) var unlisted: Set<FieldPath.Component> = []

  /// The elements that could not be read, in the order of the input.
  private(set) var losses: [Loss] = []

  /// For each element that was kept, its index in the input; nil if no element was left out.
  @usableFromInline
  private(set) var sources: [Int]?

  /// The notes of elements that were kept, by position or key in the value.
  private(set) var kept: [FieldPath.Component: CaptureNote] = [:]

  /// The builders in an array of which only their fields have something to report.
  private(set) var noted: [(position: Int, note: CaptureNote)] = []

  /// The number of findings at all depths.
  private(set) var total = FindingCounts()

  /// How many more elements with words are kept.
  private var room = FindingCounts.words

  /// The number of findings that were not kept here. The notes of elements count their own.
  private(set) var omitted = FindingCounts()

  /// Whether an element, or a part of one, is nested too deep to be read.
  private(set) var isTooDeep = false

  /// The number of elements that were kept without a part of them.
  var damagedCount: Int {
    // Every element that has problems is in one of the two.
    kept.values.count { $0.total.problems > 0 }
      + unlisted.count { kept[$0]?.total.problems ?? 0 == 0 }
  }

  /// Whether there is nothing to report.
  private var isEmpty: Bool { total == FindingCounts() && kept.isEmpty && noted.isEmpty }

  /// The note of the value that contains the elements; nil if there is nothing to report.
  @usableFromInline
  var note: CaptureNote? { isEmpty ? nil : CaptureNote(elements: self) }

  /// The notes; nil if there is nothing to report.
  var some: ElementNotes? { isEmpty ? nil : self }

  /// Whether all there is to know is which elements have noted fields.
  @usableFromInline
  var isOfFields: Bool { total == FindingCounts() && kept.isEmpty }

  /// Whether an element, or a part of one, was left out.
  var hasLosses: Bool { !losses.isEmpty || omitted.problems > 0 }

  /// Whether a finding about an element has words.
  private(set) var hasWords = false

  /// The notes reduced to the places of elements in the input; nil if they equal the positions.
  var placesAlone: ElementNotes? {
    var places = ElementNotes()
    places.sources = sources
    places.noted = noted
    for (place, note) in kept { places.kept[place] = note.placesAlone }
    return places.sources == nil && places.isEmpty ? nil : places
  }

  /// The note of the element at a place in the value, as far as it is needed to build it.
  func note(at place: FieldPath.Component) -> CaptureNote? { kept.isEmpty ? nil : kept[place] }

  /// The place in the input of the element at `position` in the value.
  func source(of position: Int) -> FieldPath.Component {
    .index(sources?[position] ?? position)
  }

  /// Records that the element at `index` in the input could not be read.
  ///
  /// Before it, `count` elements were kept.
  @usableFromInline
  mutating func lose(
    elementAt index: Int, keptBefore count: Int, _ note: CaptureNote?,
    _ expectation: @autoclosure () -> String
  ) {
    if sources == nil { sources = Array(0..<count) }
    lose(.index(index), note, expectation())
  }

  /// Records that the element at `place` could not be read.
  mutating func lose(
    _ place: FieldPath.Component, _ note: CaptureNote?, _ expectation: @autoclosure () -> String
  ) {
    lostCount += 1
    let said = (note?.own ?? []) + (note?.inner ?? [])
    if said.isEmpty || note?.state == .null { nullCount += 1 }
    if said.contains(where: { $0.kind == .tooDeep }) { isTooDeep = true }
    total.problems += max(said.count, 1)
    let isCounted = !said.isEmpty && note?.hasWords != true
    guard !isCounted, room.take(isRepair: false) else {
      omitted.problems += max(said.count, 1)
      return
    }
    hasWords = true
    let findings = said.isEmpty ? [Finding(kind: .null, expected: expectation())] : said
    losses.append(Loss(place: place, findings: findings))
  }

  /// Records that the element at `index` in the input is at `position` in the value.
  @usableFromInline
  mutating func keep(elementAt index: Int, position: Int, _ note: CaptureNote?) {
    sources?.append(index)
    guard let note else { return }
    if note.isOfFields {
      noted.append((position, note))
    } else {
      keep(.index(position), note)
    }
  }

  /// Records an element that was kept and has a note.
  mutating func keep(_ place: FieldPath.Component, _ note: CaptureNote) {
    let all = note.total
    total = total + all
    if note.state == .null, all.problems > 0 { nullCount += 1 }
    if note.isTooDeep { isTooDeep = true }
    if all == FindingCounts() || note.hasWords && room.take(isRepair: all.problems == 0) {
      hasWords = hasWords || note.hasWords
      kept[place] = note
    } else {
      omitted = omitted + all
      // Parts of the element may still fail to build. Their findings need the places in the input.
      kept[place] = note.placesAlone
      if all.problems > 0 { unlisted.insert(place) }
    }
  }

  /// The notes, with `transform` applied to the notes of elements that were kept. Nil drops a note.
  func mapKept(
    _ transform: (FieldPath.Component, CaptureNote) -> CaptureNote?
  ) -> ElementNotes {
    var result = self
    for (place, note) in kept {
      let changed = transform(place, note)
      result.kept[place] = changed
      result.total = result.total - note.total + (changed?.total ?? FindingCounts())
    }
    return result
  }

  /// The notes without the losses at places that have a value now.
  func withoutLosses(where isSet: (FieldPath.Component) -> Bool) -> ElementNotes {
    var result = self
    result.losses.removeAll { isSet($0.place) }
    result.lostCount -= losses.count - result.losses.count
    let fewer =
      losses.reduce(0) { $0 + $1.findings.count }
      - result.losses.reduce(0) { $0 + $1.findings.count }
    result.total.problems -= fewer
    return result
  }

  /// Adds the problems of elements, at any depth.
  func reportProblems(into findings: inout FindingList) {
    report(into: &findings) { $0.reportProblems(into: &$1) }
    findings.omit(omitted.problems)
  }

  /// Adds the losses of elements that are nested too deep. Returns whether there are any.
  func reportTooDeep(into findings: inout FindingList) -> Bool {
    guard isTooDeep else { return false }
    for loss in losses {
      findings.append(tooDeep: FindingList(loss.findings), under: .element(loss.place))
    }
    return losses.contains { $0.findings.contains { $0.kind == .tooDeep } }
  }

  /// Adds all findings about elements, at any depth.
  func reportAll(into findings: inout FindingList) {
    report(into: &findings) { note, inner in
      note.reportOwn(into: &inner)
      note.elements?.reportAll(into: &inner)
    }
    findings.omit(omitted.all)
  }

  /// Adds the losses, and what `body` reports of the other elements, in the order of the input.
  private func report(
    into findings: inout FindingList, _ body: (CaptureNote, inout FindingList) -> Void
  ) {
    var all = losses.map { ($0.place, FindingList(ofValue: $0.findings)) }
    for (place, note) in kept {
      var inner = FindingList.ofValue
      body(note, &inner)
      if !inner.isEmpty { all.append((sourcePlace(of: place), inner)) }
    }
    for position in FieldPath.Component.positions(inOrderOf: all.map(\.0)) {
      findings.append(all[position].1, under: .element(all[position].0))
    }
  }

  private func sourcePlace(of place: FieldPath.Component) -> FieldPath.Component {
    if case .index(let position) = place { source(of: position) } else { place }
  }
}

extension FieldPath.Component {
  /// The positions of places, in the order of findings within one array or dictionary.
  @inline(never)
  fileprivate static func positions(inOrderOf places: [Self]) -> [Int] {
    places.indices.sorted { precedes(places[$0], places[$1]) }
  }

  static func precedes(_ left: Self, _ right: Self) -> Bool {
    switch (left, right) {
    case (.index(let left), .index(let right)): left < right
    case (.key(let left), .key(let right)): keyPrecedes(left, right)
    case (.index, .key): true
    case (.key, .index): false
    }
  }
}

/// Collects the notes about the elements of one array while it is read.
///
/// It is a class, so it takes one word, which is nil for an array without notes.
@usableFromInline
final class ElementNoteTaker {
  @usableFromInline
  var notes = ElementNotes()

  @usableFromInline
  init() {}

  /// Records the note of the element at `index` in the input.
  ///
  /// The element was lost, or is at `position` in the value.
  @usableFromInline
  func take<Element: Capturable>(
    _ note: CaptureNote?, of type: Element.Type, at index: Int, position: Int, isLost: Bool
  ) {
    if isLost {
      notes.lose(elementAt: index, keptBefore: position, note, Element.expectation)
    } else {
      notes.keep(elementAt: index, position: position, note)
    }
  }
}
