/// Finds where white space ends.
package struct WhiteSpace: BitwiseCopyable {
  /// The last length that was counted, up to 31: lines of one object are indented alike.
  private var expected = 1

  /// The position of the first byte at or after `position` that is not white space; the end of the
  /// document if there is none.
  ///
  /// Only a length that differs from the last one is counted. If the prediction is right, the
  /// processor continues after the white space before it has found the end. Counting each time
  /// makes the scan of an indented document take 1.05 to 1.1 times as long.
  ///
  /// `@inline(never)`: inlined, it takes registers from the scanner's loop; see the table in
  /// `Utilities/Benchmarks/EXPERIMENTS.md`.
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
  package static func contains(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
