/// What is worth saying about the elements of one array or dictionary.
///
/// Elements that could not be read are left out of the value, so that an element's position in the
/// value is no longer its place in the source; a path always speaks of the source.
@usableFromInline
struct ElementNotes: Sendable {
  @usableFromInline
  init() {}

  /// An element that was left out.
  struct Loss: Sendable {
    let place: FieldPath.Component
    /// What is wrong with it, seen from the element.
    let findings: [Finding]
  }

  /// Elements that could not be read, in the order of the source.
  private(set) var losses: [Loss] = []

  /// For each element that was kept, its index in the source; nil where none was left out.
  @usableFromInline
  private(set) var sources: [Int]?

  /// The notes of elements that were kept, by their place in the value.
  private(set) var kept: [FieldPath.Component: CaptureNote] = [:]

  /// How many findings there are, at all depths.
  private(set) var total = FindingCounts()

  /// How many of them are kept with their words, at all depths: of each sort a hundred.
  private(set) var held = FindingCounts()

  /// How many findings were not kept here. Notes of elements have counts of their own.
  private(set) var omitted = FindingCounts()

  /// Whether there is nothing to say.
  private var isEmpty: Bool { total == FindingCounts() && kept.isEmpty }

  /// The note of a value whose elements these are; nil if there is nothing to say.
  @usableFromInline
  var note: CaptureNote? { isEmpty ? nil : CaptureNote(elements: self) }

  /// Whether an element was left out, or something in one.
  var hasLosses: Bool { !losses.isEmpty || omitted.problems > 0 }

  private var room: FindingCounts { .limit - held }

  /// Whether there is no more room for findings of one sort, so that it is better to look at an
  /// element before finding words for it.
  @usableFromInline
  private(set) var isFull = false

  /// Whether there is room for something that `note` says, which an element has because it was lost or
  /// in spite of which it was kept.
  @usableFromInline
  func hasRoom(for note: CaptureNote?, isLost: Bool) -> Bool {
    isLost ? room.problems > 0 : note.map { room.holdsAny(of: $0.total) } ?? false
  }

  /// Reads an element. Where there is no more room for words, it is first looked at without any.
  func capture<Element: Capturable>(
    _ type: Element.Type, _ node: borrowing JSONNode
  ) -> Captured<Element> {
    guard isFull, !node.isCounted else { return Element.capture(copy node) }
    let counted = Element.capture(node.counted)
    let hasRoom = hasRoom(for: counted.note, isLost: counted.value == nil)
    return hasRoom ? Element.capture(copy node) : counted
  }

  /// What is needed to name elements by their places in the source; nil if their positions will do.
  var placesAlone: ElementNotes? {
    var places = ElementNotes()
    places.sources = sources
    for (place, note) in kept {
      if let inner = note.elements?.placesAlone {
        places.kept[place] = CaptureNote(elements: inner)
      }
    }
    return places.sources == nil && places.kept.isEmpty ? nil : places
  }

  /// The place in the source of the element at `position` of the value.
  func source(of position: Int) -> FieldPath.Component {
    .index(sources?[position] ?? position)
  }

  /// Records that the element at `index` of the source, before which `count` were kept, could not
  /// be read.
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
    let said = (note?.own ?? []) + (note?.inner ?? [])
    let count = max(said.count, 1)
    total.problems += count
    let keeps = min(count, room.problems)
    omitted.problems += count - keeps
    guard keeps > 0 else { return }
    held.problems += keeps
    isFull = isFull || room.problems == 0
    let findings = said.isEmpty ? [Finding(kind: .null, expected: expectation())] : said
    losses.append(Loss(place: place, findings: Array(findings.prefix(keeps))))
  }

  /// Records that the element at `index` of the source was kept at `position` of the value.
  @usableFromInline
  mutating func keep(elementAt index: Int, position: Int, _ note: CaptureNote?) {
    sources?.append(index)
    if let note { keep(.index(position), note) }
  }

  /// Records an element that was kept, but not without a word.
  mutating func keep(_ place: FieldPath.Component, _ note: CaptureNote) {
    total = total + note.total
    if room.holds(note.held) {
      kept[place] = note
      held = held + note.held
    } else if room.holdsAny(of: note.held) {
      var room = room
      let part = note.limited(to: &room)
      kept[place] = part
      held = held + part.held
      omitted = omitted + note.total - part.held
    } else {
      omitted = omitted + note.total
      // What is in it may yet fail to be built, and then has to be named by its place in the source.
      if let places = note.elements?.placesAlone { kept[place] = CaptureNote(elements: places) }
    }
    isFull = isFull || room.problems == 0 || room.repairs == 0
  }

  /// The notes, with those of elements that were kept put through `transform`; nil drops one.
  func mapKept(
    _ transform: (FieldPath.Component, CaptureNote) -> CaptureNote?
  ) -> ElementNotes {
    var result = self
    for (place, note) in kept {
      let changed = transform(place, note)
      result.kept[place] = changed
      result.total = result.total - note.total + (changed?.total ?? FindingCounts())
      result.held = result.held - note.held + (changed?.held ?? FindingCounts())
    }
    return result
  }

  /// The notes without what was lost at some places, where there is a value now.
  func withoutLosses(where isSet: (FieldPath.Component) -> Bool) -> ElementNotes {
    var result = self
    result.losses.removeAll { isSet($0.place) }
    let fewer =
      losses.reduce(0) { $0 + $1.findings.count }
      - result.losses.reduce(0) { $0 + $1.findings.count }
    result.total.problems -= fewer
    result.held.problems -= fewer
    return result
  }

  /// The notes with no more findings than there is room for, which they take in the order of the source;
  /// of the rest not even the number, but all places.
  func limited(to room: inout FindingCounts) -> ElementNotes {
    var result = placesAlone ?? ElementNotes()
    let entries =
      losses.indices.map { (losses[$0].place, nil, $0) }
      + kept.map { (sourcePlace(of: $0.key), $0, -1) }
    for (_, kept, loss) in entries.sorted(by: { FieldPath.Component.precedes($0.0, $1.0) }) {
      if let (place, note) = kept {
        guard room.holdsAny(of: note.held) else { continue }
        let part = note.limited(to: &room)
        result.kept[place] = part
        result.held = result.held + part.held
      } else {
        let findings = losses[loss].findings.filter { _ in room.take(.countedProblem) }
        guard !findings.isEmpty else { continue }
        result.losses.append(Loss(place: losses[loss].place, findings: findings))
        result.held.problems += findings.count
      }
    }
    result.total = result.held
    return result
  }

  /// Adds what kept elements from being used, at any depth.
  func reportProblems(into findings: inout FindingList) {
    var all = losses.map { ($0.place, FindingList(ofValue: $0.findings)) }
    for (place, note) in kept {
      var problems = FindingList.ofValue
      note.reportProblems(into: &problems)
      if !problems.isEmpty { all.append((sourcePlace(of: place), problems)) }
    }
    all.sort { FieldPath.Component.precedes($0.0, $1.0) }
    for (place, problems) in all { findings.append(problems, under: .element(place)) }
    findings.omit(omitted.problems)
  }

  private func sourcePlace(of place: FieldPath.Component) -> FieldPath.Component {
    if case .index(let position) = place { source(of: position) } else { place }
  }
}

extension FieldPath.Component {
  /// The order of findings within one array or dictionary.
  fileprivate static func precedes(_ left: Self, _ right: Self) -> Bool {
    switch (left, right) {
    case (.index(let left), .index(let right)): left < right
    case (.key(let left), .key(let right)): keyPrecedes(left, right)
    case (.index, .key): true
    case (.key, .index): false
    }
  }
}
