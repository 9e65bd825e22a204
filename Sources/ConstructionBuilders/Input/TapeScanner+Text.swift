extension TapeScanner {
  /// Scans a text from its opening quotation mark to behind the closing one.
  mutating func scanText() throws(MalformedJSON) {
    position += 1
    let start = position
    var kind = TapeEntry.Kind.text
    while true {
      skipPlainASCII()
      guard position < count else { throw failure(.endsEarly(.stringEnd)) }
      let byte = unsafe bytes[position]
      if byte == UInt8(ascii: "\"") {
        tape.append(kind, extent: position - start, offset: start)
        position += 1
        return
      } else if byte == UInt8(ascii: "\\") {
        kind = .escapedText
        try skipEscape()
      } else if byte < 0x20 {
        throw failure(.controlCharacter(byte))
      } else {
        if kind == .text { kind = .unicodeText }
        try skipMultibyteCharacters()
      }
    }
  }

  /// Moves to the next byte that is not an ordinary ASCII character of a text, eight at a time
  /// where eight are left.
  @inline(__always)
  private mutating func skipPlainASCII() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits: UInt64 = 0x8080_8080_8080_8080
    // In a variable of its own, which stays in a register.
    var index = position
    defer { position = index }
    while index + 8 <= count {
      let word = unsafe UInt64(
        littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
      // A byte's high bit is set where the byte is a quotation mark, a backslash, a control
      // character, or not ASCII. A borrow can set one too many, but only above a true one.
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let special =
        ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
        | ((word &- ones &* 0x20) & ~word) | word
      let marks = special & highBits
      if marks != 0 {
        index += marks.trailingZeroBitCount >> 3
        return
      }
      index += 8
    }
    while index < count {
      let byte = unsafe bytes[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 || byte >= 0x80 { return }
      index += 1
    }
  }

  /// Skips what follows a backslash, having checked that it means something.
  private mutating func skipEscape() throws(MalformedJSON) {
    let start = position
    guard position + 1 < count else {
      position = count
      throw failure(.endsEarly(.stringEnd))
    }
    switch unsafe bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      let unit = try skipUnicodeEscape()
      if unit & 0xFC00 == 0xDC00 {
        throw MalformedJSON(offset: start, problem: .loneSurrogate)
      }
      if unit & 0xFC00 == 0xD800 {
        // A text that is cut off right here is cut off, not wrong.
        guard position < count else { throw failure(.endsEarly(.stringEnd)) }
        if unsafe bytes[position] == UInt8(ascii: "\\"), position + 1 == count {
          position = count
          throw failure(.endsEarly(.stringEnd))
        }
        guard
          unsafe bytes[position] == UInt8(ascii: "\\"),
          unsafe bytes[position + 1] == UInt8(ascii: "u"),
          try skipUnicodeEscape() & 0xFC00 == 0xDC00
        else { throw MalformedJSON(offset: start, problem: .loneSurrogate) }
      }
    default:
      throw failure(.unknownEscape)
    }
  }

  /// Skips `\uXXXX` at the current position and returns the code unit.
  private mutating func skipUnicodeEscape() throws(MalformedJSON) -> UInt16 {
    let start = position
    var unit: UInt16 = 0
    for index in position + 2..<position + 6 {
      guard index < count else {
        position = count
        throw failure(.endsEarly(.stringEnd))
      }
      guard let digit = unsafe hexadecimalDigit(bytes[index]) else {
        throw MalformedJSON(offset: start, problem: .badUnicodeEscape)
      }
      unit = unit << 4 | UInt16(digit)
    }
    position += 6
    return unit
  }

  /// Skips characters beyond ASCII, having checked that they are valid UTF-8: the table of
  /// RFC 3629, section 4.
  @inline(__always)
  private mutating func skipMultibyteCharacters() throws(MalformedJSON) {
    while position < count {
      // The first byte lowest. What is not plainly valid goes the long way, which finds the place.
      if position + 4 <= count {
        let word = unsafe UInt32(
          littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt32.self))
        if word & 0x80 == 0 { return }
        let length = word.lengthOfPlainlyValidCharacter
        position += length
        if length > 0 { continue }
      }
      let lead = unsafe bytes[position]
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0x00...0x7F: return
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE...0xEF: length = 3
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: throw failure(.invalidUTF8)
      }
      for index in position + 1..<position + length {
        guard index < count else {
          position = count
          throw failure(.endsEarly(.stringEnd))
        }
        let allowed = index == position + 1 ? second : 0x80...0xBF
        guard unsafe allowed ~= bytes[index] else { throw failure(.invalidUTF8) }
      }
      position += length
    }
  }
}

/// Four bytes of UTF-8 in a word, the first one lowest.
extension UInt32 {
  /// The length of the character beyond ASCII that they begin with, if it is valid; else 0.
  ///
  /// Of three bytes, 1110xxxx 10yyyyyy …, x and the first y must not all be zero (too long a form) nor be
  /// 1101 and 1 (half of a surrogate pair). Of four, 11110xxx 10yyyyyy …, x and the first two y must not
  /// all be zero, nor exceed 100 and 00 (beyond U+10FFFF). Of two, 110xxxxx …, x must exceed 1.
  @inline(__always)
  fileprivate var lengthOfPlainlyValidCharacter: Int {
    if self & 0xC0_C0F0 == 0x80_80E0 {
      let leading = self & 0x200F
      return leading != 0 && leading != 0x200D ? 3 : 0
    }
    if self & 0xC0E0 == 0x80C0 { return self & 0x1E != 0 ? 2 : 0 }
    if self & 0xC0C0_C0F8 == 0x8080_80F0 {
      let leading = self & 0x3007
      return leading != 0 && (leading & 4 == 0 || leading & 0x3003 == 0) ? 4 : 0
    }
    return 0
  }
}

/// The value of a hexadecimal digit, 0 to 15.
@inline(__always)
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
