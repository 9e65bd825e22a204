extension JSONFields {
  /// Marks the input, if there may be findings about a field: see ``Marks``.
  @inlinable @inline(__always)
  func marking<Value>(_ field: Field<Value>) -> Field<Value> {
    if field.note != nil { mark(field) }
    return field
  }

  @usableFromInline
  func mark<Value>(_ field: Field<Value>) {
    guard let note = field.note, note.hasFindings else { return }
    let saysAll = Value._isBuiltAsIs && note.elements == nil
    let key = NotedKey(note: note, key: field.keyWord, hasValue: field.value != nil)
    input.mark(saysAll ? key : nil)
  }
}
