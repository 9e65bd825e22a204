/// Reads the spelling of a number into an integer and a power of ten.
@safe struct NumberReader: ~Escapable {
  private let spelling: UnsafeRawPointer
  private let count: Int
  private var position = 0
  private var significand: UInt64 = 0

  /// - Precondition: `spelling` follows the number grammar of RFC 8259, and outlives the reader.
  @_lifetime(borrow spelling)
  init(_ spelling: UnsafeBufferPointer<UInt8>) {
    unsafe assert(
      spelling.first.map { $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") <= 9 } == true)
    unsafe self.spelling = UnsafeRawPointer(spelling.baseAddress.unsafelyUnwrapped)
    count = spelling.count
  }

  /// The number as significand × 10^exponent, where one to seven digits stand before the point and
  /// eight to sixteen after it, as in coordinates; otherwise nil.
  ///
  /// It has no loop. ``read(_:)`` takes 1.4 times as long for such a number, and an array of pairs
  /// of them 1.06 times.
  ///
  /// - Precondition: the number is a fraction.
  @inline(__always)
  func readLongFraction() -> (significand: UInt64, exponent: Int, isNegative: Bool)? {
    let isNegative = byte(at: 0) == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    guard count &- start >= 8 else { return nil }
    let head = word(at: start)
    let length = head.bytesAboveNine.trailingZeroBitCount >> 3
    let digits = count &- start &- length &- 1
    guard length < 8, 8...16 ~= digits, length &+ digits <= 19 else { return nil }
    let whole = head.firstBytes(length).valueOfEightDigits
    let upper = word(at: start &+ length &+ 1).valueOfEightDigits
    let rest = digits &- 8
    let lower = word(at: count &- 8).lastBytes(rest).valueOfEightDigits
    let significand = (whole &* 100_000_000 &+ upper) &* wholePowersOfTen[rest] &+ lower
    return (significand, 0 &- digits, isNegative)
  }

  /// The number as significand × 10^exponent; nil where it has more than 19 digits without leading
  /// zeros, or an exponent of more than three.
  ///
  /// `@inline(__always)` here, below and on ``nearestDouble(to:tenToThe:)``: see the table in
  /// `Utilities/Benchmarks/EXPERIMENTS.md`.
  ///
  /// - Precondition: `kind` is that of the number.
  @inline(__always)
  mutating func read(
    _ kind: TapeEntry.Kind
  ) -> (significand: UInt64, exponent: Int, isNegative: Bool)? {
    assert(kind == .integer || kind == .fraction || kind == .exponential)
    let isNegative = byte(at: 0) == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    position = start
    readDigits()
    var digits = position &- start
    var exponent = 0
    if position < count, byte(at: position) == UInt8(ascii: ".") {
      position &+= 1
      let point = position
      if kind == .fraction { readLastDigits() } else { readDigits() }
      exponent = point &- position
      digits &+= position &- point
    }
    // Leading zeros do not count; 0.001 has one digit.
    if digits > 19 { digits -= leadingZeros(from: start) }
    guard digits <= 19 else { return nil }
    if kind == .exponential {
      guard let written = readExponent() else { return nil }
      exponent += written
    }
    return (significand, exponent, isNegative)
  }

  /// A whole number of up to 18 digits.
  ///
  /// - Precondition: the spelling is such a number, and its sign counts as a digit.
  mutating func readInteger() -> Int64 {
    assert(count <= 18)
    let isNegative = byte(at: 0) == UInt8(ascii: "-")
    position = isNegative ? 1 : 0
    readDigits()
    let magnitude = Int64(truncatingIfNeeded: significand)
    return isNegative ? -magnitude : magnitude
  }

  /// Reads digits into the significand, up to eight at a time; past 19 it overflows.
  private mutating func readDigits() {
    guard count >= 8 else { return readFewDigits() }
    while position < count {
      // Some of the last eight bytes may have been read before; they are shifted out.
      let start = min(position, count &- 8)
      let used = UInt64(truncatingIfNeeded: position &- start)
      let word = unsafe UInt64(
        littleEndian: spelling.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      let bytes = word >> (used &* 8)
      // The bytes shifted in are zeros, which are not digits.
      let digits = bytes.digitValues
      let length = digits.bytesAboveNine.trailingZeroBitCount >> 3
      guard length > 0 else { return }
      let values = digits.firstBytes(length)
      significand = significand &* wholePowersOfTen[length] &+ values.valueOfEightDigits
      position &+= length
      guard length == 8 else { return }
    }
  }

  /// Reads digits up to the end of the spelling.
  ///
  /// - Precondition: there is nothing but digits.
  @inline(__always)
  private mutating func readLastDigits() {
    guard count >= 8 else { return readFewDigits() }
    while position &+ 8 <= count {
      significand = significand &* 100_000_000 &+ word(at: position).valueOfEightDigits
      position &+= 8
    }
    let rest = count &- position
    guard rest > 0 else { return }
    let values = word(at: count &- 8).lastBytes(rest)
    significand = significand &* wholePowersOfTen[rest] &+ values.valueOfEightDigits
    position = count
  }

  /// Eight bytes, in which digits become 0 to 9.
  ///
  /// - Precondition: there are eight bytes at `place`.
  private func word(at place: Int) -> UInt64 {
    assert(0 <= place && place + 8 <= count)
    let word = unsafe spelling.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    return UInt64(littleEndian: word).digitValues
  }

  /// Reads the digits of a spelling that is shorter than a word.
  private mutating func readFewDigits() {
    while position < count, byte(at: position) &- UInt8(ascii: "0") <= 9 {
      significand = significand &* 10 &+ UInt64(byte(at: position) &- UInt8(ascii: "0"))
      position &+= 1
    }
  }

  private mutating func readExponent() -> Int? {
    position += 1
    let sign = byte(at: position)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
    guard count - position <= 3 else { return nil }
    let value = (position..<count).reduce(0) { $0 * 10 + Int(byte(at: $1) - UInt8(ascii: "0")) }
    return sign == UInt8(ascii: "-") ? -value : value
  }

  private func leadingZeros(from start: Int) -> Int {
    var zeros = 0
    for index in start..<count {
      switch byte(at: index) {
      case UInt8(ascii: "0"): zeros += 1
      case UInt8(ascii: "."): continue
      default: return zeros
      }
    }
    return zeros
  }

  /// - Precondition: 0 ≤ `index` < `count`.
  private func byte(at index: Int) -> UInt8 {
    assert(0..<count ~= index)
    return unsafe spelling.load(fromByteOffset: index, as: UInt8.self)
  }
}

private let wholePowersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
]

/// Eight bytes of a spelling, the first one lowest.
///
/// `@inline(__always)`: as on ``NumberReader/read(_:)``.
extension UInt64 {
  /// The bytes with 0 to 9 in place of digits, and more in place of any other.
  @inline(__always)
  var digitValues: UInt64 { self ^ 0x3030_3030_3030_3030 }

  /// The high bit of each byte that is more than 9.
  ///
  /// Adding 0x76 takes any byte but 0 to 9 past 0x7F, and carries nothing into the next byte.
  @inline(__always)
  var bytesAboveNine: UInt64 {
    let sums = (self & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676
    return (self | sums) & 0x8080_8080_8080_8080
  }

  /// The first `length` bytes as the last ones, after zeros.
  ///
  /// - Precondition: 0 ≤ `length` ≤ 8.
  @inline(__always)
  func firstBytes(_ length: Int) -> UInt64 {
    assert(0...8 ~= length)
    return self << UInt64(truncatingIfNeeded: 64 &- length &* 8)
  }

  /// The last `length` bytes in place, after zeros.
  ///
  /// - Precondition: 0 ≤ `length` ≤ 8.
  @inline(__always)
  func lastBytes(_ length: Int) -> UInt64 {
    assert(0...8 ~= length)
    let zeros = UInt64(truncatingIfNeeded: 64 &- length &* 8)
    return (self >> zeros) << zeros
  }

  /// The number of eight digits, which are in the bytes as 0 to 9. First pairs are joined, then
  /// fours, then all eight.
  @inline(__always)
  var valueOfEightDigits: UInt64 {
    let digits = self
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }
}
