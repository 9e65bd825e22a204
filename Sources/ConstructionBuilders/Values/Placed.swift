extension ReadingContext {
  /// Whether fields note in which object they were read.
  @inlinable
  var isPlaced: Bool { contains(Self.placed) }

  /// The context of a document in a text. What is in a text of an embedded document has no place.
  func within(_ root: borrowing TapeNode, embeddedIn outer: borrowing JSONNode) -> ReadingContext {
    guard isPlaced else { return self }
    guard case .tape(let node) = outer.input, let placed = unsafe node.source.pointee.placed,
      placed.embeddedAt == nil
    else { return clearing(Self.placed) }
    unsafe root.source.pointee.placed = placed.embedded(at: node.offset)
    return self
  }
}

extension JSONNode {
  /// The same value, to be read for an edit of a document.
  @_lifetime(copy self)
  func placed(in document: Int) -> JSONNode {
    if case .tape(let node) = input {
      unsafe node.source.pointee.placed = PlacedInput(document: document)
    }
    return JSONNode(input, context.setting(ReadingContext.placed))
  }
}

extension JSONFields {
  /// The notes of the fields of the object; nil for one of a dictionary.
  var placedNotes: PlacedNotes? {
    guard context.isPlaced, case .tape(let object) = input else { return nil }
    let placed = unsafe object.node.source.pointee.placed
    return placed?.notes(ofObjectAt: object.node.offset)
  }

  /// The note of a field, with the object that it is in.
  ///
  /// - Parameter isAbsent: Whether the value is null as a value; nil if there is no value.
  func placedNote(_ note: CaptureNote?, isAbsent: Bool?) -> CaptureNote? {
    guard let shared = placedNotes else { return note }
    guard let note else {
      guard let isAbsent else { return shared.missing }
      return isAbsent ? shared.null : shared.asFound
    }
    return note === CaptureNote.null ? shared.null : note.with { $0.origin = shared.origin }
  }
}

extension JSONRow {
  /// Where the row is in its document; nil unless it is read for an edit.
  var placedOrigin: ObjectOrigin? {
    guard context.isPlaced, case .tape(let row) = input else { return nil }
    let placed = unsafe row.node.source.pointee.placed
    return placed?.notes(ofObjectAt: row.node.offset).origin
  }
}
