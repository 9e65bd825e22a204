/// An object on the tape, with what its searches for keys have learnt so far.
@safe @usableFromInline
struct TapeObject: ~Escapable, BitwiseCopyable {
  let node: TapeNode
  private let lookup: UnsafeMutablePointer<TapeLookup>

  /// - Precondition: `node` is an object, and `lookup` is used for no other and outlives this one.
  @usableFromInline
  @_lifetime(copy node)
  init(node: TapeNode, lookup: UnsafeMutablePointer<TapeLookup>) {
    assert(node.kind == .object)
    self.node = node
    unsafe self.lookup = lookup
  }

  /// Calls `body` with the object that `node` is.
  ///
  /// `@inlinable`: as `JSONNode.withFields`.
  @inlinable
  static func with<Result>(_ node: TapeNode, _ body: (borrowing TapeObject) -> Result) -> Result {
    var lookup = TapeLookup()
    return unsafe withUnsafeMutablePointer(to: &lookup) { lookup in
      unsafe body(TapeObject(node: node, lookup: lookup))
    }
  }

  /// The value for a key, the last one where there are several.
  @_lifetime(copy self)
  func value(for key: borrowing JSONKey) -> TapeNode? {
    if let literal = key.literal { return value(for: literal) }
    return unsafe lifetime(lookup.pointee.value(for: key.text, in: node), copying: self)
  }

  @_lifetime(copy self)
  func value(for key: LiteralKey) -> TapeNode? {
    unsafe lifetime(lookup.pointee.value(for: key, in: node), copying: self)
  }
}
