extension JSONFields {
  /// Marks the input, if there may be findings about a field: see ``InputNode/marks``.
  @inlinable @inline(__always)
  func marking<Value>(_ field: Field<Value>) -> Field<Value> {
    if let note = field.note { mark(note) }
    return field
  }

  @usableFromInline
  func mark(_ note: CaptureNote) {
    if note.hasFindings { input.mark() }
  }
}
