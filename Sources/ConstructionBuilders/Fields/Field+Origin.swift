extension JSONFields {
  /// The field with a note that says which object it is in.
  @usableFromInline @inline(never)
  func placed<Value>(_ field: Field<Value>) -> Field<Value> {
    guard let shared = placedNotes else { return field }
    var field = field
    if let note = field.note {
      field.note = note === CaptureNote.null ? shared.null : note.with { $0.origin = shared.origin }
    } else if let value = field.value {
      field.note = value.isAbsent ? shared.null : shared.asFound
    } else {
      field.note = shared.missing
    }
    return field
  }
}

/// A field without its type, with the object in which it was read.
package protocol PlacedField {
  /// The object; nil if the field was not read for an edit.
  var origin: ObjectOrigin? { get }
}

extension Field: PlacedField {
  package var origin: ObjectOrigin? { note?.origin }
}

extension Field {
  /// Reads the value at a path.
  ///
  /// - Parameter document: What tells the document from others, so that the value can be edited;
  ///   nil if it will not be.
  package static func read(
    at steps: [FieldPath.Component], in root: JSONNode, of document: Int?
  ) -> Field {
    guard let document else { return read(at: steps, in: root) }
    return read(at: steps, in: root.placed(in: document))
  }

  private static func read(at steps: [FieldPath.Component], in root: JSONNode) -> Field {
    guard !steps.isEmpty else { return Field(root.captured(as: Value.self), keyWord: .none) }
    var walk = PathWalk<Value>(steps: steps) { $0.captured(as: Value.self) }
    walk.start(at: root)
    return walk.field
  }
}
