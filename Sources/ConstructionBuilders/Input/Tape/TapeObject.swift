/// An object on the tape, with the state of its look-ups.
@safe @usableFromInline
struct TapeObject: ~Escapable, BitwiseCopyable {
  @usableFromInline
  let node: TapeNode
  private let lookup: UnsafeMutablePointer<TapeLookup>

  /// - Precondition: `node` is an object, and `lookup` is used for no other and outlives this one.
  @usableFromInline
  @_lifetime(copy node)
  init(node: TapeNode, lookup: UnsafeMutablePointer<TapeLookup>) {
    assert(node.hasMembers)
    self.node = node
    unsafe self.lookup = lookup
  }

  /// Calls `body` with the object that `node` is. `reader` is the type that reads it; 0 for none.
  ///
  /// `@inlinable`: as ``JSONNode/withFields(_:)``.
  @inlinable
  static func with<Result>(
    _ node: TapeNode, readBy reader: UInt = 0, _ body: (borrowing TapeObject) -> Result
  ) -> Result {
    var lookup = TapeLookup(reader: reader)
    return unsafe withUnsafeMutablePointer(to: &lookup) { lookup in
      let result = unsafe body(TapeObject(node: node, lookup: lookup))
      if unsafe lookup.pointee.isOpen { unsafe lookup.pointee.close(node) }
      return result
    }
  }

  /// The keys, each once.
  var keys: Set<String> {
    var keys: Set<String> = []
    node.visitMembers { key, _ in
      keys.insert(key.text ?? "")
      return true
    }
    if let key = node.openKey { keys.insert(key.text ?? "") }
    return keys
  }

  /// The value for a key that is a literal, the last one where there are several; in an open object
  /// the last that has settled.
  @usableFromInline
  @_lifetime(copy self)
  func value(for key: KeyWord, lowerOfName: UInt32) -> TapeNode? {
    unsafe lifetime(
      lookup.pointee.value(for: key, lowerOfName: lowerOfName, in: node), copying: self)
  }

  /// The object for a key that is a literal, with what was looked up in it before; nil if there is
  /// none.
  @_lifetime(copy self)
  func objectForPrefix(_ key: KeyWord, _ lowerOfName: UInt32) -> TapeObject? {
    unsafe lifetime(
      lookup.pointee.objectForPrefix(key, lowerOfName: lowerOfName, in: node), copying: self)
  }

  /// The value for a key, the last one where there are several; in an open object, one that has
  /// settled comes before one that has only begun.
  @usableFromInline
  @_lifetime(copy self)
  func value(for key: JSONKey) -> TapeNode? {
    let value = unsafe lifetime(lookup.pointee.value(for: key, in: node), copying: self)
    return value == nil ? node.openValue(for: key) : value
  }
}
