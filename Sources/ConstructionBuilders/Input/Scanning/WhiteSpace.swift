/// Finds where white space ends.
struct WhiteSpace: BitwiseCopyable {
  /// The length of the white space that was counted last, up to 31: lines of one object are indented alike.
  private var expected = 1

  /// The place of the first byte at or behind `position` that is not white space; the end of the document if there is
  /// none.
  ///
  /// Only a length that differs from the last one is counted. If it is foreseen right, the processor goes on behind the
  /// white space before it has seen its end: always counting it makes scanning an indented document take 1.05 to 1.1
  /// times as long.
  ///
  /// `@inline(never)`: compiled into the scanner's loop, in one place or in all, it takes registers from the rest, and
  /// scanning takes up to 1.3 times as long.
  ///
  /// - Precondition: 0 ≤ `position`.
  @inline(never)
  mutating func end(at position: Int, in document: Document) -> Int {
    assert(position >= 0)
    guard position &+ 32 <= document.count else { return longEnd(at: position, in: document) }
    let ends =
      document.vector(at: position).endsOfWhiteSpace
      | document.vector(at: position &+ 16).endsOfWhiteSpace << 16
    let first = 1 as UInt64 &<< UInt64(truncatingIfNeeded: expected)
    if ends & ((first &<< 1) &- 1) == first { return position &+ expected }
    guard ends != 0 else { return longEnd(at: position &+ 32, in: document) }
    expected = ends.trailingZeroBitCount
    return position &+ expected
  }

  private func longEnd(at start: Int, in document: Document) -> Int {
    var position = start
    while position &+ 16 <= document.count {
      let ends = document.vector(at: position).endsOfWhiteSpace
      if ends != 0 { return position &+ ends.trailingZeroBitCount }
      position &+= 16
    }
    while position < document.count, unsafe Self.contains(document.bytes[position]) {
      position &+= 1
    }
    return position
  }

  /// Space, line feed, carriage return and tab.
  static func contains(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
