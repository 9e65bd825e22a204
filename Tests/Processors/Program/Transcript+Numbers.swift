/// Numbers and texts as types would read them.
extension Transcript {
  /// A number by its spelling.
  mutating func number(_ spelling: String) {
    numbers += 1
    let digits = DecimalDigits(spelling)
    var digest = Digest()
    for digit in digits.digits { digest.add(UInt64(digit)) }
    write("digits")
    write(digits.exponent)
    write(bits: digest.bits)
    integer(digits.integer(as: Int64.self))
    integer(digits.integer(as: UInt64.self))
    integer(digits.integer(as: Int32.self))
    integer(digits.integer(as: UInt8.self))
    endLine()
  }

  private mutating func integer(_ integer: (some FixedWidthInteger)?) {
    if let integer { write(integer) } else { write(" -") }
  }

  /// A text as a number and as a date.
  mutating func text(_ text: String) {
    texts += 1
    if let spelling = Numeral.spelling(of: text) {
      write("numeral ")
      write(spelling)
      endLine()
      number(spelling)
    }
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      let span = unsafe Span(_unsafeElements: bytes)
      guard span.count > 0, span[0] >= UInt8(ascii: "0") || span[0] == UInt8(ascii: "-") else {
        return
      }
      if let seconds = ISO8601.secondsSince1970(span) { date("ISO 8601", seconds) }
      for (pattern, compiled) in patterns {
        if let seconds = compiled.secondsSince1970(span) { date(pattern, seconds) }
      }
    }
  }

  private mutating func date(_ format: String, _ seconds: Double) {
    write("date ")
    write(format)
    write(seconds)
    endLine()
  }

  /// The Doubles nearest to random significands and each power of ten that is read at once. Many
  /// lie in the middle between two Doubles, or nearly so.
  mutating func roundedNumbers() {
    var state: UInt64 = 1
    func next() -> UInt64 {
      // Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014.
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    for power in -27...27 {
      var digest = Digest()
      for round in 0..<2_000 {
        let random = next()
        // All lengths; and 54 bits or more of which the last decide.
        let significand =
          round % 2 == 0
          ? random >> (random & 63)
          : (random >> 10 | 1) << (random & 7) &+ (random >> 3 & 3) &- 1
        digest.add(nearestDouble(to: significand, tenToThe: power).bitPattern)
        numbers += 1
        guard round % 8 == 0 else { continue }
        // Whether a number of 2⁵³ or more prints all of its digits.
        let exponent = 0x434 + random >> 56
        let large = Double(bitPattern: exponent << 52 | random & 0x000F_FFFF_FFFF_FFFF)
        digest.add(DecimalDigits(large.description).hasValue(ofWhole: large) ? 1 : 0)
      }
      write("power")
      write(power)
      write(bits: digest.bits)
      endLine()
    }
  }
}

private let patterns: [(String, DatePattern)] = [
  "yyyy-MM-dd'T'HH:mm:ssXXX", "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss.SSSZ",
  "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd", "d.M.yyyy", "MM/yyyy", "yyyy",
  "yyyy-DDD", "dd MMM yyyy HH:mm:ss O", "yyyyMMddHHmmssSSS",
].compactMap { text in
  guard let pattern = try? DatePattern(text) else { return nil }
  return (text, pattern)
}
