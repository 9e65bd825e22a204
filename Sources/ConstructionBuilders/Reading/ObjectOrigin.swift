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
}

extension ReadingContext {
  /// Whether fields note in which object they were read.
  @inlinable
  var isPlaced: Bool { contains(Self.placed) }

  /// The context of a document in a text. What is in a text of an embedded document has no place.
  func within(_ root: borrowing InputNode, embeddedIn outer: borrowing InputNode) -> ReadingContext
  {
    guard isPlaced else { return self }
    guard outer.embeddedAt == nil, let offset = outer.byteOffset else {
      return clearing(Self.placed)
    }
    root.embeddedAt = offset
    return self
  }
}

extension JSONNode {
  /// The same value, to be read for an edit.
  package var placed: JSONNode {
    @_lifetime(copy self)
    get { JSONNode(input, context.setting(ReadingContext.placed)) }
  }
}

extension InputNode {
  fileprivate var embeddedAt: Int? {
    get { unsafe source?.pointee.embeddedAt }
    nonmutating set { unsafe source?.pointee.embeddedAt = newValue }
  }
}

extension InputObject {
  /// Which object it is; nil for one of a dictionary, and for one that stands in for `[]`.
  private var origin: ObjectOrigin? {
    guard case .tape(let object) = self else { return nil }
    return ObjectOrigin(
      offset: object.node.offset, embeddedAt: unsafe object.node.source.pointee.embeddedAt)
  }

  /// What the fields of the object have in common: what was kept of it, or else what is made now.
  func shared<Shared: PlacedObject>(_ make: (ObjectOrigin) -> Shared) -> Shared? {
    guard case .tape(let object) = self, let origin else { return nil }
    let source = unsafe object.node.source
    let slot = (origin.offset ^ origin.offset >> 5) & 15
    if unsafe source.pointee.placedObjects.isEmpty {
      unsafe source.pointee.placedObjects = Array(repeating: nil, count: 16)
    }
    if let known = unsafe source.pointee.placedObjects[slot] as? Shared, known.origin == origin {
      return known
    }
    let made = make(origin)
    unsafe source.pointee.placedObjects[slot] = made
    return made
  }
}

/// What the fields of one object have in common.
protocol PlacedObject: AnyObject {
  var origin: ObjectOrigin { get }
}

/// The notes of the fields of one object that have nothing else to note.
final class PlacedNotes: PlacedObject {
  let origin: ObjectOrigin
  lazy var asFound = CaptureNote(origin: origin)
  lazy var missing = CaptureNote(state: .missing, origin: origin)
  lazy var null = CaptureNote(state: .null, origin: origin)

  init(_ origin: ObjectOrigin) { self.origin = origin }
}

extension CaptureNote {
  /// Whether what has to be noted after a change depends on the value before it.
  @usableFromInline
  var isComparedAfterChange: Bool {
    elements != nil || isArriving || !own.isEmpty || !inner.isEmpty || !elsewhere.isEmpty
  }

  /// The same note of a field of an object.
  func with(origin: ObjectOrigin) -> CaptureNote {
    CaptureNote(
      state: state, own: own, inner: inner, path: path, destination: destination,
      elsewhere: elsewhere, elements: elements, isArriving: isArriving, read: read,
      hasNotedFields: hasNotedFields, only: only, toldKind: toldKind, origin: origin)
  }
}
