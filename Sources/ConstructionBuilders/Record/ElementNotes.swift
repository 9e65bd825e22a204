/// The notes about the elements of one array or dictionary.
///
/// Elements that could not be read are left out of the value. So the position of an element in the
/// value can differ from its place in the input. Paths always use the place in the input.
@usableFromInline
struct ElementNotes: Sendable {
  @usableFromInline
  init() {}

  /// The notes of an array that is made of the value in its place: its element has no index.
  static var inPlaceOfArray: ElementNotes {
    var notes = ElementNotes()
    (notes.members, notes.holdsOnlyNotedFields) = (.inPlaceOfArray, false)
    return notes
  }

  /// An element that was left out, or that was kept and has a note.
  struct Part: Sendable {
    /// Where the element is in the value, or where it was in the input if it was left out.
    let place: FieldPath.Component
    var note: CaptureNote?
    let isLost: Bool
    /// Whether the element has problems that are not in its note.
    var isUnlisted = false
    /// How many of the first findings of its note are about its key.
    var findingsOfKey = 0

    /// Whether the element was kept without a part of it.
    var isDamaged: Bool { !isLost && (isUnlisted || note.map { $0.total.problems > 0 } == true) }
  }

  /// The elements of which something is known, those of an array in the order of the input.
  private(set) var parts: [Part] = []

  /// For each element that was kept, its index in the input; nil if no element was left out.
  private(set) var sources: [Int]?

  /// The number of elements that could not be read.
  private(set) var lostCount = 0

  /// The number of elements without a value that are null.
  private(set) var nullCount = 0

  /// What is to be said of keys and places of members; nil for nearly all.
  var members: MemberNotes?

  /// The number of elements of a set that equal another one.
  var repeatedCount = 0

  /// The number of findings at all depths.
  private(set) var total = FindingCounts()

  /// How many more elements with words are kept.
  private var room = FindingCounts.words

  /// The number of findings that were not kept here. The notes of elements count their own.
  private(set) var omitted = FindingCounts()

  /// Whether an element, or a part of one, is nested too deep to be read.
  private(set) var isTooDeep = false

  /// Whether a finding about an element has words.
  private(set) var hasWords = false

  /// Whether all there is to know is which elements have noted fields.
  private(set) var holdsOnlyNotedFields = true

  /// The number of elements that were kept without a part of them.
  var damagedCount: Int { parts.count(where: \.isDamaged) }

  /// The number of elements that have no value, though they were not null, where none has one.
  var unusableCount: Int { lostCount + damagedCount - nullCount }

  /// Whether an element, or a part of one, was left out.
  var hasLosses: Bool { omitted.problems > 0 || parts.contains(where: \.isLost) }

  /// Whether there is nothing to report, and each place in the input is the position.
  private var isEmpty: Bool {
    parts.isEmpty && total == FindingCounts() && sources == nil && members == nil
  }

  /// The notes; nil if there is nothing to report.
  var some: ElementNotes? { isEmpty ? nil : self }

  /// The note of the value that contains the elements; nil if there is nothing to report.
  @usableFromInline
  var note: CaptureNote? { some.map { notes in CaptureNote { $0.elements = notes } } }

  /// The notes reduced to the places of elements in the input; nil if they equal the positions.
  var placesAlone: ElementNotes? {
    var places = ElementNotes()
    (places.sources, places.members) = (sources, members)
    for part in parts where !part.isLost {
      guard let note = part.note?.placesAlone else { continue }
      places.add(part.place, note)
    }
    return places.some
  }

  /// The place in the input of the element at a place in the value.
  func source(of place: FieldPath.Component) -> FieldPath.Component {
    if case .index(let position) = place { .index(sources?[position] ?? position) } else { place }
  }

  /// Whether the builder at a position has noted fields, where that is all there is to know.
  func hasNotedFields(at position: Int) -> Bool {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].place.precedes(.index(position)) { low = middle + 1 } else { high = middle }
    }
    return low < parts.count && parts[low].place == .index(position)
  }

  /// Where an element was in the input.
  func source(of part: Part) -> FieldPath.Component {
    part.isLost ? part.place : source(of: part.place)
  }

  /// The path of the element at a place in the input.
  func path(of source: FieldPath.Component) -> FieldPath {
    if members?.areInPlaceOfArray == true { return FieldPath() }
    if let paths = members?.paths, case .key(let key) = source, let path = paths[key] {
      return path
    }
    return .element(source)
  }

  private mutating func add(_ place: FieldPath.Component, _ note: CaptureNote) {
    if !note.isOfFields { holdsOnlyNotedFields = false }
    parts.append(Part(place: place, note: note, isLost: false))
  }
}

/// Reading elements.
extension ElementNotes {
  /// Records that the element at `index` in the input could not be read.
  ///
  /// Before it, `count` elements were kept.
  mutating func lose(
    elementAt index: Int, keptBefore count: Int, _ note: CaptureNote?,
    _ expectation: @autoclosure () -> String
  ) {
    if sources == nil { sources = Array(0..<count) }
    lose(.index(index), note, expectation())
  }

  /// Prepares for elements whose places in the input are not their positions, although none is
  /// lost. Before them, `count` elements were kept.
  mutating func placeElements(after count: Int) {
    if sources == nil { sources = Array(0..<count) }
    holdsOnlyNotedFields = false
  }

  /// Records that the element at `place` could not be read, perhaps for the sake of its key.
  mutating func lose(
    _ place: FieldPath.Component, _ note: CaptureNote?, _ expectation: @autoclosure () -> String,
    isForKey: Bool = false
  ) {
    holdsOnlyNotedFields = false
    lostCount += 1
    let said = (note?.own ?? []) + (note?.inner ?? [])
    let isNull = said.isEmpty || note?.state.isNull == true
    if isNull { nullCount += 1 }
    if said.contains(where: { $0.kind == .tooDeep }) { isTooDeep = true }
    let count = max(FindingCounts(said).all, 1)
    total.problems = total.problems.saturatingSum(count)
    let isCounted = !said.isEmpty && note?.hasWords != true
    guard !isCounted, room.take(isRepair: false) else {
      omitted.problems = omitted.problems.saturatingSum(count)
      return
    }
    hasWords = true
    let findings = said.isEmpty ? [Finding(kind: .null, expected: expectation())] : said
    let lost = CaptureNote(state: isNull ? .null : .asFound, own: findings)
    var part = Part(place: place, note: lost, isLost: true)
    if isForKey { part.findingsOfKey = findings.count }
    parts.append(part)
  }

  /// Records that the element at `index` in the input is at `position` in the value.
  mutating func keep(elementAt index: Int, position: Int, _ note: CaptureNote?) {
    sources?.append(index)
    if let note { keep(.index(position), note) }
  }

  /// Records an element that was kept and has a note.
  ///
  /// - Parameter isPlaceNeeded: Whether the place has to be known also where there is no more room
  ///   for words.
  mutating func keep(
    _ place: FieldPath.Component, _ note: CaptureNote, isPlaceNeeded: Bool = false,
    findingsOfKey: Int = 0
  ) {
    let note = note.ofKeptElement
    let all = note.total
    guard all != FindingCounts() else { return add(place, note) }
    holdsOnlyNotedFields = false
    total = total + all
    if note.state.isNull, all.problems > 0 { nullCount += 1 }
    if note.isTooDeep { isTooDeep = true }
    if note.hasWords, room.take(isRepair: all.problems == 0) {
      hasWords = true
      parts.append(
        Part(place: place, note: note, isLost: false, findingsOfKey: findingsOfKey))
      return
    }
    omitted = omitted + all
    // Parts of the element may still fail to build. Their findings need the places in the input.
    let places = note.placesAlone
    guard places != nil || all.problems > 0 || isPlaceNeeded else { return }
    parts.append(
      Part(place: place, note: places, isLost: false, isUnlisted: all.problems > 0))
  }

  /// The same notes of members, in the order of their keys.
  var inOrderOfKeys: ElementNotes {
    var sorted = self
    sorted.parts.sort { $0.place.precedes($1.place) }
    return sorted
  }
}

/// Notes after a change.
extension ElementNotes {
  /// Takes out the repairs of keys, and gives the keys for the sake of which members are lost: in
  /// an array of pairs, keys are at places of their own.
  ///
  /// - Parameter sent: What was sent for a key; nil if that is the text itself.
  mutating func takeFindingsOfKeys(
    sent: (String) -> FoundValue?
  ) -> (repairs: [(key: String, findings: [Finding])], losses: [String]) {
    var taken = (repairs: [(key: String, findings: [Finding])](), losses: [String]())
    for index in parts.indices {
      let part = parts[index]
      guard part.findingsOfKey > 0, case .key(let key) = part.place, let note = part.note else {
        continue
      }
      let findings = note.own.prefix(part.findingsOfKey).map { finding in
        sent(key).map { finding.finding($0) } ?? finding
      }
      let others = note.own.dropFirst(findings.count)
      if part.isLost {
        taken.losses.append(key)
        parts[index].note = note.with { $0.own = findings + others }
      } else {
        taken.repairs.append((key, findings))
        total = total - FindingCounts(findings)
        parts[index].findingsOfKey = 0
        parts[index].note = note.with { $0.own = Array(others) }
      }
    }
    return taken
  }

  /// The notes, with `transform` applied to the notes of elements that were kept. Nil drops a note.
  func mapKept(
    _ transform: (FieldPath.Component, CaptureNote) -> CaptureNote?
  ) -> ElementNotes {
    var result = self
    result.parts = parts.compactMap { part in
      guard !part.isLost, let note = part.note else { return part }
      let changed = note.isOfFields ? .ofFields : transform(part.place, note)
      result.total = result.total - note.total + (changed?.total ?? FindingCounts())
      if changed?.isOfFields == false { result.holdsOnlyNotedFields = false }
      var part = part
      part.note = changed
      return changed != nil || part.isUnlisted ? part : nil
    }
    return result
  }

  /// The notes without the losses at places that have a value now.
  func withoutLosses(where isSet: (FieldPath.Component) -> Bool) -> ElementNotes {
    var result = self
    result.parts.removeAll { part in
      guard part.isLost, isSet(part.place) else { return false }
      result.lostCount -= 1
      if part.note?.state.isNull == true { result.nullCount -= 1 }
      result.total.problems -= FindingCounts(part.note?.own ?? []).all
      return true
    }
    return result
  }
}

/// Findings about elements.
extension ElementNotes {
  /// Adds the problems of elements, at any depth.
  func reportProblems(into findings: inout FindingList) {
    report(into: &findings) { $0.reportProblems(into: &$1) }
    findings.omit(omitted.problems)
  }

  /// Adds the losses of elements that are nested too deep. Returns whether there are any.
  func reportTooDeep(into findings: inout FindingList) -> Bool {
    guard isTooDeep else { return false }
    var isLost = false
    for part in parts where part.isLost {
      let loss = FindingList(part.note?.own ?? [])
      findings.append(tooDeep: loss, under: path(of: part.place))
      if loss.isTooDeep { isLost = true }
    }
    return isLost
  }

  /// Adds what `body` reports of each element, in the order of the input.
  func report(
    into findings: inout FindingList, _ body: (CaptureNote, inout FindingList) -> Void
  ) {
    for part in parts {
      guard let note = part.note else { continue }
      var inner = FindingList.ofValue
      if part.isLost { note.reportLoss(into: &inner) } else { body(note, &inner) }
      if !inner.isEmpty { findings.append(inner, under: path(of: source(of: part))) }
    }
  }
}

extension CaptureNote {
  /// Adds the reasons why an element was left out. That it is missing or null is one.
  func reportLoss(into findings: inout FindingList) {
    for finding in self.own { findings.append(finding) }
  }
}

extension FieldPath.Component {
  /// Whether the findings about one element come before those about another.
  func precedes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.index(let left), .index(let right)): left < right
    case (.key(let left), .key(let right)): keyPrecedes(left, right)
    case (.index, .key): true
    case (.key, .index): false
    }
  }
}
