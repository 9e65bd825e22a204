/// Goes through what is known of the elements of one container.
///
/// Whoever goes takes the elements in the order of their findings.
struct NotedElements {
  private let note: CaptureNote?
  let notes: ElementNotes?

  /// The first part that was not yet met.
  private var next = 0

  init(_ note: CaptureNote?) {
    self.note = note
    notes = note?.elements
  }

  /// What is known of the element at a place in the value, and of others between the last one and
  /// it. Of those, some may be lost.
  mutating func part(
    at place: FieldPath.Component
  ) -> (element: ElementNotes.Part?, before: ArraySlice<ElementNotes.Part>) {
    guard let notes, next < notes.parts.count else { return (nil, []) }
    let source = notes.source(of: place)
    let start = next
    while next < notes.parts.count {
      let part = notes.parts[next]
      let isHere = !part.isLost && part.place == place
      guard isHere || notes.source(of: part).precedes(source) else { break }
      next += 1
      if isHere { return (part, notes.parts[start..<(next - 1)]) }
    }
    return (nil, notes.parts[start..<next])
  }

  /// What is known of others after the last element.
  var rest: ArraySlice<ElementNotes.Part> { notes?.parts.dropFirst(next) ?? [] }

  /// The note with which an element is searched for findings.
  func searched(_ part: ElementNotes.Part?) -> CaptureNote? {
    part?.note ?? (note?.hasNotedFields == true ? .ofFields : nil)
  }

  /// Where an element was in the input.
  func source(of place: FieldPath.Component) -> FieldPath.Component {
    notes?.source(of: place) ?? place
  }

  /// The path of the element at a place in the input.
  func path(of source: FieldPath.Component) -> FieldPath {
    notes?.path(of: source) ?? .element(source)
  }

  /// Adds the findings about those of the elements that were left out.
  func listLosses(
    among parts: ArraySlice<ElementNotes.Part>, into findings: inout FindingList
  ) {
    for loss in parts where loss.isLost {
      var inner = FindingList.ofValue
      loss.note?.reportLoss(into: &inner)
      findings.append(inner, under: path(of: loss.place))
    }
  }
}
