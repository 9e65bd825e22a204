extension TapeNode {
  /// The Double nearest to a number of up to 19 digits and a small exponent; nil for any other number,
  /// and for anything else.
  ///
  /// The digits are an integer below 2⁶⁴, and 10¹⁹ is too. Their product has 128 bits, their quotient
  /// 64 and a remainder: both are exact, and are rounded once.
  var shortDouble: Double? {
    guard kind == .integer || kind == .fraction else { return nil }
    var reader = unsafe NumberReader(spelling)
    guard let number = reader.read() else { return nil }
    let magnitude: Double
    switch number.exponent {
    case 0: magnitude = Double(number.significand)
    case 1...19: magnitude = product(number.significand, tenToThe: number.exponent)
    case -19 ... -1: magnitude = quotient(number.significand, tenToThe: -number.exponent)
    default: return nil
    }
    // An integer past 2⁵³ may have to go on record as imprecise.
    if kind == .integer, number.significand > 1 << 53 { return nil }
    return number.isNegative ? -magnitude : magnitude
  }
}

/// The Double nearest to `significand` × 10^`power`.
private func product(_ significand: UInt64, tenToThe power: Int) -> Double {
  let (high, low) = significand.multipliedFullWidth(by: wholePowersOfTen[power])
  guard high != 0 else { return Double(low) }
  let shift = high.leadingZeroBitCount
  let leading = shift == 0 ? high : high << shift | low >> (64 - shift)
  let rest = low << shift
  return Double(sign: .plus, exponent: 64 - shift, significand: rounded(leading, rest != 0))
}

/// The Double nearest to `significand` ÷ 10^`power`.
private func quotient(_ significand: UInt64, tenToThe power: Int) -> Double {
  guard significand != 0 else { return 0 }
  // Both are moved to the upper end of their words, so that the quotient fills one.
  let divisor = wholePowersOfTen[power]
  let divisorShift = divisor.leadingZeroBitCount
  let shift = significand.leadingZeroBitCount
  let normalized = divisor << divisorShift
  var (high, low) = (significand << shift, UInt64(0))
  var exponent = divisorShift - shift - 64
  if high >= normalized {
    low = high << 63
    high >>= 1
    exponent += 1
  }
  let (quotient, remainder) = normalized.dividingFullWidth((high, low))
  return Double(sign: .plus, exponent: exponent, significand: rounded(quotient, remainder != 0))
}

/// The Double nearest to a number of which `leading` are the upper 64 bits, the first of them set, and
/// of which there is more if `hasMore`.
///
/// Eleven bits are rounded off. More below them can only decide a tie, and for that any bit will do.
private func rounded(_ leading: UInt64, _ hasMore: Bool) -> Double {
  assert(leading >> 63 == 1)
  return Double(leading | (hasMore ? 1 : 0))
}

private let wholePowersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]
