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

extension InputSource {
  /// What was kept of an object, or else what is made now.
  mutating func placedObject<Shared: PlacedObject>(
    at origin: ObjectOrigin, _ make: (ObjectOrigin) -> Shared
  ) -> Shared {
    let slot = (origin.offset ^ origin.offset >> 5) & 15
    if placedObjects.isEmpty { placedObjects = Array(repeating: nil, count: 16) }
    if let known = placedObjects[slot] as? Shared, known.origin == origin { return known }
    let made = make(origin)
    placedObjects[slot] = made
    return made
  }
}
