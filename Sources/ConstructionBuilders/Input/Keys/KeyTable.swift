/// Keys by which the members of an object are sorted into slots, a slot for each key.
///
/// The table of a ``_JSONKeys`` is made once for a type and never freed: counting references to it
/// would make each object take a twentieth longer. Those of ``LearntKeys`` grow while a document is
/// read.
///
/// `@unchecked Sendable`: the table of a ``_JSONKeys`` is never changed, and no other one leaves
/// its document.
@safe @usableFromInline
struct KeyTable: BitwiseCopyable, @unchecked Sendable {
  private var keys: UnsafeMutablePointer<SearchedKey>

  @usableFromInline
  private(set) var count = 0

  private var capacity = 0

  /// The type of builder whose keys ``LearntKeys`` keeps here; 0 for none.
  var reader: UInt = 0

  /// A bit for each key, chosen by its hash: most other names have a different bit.
  private var hashes: UInt64 = 0

  /// A table without keys, and without memory for any.
  init() { unsafe keys = UnsafeMutablePointer(bitPattern: MemoryLayout<SearchedKey>.alignment)! }

  /// - Returns: Nil where a key cannot be a name, where two are equal, and where there are none.
  init?(_ keys: [JSONKey]) {
    self.init()
    for key in keys {
      guard let word = key.word, let key = SearchedKey(word, lowerOfName: key.lowerOfName),
        append(key)
      else {
        unsafe free()
        return nil
      }
    }
    guard count > 0 else { return nil }
  }

  /// Adds a key, if there is none with the same bytes.
  ///
  /// Two literals can have the same bytes at different addresses. They would have one slot between
  /// them, so only one is added.
  @discardableResult
  mutating func append(_ key: SearchedKey) -> Bool {
    for slot in 0..<count where unsafe keys[slot].hasText(of: key) { return false }
    if count == capacity {
      let place = UnsafeMutablePointer<SearchedKey>.allocate(capacity: max(8, 2 * count))
      unsafe place.moveInitialize(from: keys, count: count)
      unsafe free()
      unsafe keys = place
      capacity = max(8, 2 * count)
    }
    unsafe (keys + count).initialize(to: key)
    count += 1
    hashes |= Self.bit(of: key.lowerOfName)
    return true
  }

  /// Frees the memory.
  ///
  /// - Precondition: the table is not used any more.
  @unsafe func free() {
    if capacity > 0 { unsafe keys.deallocate() }
  }

  /// Whether a key of an object is a name and that of a slot.
  ///
  /// It probably is for the slot after the last one: senders write members in a constant order, and
  /// builders declare fields in nearly the same.
  ///
  /// - Precondition: `slot` is one of the table's.
  func isName(_ key: borrowing TapeNode, of slot: Int) -> Bool {
    assert(slot < count)
    return unsafe keys[slot].isName(key)
  }

  /// Whether there may be a slot for a name with this below its offset.
  func mayHave(_ lowerOfName: UInt32) -> Bool { hashes & Self.bit(of: lowerOfName) != 0 }

  /// The slot for a key of an object, probably at `start` or soon after it; nil if there is none.
  ///
  /// - Precondition: `start` is one of the table's slots, or their number.
  func slot(for key: borrowing TapeNode, from start: Int) -> Int? {
    assert(0...count ~= start)
    for slot in start..<count where unsafe keys[slot].matches(key) { return slot }
    for slot in 0..<start where unsafe keys[slot].matches(key) { return slot }
    return nil
  }

  /// The key of a slot.
  ///
  /// - Precondition: `slot` is one of the table's.
  func key(of slot: Int) -> SearchedKey {
    assert(slot < count)
    return unsafe keys[slot]
  }

  /// Whether the key of a slot is a certain literal.
  ///
  /// - Precondition: `slot` is one of the table's.
  func isLiteral(_ word: KeyWord, of slot: Int) -> Bool {
    assert(slot < count)
    return unsafe keys[slot].isLiteral(word)
  }

  /// The slot of a literal among the first `limit`; nil if there is none.
  func slot(of word: KeyWord, below limit: Int) -> Int? {
    for slot in 0..<limit where isLiteral(word, of: slot) { return slot }
    return nil
  }

  private static func bit(of lowerOfName: UInt32) -> UInt64 {
    // The upper half is the hash.
    1 << UInt64(lowerOfName >> 16 & 63)
  }
}
