/// What an input keeps that is read for an edit.
final class PlacedInput {
  private let document: Int
  let embeddedAt: Int?

  /// The notes of the objects that were read last, in slots by their offset.
  private var objects: [PlacedNotes?] = Array(repeating: nil, count: 16)

  init(document: Int, embeddedAt: Int? = nil) {
    self.document = document
    self.embeddedAt = embeddedAt
  }

  /// The same document, for a text in it.
  func embedded(at offset: Int) -> PlacedInput {
    PlacedInput(document: document, embeddedAt: offset)
  }

  /// The notes of the fields of the object at an offset: those that were kept, or new ones.
  func notes(ofObjectAt offset: Int) -> PlacedNotes {
    let slot = (offset ^ offset >> 5) & 15
    if let known = objects[slot], known.origin.offset == offset { return known }
    let origin = ObjectOrigin(offset: offset, embeddedAt: embeddedAt, document: document)
    let made = PlacedNotes(origin)
    objects[slot] = made
    return made
  }
}
