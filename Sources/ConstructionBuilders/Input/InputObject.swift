/// The members of one object of an input: see ``InputNode``.
@usableFromInline
enum InputObject: ~Escapable, BitwiseCopyable {
  case tape(TapeObject)
  case dictionary(DictionaryObject)
  case arriving(ArrivingNode)

  /// The keys, each once, in ascending order of their UTF-8.
  var keys: [String] {
    switch self {
    case .tape(let object): object.keys.sorted(by: keyPrecedes)
    case .dictionary(let object): object.members.keys.sorted(by: keyPrecedes)
    case .arriving(let object): object.keys.sorted(by: keyPrecedes)
    }
  }

  /// Calls `body` with each member: of bytes in the order of the text, with duplicates; of a
  /// dictionary in any order.
  func forEachMember(_ body: (_ key: String, _ value: borrowing InputNode) -> Void) {
    switch self {
    case .tape(let object):
      object.node.visitMembers { key, value in
        body(key.text ?? "", .tape(copy value))
        return true
      }
    case .dictionary(let object):
      object.forEachMember { body($0, .dictionary(copy $1)) }
    case .arriving(let object):
      object.forEachMember(body)
    }
  }

  /// Calls `body` with the value for a key, the last one where there are several; nil if there is
  /// none.
  @inlinable
  func withMember<Result>(_ key: JSONKey, _ body: (borrowing InputNode) -> Result) -> Result? {
    switch self {
    case .tape(let object):
      guard let value = object.value(for: key) else { return nil }
      return body(.tape(value))
    case .dictionary(let object):
      return object.withValue(for: key) { body(.dictionary(copy $0)) }
    case .arriving(let object):
      return object.withMember(key, body)
    }
  }
}

extension InputObject {
  /// What fields at the same path have in common; nil where nothing is kept.
  func pathNote<Note: AnyObject>(for key: PathNotes.Key) -> Note? {
    switch self {
    case .tape(let object): unsafe object.node.source.pointee.pathNotes.note(for: key)
    case .dictionary(let object): unsafe object.depth.source?.pointee.pathNotes.note(for: key)
    case .arriving: nil
    }
  }

  func keepPathNote(_ note: some AnyObject, for key: PathNotes.Key) {
    switch self {
    case .tape(let object): unsafe object.node.source.pointee.pathNotes.keep(note, for: key)
    case .dictionary(let object):
      unsafe object.depth.source?.pointee.pathNotes.keep(note, for: key)
    case .arriving: break
    }
  }
}
