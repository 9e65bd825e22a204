/// Keys by which the members of an object are sorted into slots, a slot for each key.
///
/// A table is made once for a type and never freed: counting references to it would make each
/// object take a twentieth longer.
///
/// `@unchecked Sendable`: the memory of the keys is never changed.
@safe @usableFromInline
struct KeyTable: BitwiseCopyable, @unchecked Sendable {
  private let keys: UnsafePointer<SearchedKey>

  @usableFromInline
  let count: Int

  /// A bit for each key, chosen by its hash: most other names have a different bit.
  private let hashes: UInt64

  /// - Returns: Nil where a key cannot be a name, where two are equal, and where there are none.
  init?(_ keys: [JSONKey]) {
    guard !keys.isEmpty, Set(keys).count == keys.count else { return nil }
    var literals: [SearchedKey] = []
    for key in keys {
      guard let word = key.word, let literal = SearchedKey(word, lowerOfName: key.lowerOfName)
      else { return nil }
      literals.append(literal)
    }
    let copy = UnsafeMutablePointer<SearchedKey>.allocate(capacity: literals.count)
    unsafe copy.initialize(from: literals, count: literals.count)
    unsafe self.keys = UnsafePointer(copy)
    count = literals.count
    hashes = literals.reduce(0) { $0 | Self.bit(of: $1.lowerOfName) }
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

  /// The slot for a key of an object; nil if there is none.
  func slot(for key: borrowing TapeNode) -> Int? {
    if key.kind == .name, unsafe hashes & Self.bit(of: key.entry.pointee.lower) == 0 { return nil }
    for slot in 0..<count where unsafe keys[slot].matches(key) { return slot }
    return nil
  }

  private static func bit(of lowerOfName: UInt32) -> UInt64 {
    // The upper half is the hash.
    1 << UInt64(lowerOfName >> 16 & 63)
  }
}
