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

  /// Elements that could not be read, the first hundred of them, in the order of the source.
  private(set) var losses: [Loss] = []

  /// How many problems with elements were not kept.
  private(set) var omittedProblems = 0

  /// How many repairs of elements were not kept.
  private(set) var omittedRepairs = 0

  /// How many findings about elements were not kept.
  var omitted: Int { omittedProblems + omittedRepairs }

  /// For each element that was kept, its index in the source; nil where none was left out.
  @usableFromInline
  private(set) var sources: [Int]?

  /// The notes of elements that were kept, by their place in the value.
  private(set) var kept: [FieldPath.Component: CaptureNote] = [:]

  /// The note of a value whose elements these are; nil if there is nothing to say.
  @usableFromInline
  var note: CaptureNote? {
    let isEmpty = losses.isEmpty && kept.isEmpty && omitted == 0
    return isEmpty ? nil : CaptureNote(elements: self)
  }

  /// How many problems there are, at all depths.
  var problemCount: Int {
    losses.reduce(omittedProblems) { $0 + $1.findings.count }
      + kept.values.reduce(0) { $0 + $1.problemCount }
  }

  /// How many repairs there are, at all depths.
  var repairCount: Int { kept.values.reduce(omittedRepairs) { $0 + $1.repairCount } }

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
    elementAt index: Int, keptBefore count: Int, _ note: CaptureNote?, _ expectation: String
  ) {
    if sources == nil { sources = Array(0..<count) }
    lose(.index(index), note, expectation)
  }

  /// Records that the element at `place` could not be read.
  mutating func lose(_ place: FieldPath.Component, _ note: CaptureNote?, _ expectation: String) {
    guard losses.count < LimitedFindings.limit else {
      omittedProblems += max(note?.own.count ?? 0, 1)
      return
    }
    var findings = note?.own ?? []
    if findings.isEmpty { findings = [Finding(kind: .null, expected: expectation)] }
    losses.append(Loss(place: place, findings: findings))
  }

  /// Records that the element at `index` of the source was kept at `position` of the value.
  @usableFromInline
  mutating func keep(elementAt index: Int, position: Int, _ note: CaptureNote?) {
    sources?.append(index)
    if let note { keep(.index(position), note) }
  }

  /// Records an element that was kept, but not without a word.
  mutating func keep(_ place: FieldPath.Component, _ note: CaptureNote) {
    guard kept.count >= LimitedFindings.limit else {
      kept[place] = note
      return
    }
    omittedProblems += note.problemCount
    omittedRepairs += note.repairCount
    // What is in it may yet fail to be built, and then has to be named by its place in the source.
    if let places = note.elements?.placesAlone { kept[place] = CaptureNote(elements: places) }
  }

  /// Adds what kept elements from being used, at any depth.
  func reportProblems(into findings: inout LimitedFindings) {
    var all = losses.map { ($0.place, $0.findings) }
    for (place, note) in kept {
      var problems = LimitedFindings()
      note.reportProblems(into: &problems)
      if !problems.isEmpty { all.append((sourcePlace(of: place), problems.all)) }
    }
    all.sort { FieldPath.Component.precedes($0.0, $1.0) }
    for (place, problems) in all { findings.append(problems, under: FieldPath([place])) }
    findings.omit(omittedProblems)
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
    case (.key(let left), .key(let right)): left < right
    case (.index, .key): true
    case (.key, .index): false
    }
  }
}
