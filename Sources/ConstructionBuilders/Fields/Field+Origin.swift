extension JSONFields {
  /// The note of a field, with the object that it is in.
  ///
  /// It takes parts of a field, because large fields would be copied for the call.
  ///
  /// - Parameter isAbsent: Whether the value is null as a value; nil if there is no value.
  @usableFromInline
  func placedNote(_ note: CaptureNote?, isAbsent: Bool?) -> CaptureNote? {
    guard let shared = placedNotes else { return note }
    guard let note else {
      guard let isAbsent else { return shared.missing }
      return isAbsent ? shared.null : shared.asFound
    }
    return note === CaptureNote.null ? shared.null : note.with { $0.origin = shared.origin }
  }
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

  static func read(at steps: [FieldPath.Component], in root: JSONNode) -> Field {
    guard !steps.isEmpty else { return Field(root.captured(as: Value.self), keyWord: .none) }
    var walk = PathWalk<Value>(steps: steps) { $0.captured(as: Value.self) }
    walk.start(at: root)
    return walk.field
  }
}
