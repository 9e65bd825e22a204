extension JSONFields {
  /// Marks the input, if there may be findings about a field: see ``Marks``.
  @inlinable @inline(__always)
  func marking<Value>(_ field: Field<Value>) -> Field<Value> {
    if let note = field.note {
      mark(note, field.keyWord, hasValue: field.value != nil, isPlain: Value.isBuiltAsIs)
    }
    return field
  }

  /// NB: takes what it needs of a field. With the field itself, large ones are copied for the call
  /// also where there is none.
  @usableFromInline
  func mark(_ note: CaptureNote, _ key: KeyWord, hasValue: Bool, isPlain: Bool) {
    guard note.hasFindings else { return }
    let saysAll = isPlain && note.elements == nil
    input.mark(saysAll ? NotedKey(note: note, key: key, hasValue: hasValue) : nil)
  }
}
