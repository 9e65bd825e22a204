/// A natural number of any size. It is as simple as possible, because checks compare with it.
struct BigNatural: Equatable {
  /// Digits in base 10⁹, lowest first. The highest is not 0.
  private var limbs: [UInt32] = []
  private static let base: UInt64 = 1_000_000_000

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      limbs.append(UInt32(rest % Self.base))
      rest /= Self.base
    }
  }

  /// Multiplies by a small number and adds another.
  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(product % Self.base)
      carry = product / Self.base
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// Multiplies by a power of a small number.
  func multiplied(byPower power: Int, of factor: UInt32) -> BigNatural {
    var result = self
    for _ in 0..<power { result.multiply(by: factor) }
    return result
  }

  /// The decimal digits, without leading zeros.
  var digits: String {
    guard let first = limbs.last else { return "0" }
    return limbs.dropLast().reversed().reduce(into: String(first)) { text, limb in
      let digits = String(limb)
      text += String(repeating: "0", count: 9 - digits.count) + digits
    }
  }
}

extension Double {
  /// All digits of a finite whole number, without its sign.
  var wholeDigits: String {
    if magnitude < 0x1p63 { return "\(UInt64(magnitude))" }
    let significand = UInt64(significandBitPattern) | 1 << 52
    return BigNatural(significand).multiplied(byPower: Int(exponent) - 52, of: 2).digits
  }
}
