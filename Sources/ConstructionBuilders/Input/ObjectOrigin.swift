/// Which object of a document a builder was read from, as one that is edited has to know.
///
/// It is where the object begins, and, for one in a text that was embedded in the document as JSON,
/// where that text begins.
@_documentation(visibility: internal)
public struct ObjectOrigin: Hashable, Sendable {
  /// The byte of its bracket, counted from the beginning of the document or of the embedded text.
  package let offset: Int

  /// The byte of the document at which the text begins; nil for an object of the document itself.
  package let embeddedAt: Int?

  /// What tells the document from others: equal documents have equal numbers.
  package let document: Int
}

/// What the fields of one object have in common: later stages make it, and the input keeps it.
protocol PlacedObject: AnyObject {
  var origin: ObjectOrigin { get }
}

/// What an input keeps that is read for an edit.
final class PlacedInput {
  private let document: Int
  let embeddedAt: Int?

  /// What was kept last of objects, in slots by their offset.
  private var objects: [(any PlacedObject)?] = Array(repeating: nil, count: 16)

  init(document: Int, embeddedAt: Int? = nil) {
    self.document = document
    self.embeddedAt = embeddedAt
  }

  /// The same document, for a text in it.
  func embedded(at offset: Int) -> PlacedInput {
    PlacedInput(document: document, embeddedAt: offset)
  }

  /// What was kept of the object at an offset, or else what is made now.
  func object<Shared: PlacedObject>(at offset: Int, _ make: (ObjectOrigin) -> Shared) -> Shared {
    let slot = (offset ^ offset >> 5) & 15
    if let known = objects[slot] as? Shared, known.origin.offset == offset { return known }
    let made = make(ObjectOrigin(offset: offset, embeddedAt: embeddedAt, document: document))
    objects[slot] = made
    return made
  }
}
