/// Keys by which the members of an object are sorted into slots, a slot for each key.
///
/// A table is made once for a type, and stays for as long as the program runs: an object that counted references
/// to it would take a twentieth longer.
///
/// `@unchecked Sendable`: what the keys lie in is never changed.
@safe @usableFromInline
struct KeyTable: BitwiseCopyable, @unchecked Sendable {
  private let keys: UnsafePointer<SearchedKey>

  @usableFromInline
  let count: Int

  /// A bit for each key, by its hash: most names that are not looked for have another.
  private let hashes: UInt64

  /// - Returns: nil where a key cannot be a name, and where there are none, or two of the same.
  init?(_ keys: [JSONKey]) {
    let literals = keys.compactMap(\.word).compactMap(SearchedKey.init)
    guard !keys.isEmpty, literals.count == keys.count, Set(keys).count == keys.count else {
      return nil
    }
    let copy = UnsafeMutablePointer<SearchedKey>.allocate(capacity: literals.count)
    unsafe copy.initialize(from: literals, count: literals.count)
    unsafe self.keys = UnsafePointer(copy)
    count = literals.count
    hashes = literals.reduce(0) { $0 | Self.bit(of: $1.lowerOfName) }
  }

  /// Whether a key of an object is that of a slot, if it is a name: the likely answer for the slot behind the last one,
  /// because senders write members in a constant order, and builders declare fields in nearly the same.
  ///
  /// - Precondition: `slot` is one of the table's.
  func isName(_ key: borrowing TapeNode, of slot: Int) -> Bool {
    assert(slot < count)
    return unsafe keys[slot].isName(key)
  }

  /// The slot for a key of an object; nil if it is not looked for.
  func slot(for key: borrowing TapeNode) -> Int? {
    if key.kind == .name, unsafe hashes & Self.bit(of: key.entry.pointee.lower) == 0 { return nil }
    for slot in 0..<count where unsafe keys[slot].matches(key) { return slot }
    return nil
  }

  private static func bit(of lowerOfName: UInt32) -> UInt64 {
    // The upper half is the name's hash.
    1 << UInt64(lowerOfName >> 16 & 63)
  }
}
