/// The members of one object of an input: see ``InputNode``.
@usableFromInline
enum InputObject: ~Escapable, BitwiseCopyable {
  case tape(TapeObject)
  case dictionary(DictionaryObject)

  /// The keys, each once, in ascending order of their UTF-8.
  var keys: [String] {
    switch self {
    case .tape(let object): object.keys.sorted(by: keyPrecedes)
    case .dictionary(let object): object.members.keys.sorted(by: keyPrecedes)
    }
  }

  /// Calls `body` with each member: of bytes in the order of the text, with duplicates; of a
  /// dictionary in any order.
  func forEachMember(_ body: (_ key: String, _ value: borrowing InputNode) -> Void) {
    switch self {
    case .tape(let object):
      object.node.forEachMember { body($0.text ?? "", .tape(copy $1)) }
      if let key = object.node.openKey, let value = object.node.openValue {
        body(key.text ?? "", .tape(value))
      }
    case .dictionary(let object):
      object.forEachMember { body($0, .dictionary(copy $1)) }
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
    }
  }
}

extension InputObject {
  /// Whether members may still follow: see ``Tape``.
  @inlinable
  var isOpen: Bool {
    switch self {
    case .tape(let object): object.node.isOpen
    case .dictionary: false
    }
  }

  /// Whether the document was cut off in the object.
  var isCut: Bool {
    guard case .tape(let object) = self, object.node.isOpen else { return false }
    return unsafe object.node.source.pointee.cut != nil
  }

  /// Calls `body` with an object of which nothing has arrived.
  static func withNothing<Result>(_ body: (borrowing InputObject) -> Result) -> Result {
    let entries = [TapeEntry(.openObject, extent: 1, offset: 0), .nothing]
    // Trusts that there are two entries, and that neither leads to a byte.
    return unsafe entries.withUnsafeBufferPointer { entries in
      unsafe withUnsafePointer(to: 0 as UInt8) { bytes in
        unsafe InputSource.with(bytes) { source in
          let entry = unsafe entries.baseAddress.unsafelyUnwrapped
          let node = unsafe TapeNode(entry: entry, source: source)
          return TapeObject.with(node) { body(.tape(copy $0)) }
        }
      }
    }
  }
}
