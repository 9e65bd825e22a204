/// The bytes of a document that is surveyed. It lives no longer than the call that adds it.
///
/// The library has checked them: texts and numbers are complete.
@safe struct SurveyedDocument {
  let bytes: UnsafeBufferPointer<UInt8>
  let stamp: Stamp?

  var count: Int { unsafe bytes.count }

  init(bytes: UnsafeBufferPointer<UInt8>, stamp: Stamp?) {
    unsafe self.bytes = bytes
    self.stamp = stamp
  }
}

extension SurveyedDocument {
  /// The spelling of the number that begins at an offset.
  func number(at start: Int) -> UnsafeBufferPointer<UInt8> {
    var end = start
    while end < count, unsafe Self.isOfNumber(bytes[end]) { end &+= 1 }
    return unsafe UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "+") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// The bytes of the text that begins at an offset; nil if it has escapes.
  func plainText(
    at start: Int
  ) -> (bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool)? {
    var end = start
    var all = 0 as UInt64
    while end &+ 8 <= count {
      // Trusts the line above: there are eight bytes.
      let word = unsafe UInt64(
        littleEndian: UnsafeRawPointer(bytes.baseAddress! + end).loadUnaligned(as: UInt64.self))
      let marks = Self.marks(word, 0x2222_2222_2222_2222) | Self.marks(word, 0x5C5C_5C5C_5C5C_5C5C)
      guard marks == 0 else {
        let length = marks.trailingZeroBitCount / 8
        end &+= length
        all |= word & ((1 << UInt64(length * 8)) &- 1)
        return unsafe text(from: start, to: end, all & 0x8080_8080_8080_8080 == 0)
      }
      all |= word
      end &+= 8
    }
    var isASCII = all & 0x8080_8080_8080_8080 == 0
    while end < count {
      let byte = unsafe bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      if byte >= 0x80 { isASCII = false }
      end &+= 1
    }
    return unsafe text(from: start, to: end, isASCII)
  }

  /// The text, if a quotation mark ends it; nil if an escape does.
  private func text(
    from start: Int, to end: Int, _ isASCII: Bool
  ) -> (bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool)? {
    guard end < count, unsafe bytes[end] == UInt8(ascii: "\"") else { return nil }
    return unsafe (UnsafeBufferPointer(rebasing: bytes[start..<end]), isASCII)
  }

  /// A bit in each byte that equals the one of a pattern, exact up to the first.
  private static func marks(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let others = word ^ pattern
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
  }
}
