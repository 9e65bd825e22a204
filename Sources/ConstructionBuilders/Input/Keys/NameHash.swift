/// A hash of the names in an object: 16 bits, of the length, the first and the last eight bytes.
///
/// It has to be the same for a name in a document and for a key in the program, and cheap more than good: it
/// only saves looks at names that are not the right one. Who wants names to collide can have that, and gets
/// what every search had without a hash.
///
/// `@inlinable`: as ``JSONKey``.
@inlinable
func nameHash(head: UInt64, tail: UInt64, count: Int) -> UInt16 {
  let mixed = head ^ (tail &* 3) ^ UInt64(truncatingIfNeeded: count)
  // Knuth's multiplicative hash: the uppermost bits depend on all others.
  return UInt16(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 48)
}

extension Document {
  /// The hash of the name between two places.
  ///
  /// - Precondition: 0 ≤ `start` ≤ `end` < `count`, because a quotation mark stands at `end`.
  ///
  /// `@inline(__always)`: without it, scanning Marvel takes 1.05 times as long.
  @inline(__always)
  func nameHash(from start: Int, to end: Int) -> UInt16 {
    assert(0 <= start && start <= end && end < count)
    let length = end &- start
    if length >= 8 {
      return ConstructionBuilders.nameHash(
        head: word(at: start), tail: word(at: end &- 8), count: length)
    }
    // Too many bytes are read and masked, because a loop over few would be mispredicted.
    let head =
      start &+ 8 <= count
      ? word(at: start) & ~(~0 << UInt64(truncatingIfNeeded: 8 &* length))
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

  /// Fewer than eight bytes that lie too near to the end of the document to read eight.
  ///
  /// - Precondition: 0 ≤ `start` ≤ `end` ≤ `count`.
  private func lastWord(from start: Int, to end: Int) -> UInt64 {
    assert(0 <= start && start <= end && end <= count)
    return (start..<end).reversed().reduce(0) { unsafe $0 << 8 | UInt64(bytes[$1]) }
  }
}
