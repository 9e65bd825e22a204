/// Texts that are not only plain ASCII.
extension Document {
  /// Scans a text from its first byte that is not plain ASCII to its closing quotation mark.
  ///
  /// Where the document ends early, `start` is then a place before which everything has been
  /// scanned, and which divides no escape and no character.
  ///
  /// - Precondition: 0 ≤ `start` ≤ `count`.
  func scanText(
    from start: inout Int, _ scannedKind: inout TapeEntry.Kind, _ textEnds: inout TextEnds
  ) throws(MalformedJSON) {
    assert(0...count ~= start)
    // Local variables stay in registers.
    var position = start
    var kind = scannedKind
    defer { (start, scannedKind) = (position, kind) }
    while true {
      guard position < count else { throw failure(.endsEarly(.stringEnd), at: count) }
      let byte = unsafe bytes[position]
      if byte == UInt8(ascii: "\"") {
        return
      } else if byte == UInt8(ascii: "\\") {
        position = textEnds.nextOfText(at: try endOfEscape(at: position))
        kind = .escapedText
      } else if byte < 0x20 {
        throw failure(.controlCharacter(byte), at: position)
      } else {
        if kind == .text { kind = .unicodeText }
        let end = textEnds.nextOfText(at: position)
        // Only characters that are near to one that is not valid, or cut off, are still to check.
        position = end > position ? end : try endOfCharacter(at: position)
      }
    }
  }

  /// The end of an escape, which is checked.
  ///
  /// - Precondition: a backslash is at `position`.
  private func endOfEscape(at position: Int) throws(MalformedJSON) -> Int {
    assert(has(UInt8(ascii: "\\"), at: position))
    guard position + 1 < count else { throw failure(.endsEarly(.stringEnd), at: count) }
    switch unsafe bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return position + 2
    case UInt8(ascii: "u"):
      let unit = try unicodeEscape(at: position)
      if unit & 0xFC00 == 0xDC00 { throw failure(.loneSurrogate, at: position) }
      guard unit & 0xFC00 == 0xD800 else { return position + 6 }
      return try endOfSurrogatePair(at: position)
    default:
      throw failure(.unknownEscape, at: position)
    }
  }

  /// The end of two escapes, of which the first is half of a surrogate pair.
  ///
  /// - Precondition: a complete escape is at `position`.
  private func endOfSurrogatePair(at position: Int) throws(MalformedJSON) -> Int {
    assert(has(UInt8(ascii: "\\"), at: position) && position + 6 <= count)
    let second = position + 6
    // A text that is cut off here has no wrong escape.
    guard second < count else { throw failure(.endsEarly(.stringEnd), at: count) }
    guard unsafe bytes[second] == UInt8(ascii: "\\") else {
      throw failure(.loneSurrogate, at: position)
    }
    guard second + 1 < count else { throw failure(.endsEarly(.stringEnd), at: count) }
    guard
      unsafe bytes[second + 1] == UInt8(ascii: "u"),
      try unicodeEscape(at: second) & 0xFC00 == 0xDC00
    else { throw failure(.loneSurrogate, at: position) }
    return second + 6
  }

  /// The code unit of `\uXXXX`.
  ///
  /// - Precondition: a backslash is at `position`.
  private func unicodeEscape(at position: Int) throws(MalformedJSON) -> UInt16 {
    assert(has(UInt8(ascii: "\\"), at: position))
    var unit: UInt16 = 0
    for index in position + 2..<position + 6 {
      guard index < count else { throw failure(.endsEarly(.stringEnd), at: count) }
      guard let digit = unsafe hexadecimalDigit(bytes[index]) else {
        throw failure(.badUnicodeEscape, at: position)
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The end of a character beyond ASCII, which is checked by the table of RFC 3629, section 4.
  ///
  /// - Precondition: a byte beyond ASCII is at `position`.
  private func endOfCharacter(at position: Int) throws(MalformedJSON) -> Int {
    assert(0..<count ~= position)
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch unsafe bytes[position] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: length = 3
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw failure(.invalidUTF8, at: position)
    }
    for index in position + 1..<position + length {
      guard index < count else { throw failure(.endsEarly(.stringEnd), at: count) }
      let allowed = index == position + 1 ? second : 0x80...0xBF
      guard unsafe allowed ~= bytes[index] else { throw failure(.invalidUTF8, at: position) }
    }
    return position + length
  }
}

/// The value of a hexadecimal digit, 0 to 15.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
