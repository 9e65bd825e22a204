/// Paths of keys through plain objects, where nothing has to be repaired or reported on the way.
extension JSONFields {
  /// The field at the end of such a path; nil if the path has to be walked step by step.
  @inlinable
  func plainField<Value: Capturable>(
    _ first: JSONKey, _ second: JSONKey, _ others: [JSONKey],
    _ capture: (JSONNode) -> Captured<Value>
  ) -> Field<Value>? {
    // The keys are literals, so the compiler knows the words.
    guard !self.context.isNoted, let firstWord = first.word, let secondWord = second.word else {
      return nil
    }
    let path = PlainPath(
      firstWord, first.lowerOfName, secondWord, second.lowerOfName, others: others)
    let context = context.withinObject
    let captured: Captured<Value>?
    switch input {
    case .tape(let object):
      guard let end = object.end(of: path) else { return nil }
      if let value = end.value {
        captured = capture(JSONNode(.tape(value), context))
      } else {
        captured = .missing
      }
    case .dictionary(let object):
      captured = object.withValue(at: path) { node in
        if let node = copy node { capture(JSONNode(.dictionary(node), context)) } else { .missing }
      }
    }
    guard let captured else { return nil }
    if self.context.isSilent { return marking(Field(captured, keyWord: .none)) }
    let isNull = captured.value.map { $0.isAbsent } ?? captured.isNull
    let note = note(captured.note, at: path, isMissing: captured.value == nil, isNull: isNull)
    if captured.note != nil {
      mark(note, .none, hasValue: captured.value != nil, isPlain: Value.isBuiltAsIs)
    }
    return Field(Captured(value: captured.value, note: note), keyWord: .none)
  }

  /// The note of a field at a path. That of a clean, missing or null one has only the path.
  @usableFromInline
  func note(
    _ note: CaptureNote?, at path: borrowing PlainPath, isMissing: Bool, isNull: Bool
  ) -> CaptureNote {
    let isPlain = note == nil || note === CaptureNote.null
    let state: CaptureNote.State = isNull ? .null : isMissing ? .missing : .asFound
    let key = isPlain ? PathNotes.Key(path, state: isNull ? 2 : isMissing ? 1 : 0) : nil
    // Trusts that nothing but notes is kept: only the line below keeps something.
    if let key, let known: CaptureNote = input.pathNote(for: key) { return known }
    let made = (note ?? CaptureNote(state: state)).at(FieldPath(path.keys.map { .key($0) }))
    if let key { input.keepPathNote(made, for: key) }
    return made
  }
}

extension Captured {
  /// Whether the value is null, and nothing else is to be said about it.
  @usableFromInline
  var isNull: Bool { note === CaptureNote.null }
}
