extension TapeNode {
  /// The Double nearest to a number whose digits are few enough for exact arithmetic; nil for any
  /// other number, and for anything else.
  ///
  /// Up to 2⁵³ the digits are a Double exactly, and so is a power of ten up to 10²²; one
  /// multiplication or division of the two then rounds once, and so correctly (Clinger, *How to Read
  /// Floating Point Numbers Accurately*, 1990).
  var shortDouble: Double? {
    guard kind == .integer || kind == .fraction, extent <= 32 else { return nil }
    let spelling = unsafe spelling
    var index = 0
    let isNegative = unsafe spelling[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    var significand: UInt64 = 0
    var digits = 0
    var exponent = 0
    var isInFraction = false
    while index < spelling.count {
      let byte = unsafe spelling[index]
      index += 1
      if byte == UInt8(ascii: ".") {
        isInFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        break
      } else {
        significand = significand &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        if significand > 0 { digits += 1 }
        if isInFraction { exponent -= 1 }
      }
    }
    guard digits <= 18, significand <= 1 << 53 else { return nil }
    if index < spelling.count {
      guard let written = unsafe shortExponent(spelling, at: index) else { return nil }
      exponent += written
    }
    guard -22...22 ~= exponent else { return nil }
    let power = powersOfTen[abs(exponent)]
    let value = exponent < 0 ? Double(significand) / power : Double(significand) * power
    return isNegative ? -value : value
  }

  private func shortExponent(_ spelling: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var index = start
    let isNegative = unsafe spelling[index] == UInt8(ascii: "-")
    let first = unsafe spelling[index]
    if isNegative || first == UInt8(ascii: "+") { index += 1 }
    guard spelling.count - index <= 3 else { return nil }
    var value = 0
    while index < spelling.count {
      value = unsafe value * 10 + Int(spelling[index] &- UInt8(ascii: "0"))
      index += 1
    }
    return isNegative ? -value : value
  }
}

/// The powers of ten that a Double holds exactly.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
