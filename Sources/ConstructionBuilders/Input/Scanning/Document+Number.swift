/// Numbers.
extension Document {
  /// Scans a number from its first character.
  ///
  /// The grammar is `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  ///
  /// - Precondition: a minus or a digit is at `start`.
  func scanNumber(from start: Int) throws(MalformedJSON) -> (end: Int, kind: TapeEntry.Kind) {
    assert(0..<count ~= start)
    unsafe assert(bytes[start] == UInt8(ascii: "-") || bytes[start] &- UInt8(ascii: "0") <= 9)
    let first = start &+ (unsafe bytes[start] == UInt8(ascii: "-") ? 1 : 0)
    var position = try endOfDigits(from: first, orElse: .digitAfterMinus)
    if unsafe bytes[first] == UInt8(ascii: "0"), position > first + 1 {
      throw failure(.leadingZero, at: first)
    }
    var kind = TapeEntry.Kind.integer
    if has(UInt8(ascii: "."), at: position) {
      kind = .fraction
      position = try endOfDigits(from: position + 1, orElse: .digitAfterPoint)
    }
    if has(UInt8(ascii: "e"), at: position) || has(UInt8(ascii: "E"), at: position) {
      kind = .exponential
      position += 1
      if has(UInt8(ascii: "-"), at: position) || has(UInt8(ascii: "+"), at: position) {
        position += 1
      }
      position = try endOfDigits(from: position, orElse: .digitInExponent)
    }
    return (position, kind)
  }

  /// A whole number or a fraction without exponent, of up to 31 characters; nil for any other
  /// number, for anything else, and in the last 31 bytes of a document.
  ///
  /// `scanNumber` would return the same.
  ///
  /// It finds all digits at once. Counting those before the point and then those after it takes
  /// twice as long.
  ///
  /// - Precondition: as `scanNumber`.
  @inline(__always)
  func plainNumber(from start: Int) -> (end: Int, kind: TapeEntry.Kind)? {
    guard start &+ 32 <= count else { return nil }
    let isNegative: UInt64 = unsafe bytes[start] == UInt8(ascii: "-") ? 1 : 0
    // A bit for each character that is not a digit, without the sign.
    let others =
      (vector(at: start).othersThanDigits | vector(at: start &+ 16).othersThanDigits << 16)
      & ~isNegative
    guard others != 0 else { return nil }
    let first = start &+ Int(truncatingIfNeeded: isNegative)
    let point = start &+ others.trailingZeroBitCount
    guard point > first, unsafe bytes[first] != UInt8(ascii: "0") || point == first &+ 1 else {
      return nil
    }
    let next = unsafe bytes[point]
    if next != UInt8(ascii: ".") {
      return next | 0x20 == UInt8(ascii: "e") ? nil : (point, .integer)
    }
    let ends = others & (others &- 1)
    guard ends != 0 else { return nil }
    let end = start &+ ends.trailingZeroBitCount
    guard end > point &+ 1, unsafe bytes[end] | 0x20 != UInt8(ascii: "e") else { return nil }
    return (end, .fraction)
  }

  /// The end of one digit or more.
  private func endOfDigits(
    from start: Int, orElse expectation: MalformedJSON.Expectation
  ) throws(MalformedJSON) -> Int {
    let end = endOfDigits(from: start)
    guard end > start else { throw missing(expectation, at: end) }
    return end
  }

  /// The position of the first byte at or after `start` that is not a digit.
  ///
  /// - Precondition: 0 ≤ `start`.
  private func endOfDigits(from start: Int) -> Int {
    assert(start >= 0)
    var position = start
    while position &+ 16 <= count {
      // Both words at once: the processor cannot predict whether eight digits are enough.
      let first = others(at: position)
      let second = others(at: position &+ 8)
      let length = first.trailingZeroBitCount &+ (first == 0 ? second.trailingZeroBitCount : 0)
      position &+= length >> 3
      if length < 128 { return position }
    }
    while position < count, unsafe bytes[position] &- UInt8(ascii: "0") <= 9 { position += 1 }
    return position
  }

  /// The high bit of each of the eight bytes at `position` that is not a digit.
  ///
  /// - Precondition: there are eight bytes.
  private func others(at position: Int) -> UInt64 {
    assert(position >= 0 && position + 8 <= count)
    let word = unsafe UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word).digitValues.bytesAboveNine
  }

  /// Whether a byte is at `position`; false after the end of the document.
  ///
  /// - Precondition: 0 ≤ `position`.
  func has(_ byte: UInt8, at position: Int) -> Bool {
    assert(position >= 0)
    return unsafe position < count && bytes[position] == byte
  }
}
