/// Paths of keys through plain objects, where nothing has to be repaired or reported on the way.
extension JSONFields {
  /// The field at the end of such a path; nil if the path has to be walked step by step.
  @inlinable
  func plainField<Value: Capturable>(
    _ first: JSONKey, _ second: JSONKey, _ others: [JSONKey],
    _ capture: (JSONNode) -> Captured<Value>
  ) -> Field<Value>? {
    let context = context.withinObject
    let captured: Captured<Value>?
    switch input {
    case .tape(let object):
      guard let end = plainEnd(of: object, first, second, others) else { return nil }
      if let value = end.value {
        captured = capture(JSONNode(.tape(value), context))
      } else {
        captured = .missing
      }
    case .dictionary(let object):
      guard !self.context.isNoted else { return nil }
      captured = object.withValue(for: first, second, others) { node in
        if let node = copy node { capture(JSONNode(.dictionary(node), context)) } else { .missing }
      }
    case .arriving:
      return nil
    }
    guard let captured else { return nil }
    if self.context.counted == .all { return Field(captured, keyWord: .none) }
    let isNull = captured.value.map { $0._isAbsent } ?? captured.isNull
    let note = note(
      captured.note, first, second, others, isMissing: captured.value == nil, isNull: isNull)
    return Field(Captured(value: captured.value, note: note), keyWord: .none)
  }

  /// The end of such a path in a document; nil if a step is anything but a plain object.
  @usableFromInline
  @_lifetime(copy root)
  func plainEnd(
    of root: TapeObject, _ first: JSONKey, _ second: JSONKey, _ others: [JSONKey]
  ) -> PathEnd? {
    guard !context.isNoted, var object = root.objectForPrefix(first) else { return nil }
    var last = second
    for key in others {
      guard let next = object.objectForPrefix(last) else { return nil }
      object = next
      last = key
    }
    guard let word = last.word else { return nil }
    return PathEnd(value: object.value(for: word, lowerOfName: last.lowerOfName))
  }

  /// The note of a field at a path. That of a clean, missing or null one has only the path.
  @usableFromInline
  func note(
    _ note: CaptureNote?, _ first: JSONKey, _ second: JSONKey, _ others: [JSONKey],
    isMissing: Bool, isNull: Bool
  ) -> CaptureNote {
    let state: CaptureNote.State = isNull ? .null : isMissing ? .missing : .asFound
    func make() -> CaptureNote {
      (note ?? CaptureNote(state: state)).at(FieldPath(.keys(first, second, others)))
    }
    guard note == nil || note === CaptureNote.null,
      let key = PathNotes.Key(first, second, others, state: isNull ? 2 : isMissing ? 1 : 0)
    else { return make() }
    switch input {
    case .tape(let object):
      return unsafe object.node.source.pointee.pathNotes.note(for: key, or: make)
    case .dictionary(let object):
      guard let source = unsafe object.depth.source else { return make() }
      return unsafe source.pointee.pathNotes.note(for: key, or: make)
    case .arriving:
      return make()
    }
  }
}

/// The value at the end of a path, which may be missing.
@usableFromInline
struct PathEnd: ~Escapable, BitwiseCopyable {
  @usableFromInline
  let value: TapeNode?

  @_lifetime(copy value)
  init(value: TapeNode?) { self.value = value }
}

extension Captured {
  /// Whether the value is null, and nothing else is to be said about it.
  @usableFromInline
  var isNull: Bool { note === CaptureNote.null }
}
