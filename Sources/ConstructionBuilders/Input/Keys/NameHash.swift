/// A hash of the names in an object: 16 bits, of the length, the first and the last eight bytes.
///
/// It is the same for a name in a document and for a key of the program. It only saves comparing
/// names that are not the right one, so it is cheap rather than good. An attacker can force
/// collisions; each costs one comparison.
@inlinable
func nameHash(head: UInt64, tail: UInt64, count: Int) -> UInt16 {
  let mixed = head ^ (tail &* 3) ^ UInt64(truncatingIfNeeded: count)
  // Knuth's multiplicative hash: the uppermost bits depend on all others.
  return UInt16(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 48)
}

/// The hash of a key.
///
/// - Precondition: the bytes are there.
@inlinable @inline(__always)
func nameHash(of key: UnsafeBufferPointer<UInt8>) -> UInt16 {
  let count = key.count
  let bytes = unsafe UnsafeRawPointer(key.baseAddress.unsafelyUnwrapped)
  func byte(at index: Int) -> UInt64 {
    unsafe UInt64(bytes.load(fromByteOffset: index, as: UInt8.self)) << UInt64(8 * index)
  }
  if count >= 8 {
    let head = unsafe bytes.loadUnaligned(as: UInt64.self)
    let tail = unsafe bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    return nameHash(
      head: UInt64(littleEndian: head), tail: UInt64(littleEndian: tail), count: count)
  }
  var head: UInt64 = 0
  if count >= 4 {
    let first = unsafe bytes.loadUnaligned(as: UInt32.self)
    let last = unsafe bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
    // Where the two overlap they have the same bits.
    head =
      UInt64(UInt32(littleEndian: first))
      | UInt64(UInt32(littleEndian: last)) << UInt64(8 * (count - 4))
  } else if count > 0 {
    head = byte(at: 0) | byte(at: count / 2) | byte(at: count - 1)
  }
  return nameHash(head: head, tail: head, count: count)
}

extension Document {
  /// The hash of the name between two places.
  ///
  /// - Precondition: 0 ≤ `start` ≤ `end` < `count`, because a quotation mark is at `end`.
  @inline(__always)
  func nameHash(from start: Int, to end: Int) -> UInt16 {
    assert(0 <= start && start <= end && end < count)
    let length = end &- start
    if length >= 8 {
      return ConstructionBuilders.nameHash(
        head: word(at: start), tail: word(at: end &- 8), count: length)
    }
    // Reads too many bytes and masks them, because a loop over few would be mispredicted.
    let head =
      start &+ 8 <= count
      ? word(at: start) & ~(~0 &<< UInt64(truncatingIfNeeded: 8 &* length))
      : lastWord(from: start, to: end)
    return ConstructionBuilders.nameHash(head: head, tail: head, count: length)
  }

  /// Eight bytes of the document, the first one lowest.
  ///
  /// - Precondition: there are eight bytes at `position`.
  private func word(at position: Int) -> UInt64 {
    assert(position >= 0 && position + 8 <= count)
    let word = unsafe UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// Fewer than eight bytes that are too near to the end of the document to read eight.
  ///
  /// - Precondition: 0 ≤ `start` ≤ `end` ≤ `count`.
  private func lastWord(from start: Int, to end: Int) -> UInt64 {
    assert(0 <= start && start <= end && end <= count)
    return (start..<end).reversed().reduce(0) { unsafe $0 << 8 | UInt64(bytes[$1]) }
  }
}
