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
    assert(node.isObject)
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
      if unsafe lookup.pointee.hasTaken { unsafe lookup.pointee.close(node) }
      return result
    }
  }

  /// The keys, each once, and whether one may be there more than once.
  var keys: (all: Set<String>, areRepeated: Bool) {
    // With few places, a long key of few would be compared with each other one.
    var keys = Set<String>(minimumCapacity: min(node.memberCount, 1_024))
    var areRepeated = false
    node.forEachMember { key, _ in
      if !keys.insert(key.text ?? "").inserted { areRepeated = true }
    }
    if let key = node.pendingKey { keys.insert(key.text ?? "") }
    return (keys, areRepeated)
  }

  /// What is known of the keys in any case.
  var keysInAnyCase: KeysInAnyCase { unsafe lookup.pointee.keysInAnyCase(of: node) }

  /// Whether a key that was looked for and has no plain value is missing.
  @inlinable
  var isPlain: Bool { unsafe node.source.pointee.isPlain || hasPlainValuesOnly }

  @usableFromInline
  var hasPlainValuesOnly: Bool { unsafe !node.isOpen && !lookup.pointee.hasRareKeys }

  /// The plain value for a key that is a literal: the only one, which has settled.
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

  /// The plain value for a key: the only one, which has settled.
  @usableFromInline
  @_lifetime(copy self)
  func value(for key: JSONKey) -> TapeNode? {
    unsafe lifetime(lookup.pointee.value(for: key, in: node), copying: self)
  }

  /// The last value for a key that was looked for and is there more than once; nil for any other.
  @_lifetime(copy self)
  func repeatedValue(for key: JSONKey) -> TapeNode? {
    unsafe lifetime(lookup.pointee.repeatedValue(for: key, in: node), copying: self)
  }
}

/// The members of one object on the tape that have certain keys, each found before any is read.
@safe @usableFromInline
struct TapeMembers: ~Escapable, BitwiseCopyable {
  @usableFromInline
  typealias Slots = UnsafeMutableBufferPointer<UnsafePointer<TapeEntry>?>

  @usableFromInline
  let object: TapeNode

  @usableFromInline
  let slots: Slots

  /// The type that reads the object.
  @usableFromInline
  let reader: UInt

  /// What was looked up in the whole object; nil as long as nothing was.
  @usableFromInline
  let whole: UnsafeMutablePointer<UnsafeMutablePointer<OpenPrefix>?>

  /// - Precondition: `slots` has the entries of values of `object`, or nil. It outlives this, and
  ///   so does `whole`, which is used for no other object.
  @usableFromInline
  @_lifetime(copy object)
  init(
    object: TapeNode, slots: Slots, reader: UInt,
    whole: UnsafeMutablePointer<UnsafeMutablePointer<OpenPrefix>?>
  ) {
    assert(object.isObject)
    self.object = object
    self.reader = reader
    unsafe self.slots = slots
    unsafe self.whole = whole
  }

  /// Calls `body` with the members of the object that `object` is, which `reader` reads.
  @inlinable
  static func with<Result>(
    _ object: TapeNode, keys: KeyTable, readBy reader: UInt,
    _ body: (borrowing TapeMembers) -> Result
  ) -> Result {
    var whole: UnsafeMutablePointer<OpenPrefix>?
    return unsafe withUnsafeMutablePointer(to: &whole) { whole in
      unsafe withUnsafeTemporaryAllocation(
        of: UnsafePointer<TapeEntry>?.self, capacity: keys.count
      ) { slots in
        unsafe object.sortMembers(by: keys, into: slots)
        let result = unsafe body(
          TapeMembers(object: object, slots: slots, reader: reader, whole: whole))
        if let whole = unsafe whole.pointee { unsafe object.close(whole) }
        return result
      }
    }
  }

  /// Calls `body` with the whole object, and with what was looked up in it before.
  @inlinable
  func withObject<Result>(_ body: (borrowing TapeObject) -> Result) -> Result {
    let known = unsafe whole.pointee
    let place = unsafe known ?? object.openWhole(readBy: reader)
    unsafe whole.pointee = place
    return unsafe body(TapeObject(place, of: object))
  }

  /// The value in a slot, the last one where there were several with its key.
  ///
  /// Clients choose the slot, so release builds check it, too; a buffer does only in debug builds.
  @inlinable
  @_lifetime(copy self)
  func value(at slot: Int) -> TapeNode? {
    precondition(unsafe slots.indices.contains(slot), "there is no key at this index")
    guard let entry = unsafe slots[slot] else { return nil }
    return unsafe lifetime(object.node(at: entry), copying: self)
  }
}
