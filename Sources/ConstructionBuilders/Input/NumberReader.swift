/// Reads the spelling of a number into an integer and a power of ten.
@safe struct NumberReader: ~Escapable {
  private let spelling: UnsafeRawBufferPointer
  private let count: Int
  private var position = 0
  private var significand: UInt64 = 0

  /// - Precondition: `spelling` follows the number grammar of RFC 8259, and outlives the reader.
  @_lifetime(borrow spelling)
  init(_ spelling: UnsafeBufferPointer<UInt8>) {
    unsafe self.spelling = UnsafeRawBufferPointer(spelling)
    count = spelling.count
  }

  /// The number as significand × 10^exponent; nil where it has more than 19 digits, leading zeros not
  /// counted, or an exponent of more than three.
  mutating func read() -> (significand: UInt64, exponent: Int, isNegative: Bool)? {
    let isNegative = skip(UInt8(ascii: "-"))
    let start = position
    readDigits()
    var digits = position - start
    var exponent = 0
    if skip(UInt8(ascii: ".")) {
      let point = position
      readDigits()
      exponent = point - position
      digits += position - point
    }
    // Zeros in front are no digits that count; 0.001 has one.
    if digits > 19 { digits -= leadingZeros(from: start) }
    guard digits <= 19 else { return nil }
    if position < count {
      guard let written = readExponent() else { return nil }
      exponent += written
    }
    return (significand, exponent, isNegative)
  }

  /// Reads digits into the significand, eight at a time where eight are left; past 19 it overflows.
  private mutating func readDigits() {
    while position + 8 <= count {
      let word = unsafe UInt64(
        littleEndian: spelling.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      guard word.areEightDigits else { break }
      significand = significand &* 100_000_000 &+ word.valueOfEightDigits
      position += 8
    }
    while position < count {
      let digit = unsafe spelling[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { return }
      significand = significand &* 10 &+ UInt64(digit)
      position += 1
    }
  }

  private mutating func readExponent() -> Int? {
    position += 1
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    guard count - position <= 3 else { return nil }
    var value = 0
    while position < count {
      value = unsafe value * 10 + Int(spelling[position] &- UInt8(ascii: "0"))
      position += 1
    }
    return isNegative ? -value : value
  }

  private func leadingZeros(from start: Int) -> Int {
    var zeros = 0
    for index in start..<count {
      switch unsafe spelling[index] {
      case UInt8(ascii: "0"): zeros += 1
      case UInt8(ascii: "."): continue
      default: return zeros
      }
    }
    return zeros
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < count, unsafe spelling[position] == byte else { return false }
    position += 1
    return true
  }
}

/// Eight characters in a word, the first one lowest.
extension UInt64 {
  /// The high bit of each byte that is not a digit.
  ///
  /// Digits are 0x30 to 0x39, which leaves 0 to 9 after an exclusive or; adding 0x76 takes no such byte past
  /// 0x7F, every other one, and none into the byte above it.
  @inline(__always)
  var bytesThatAreNotDigits: UInt64 {
    let values = self ^ 0x3030_3030_3030_3030
    let sums = (values & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676
    return (values | sums) & 0x8080_8080_8080_8080
  }

  /// Whether all eight are digits: those are 0x30 to 0x39, and adding 6 takes no other into 0x3_.
  @inline(__always)
  var areEightDigits: Bool {
    let highHalves: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    let sum = self &+ 0x0606_0606_0606_0606
    return (self & highHalves) | ((sum & highHalves) >> 4) == 0x3333_3333_3333_3333
  }

  /// The number that they write: pairs, then fours, then all eight are put together at once.
  @inline(__always)
  var valueOfEightDigits: UInt64 {
    let digits = self &- 0x3030_3030_3030_3030
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }
}
