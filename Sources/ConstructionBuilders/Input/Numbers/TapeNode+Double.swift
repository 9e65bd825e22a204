extension TapeNode {
  /// The Double nearest to a number of up to 19 digits and a small exponent; nil for any other number,
  /// and for anything else.
  var shortDouble: Double? {
    let kind = kind
    guard kind == .fraction || kind == .integer || kind == .exponential else { return nil }
    var reader = unsafe NumberReader(spelling)
    if kind == .fraction, let number = reader.readLongFraction() {
      let magnitude = nearestDouble(to: number.significand, tenToThe: number.exponent)
      guard magnitude < 0x1p53 else { return nil }
      return number.isNegative ? -magnitude : magnitude
    }
    guard let number = reader.read(kind), -27...27 ~= number.exponent else { return nil }
    let magnitude = nearestDouble(to: number.significand, tenToThe: number.exponent)
    // A whole number past 2⁵³ may have to go on record as imprecise, in whichever way it is spelled.
    guard magnitude < 0x1p53 else { return nil }
    return number.isNegative ? -magnitude : magnitude
  }
}

/// The Double nearest to `significand` × 10^`power`.
///
/// After Lemire, *Number Parsing at a Gigabyte per Second*, 2021. Ten to a power is five to it, of which the
/// table has 128 bits, times two to it, which only moves the point. The upper 64 of those bits
/// times the significand give 128; unless all that are rounded off are ones, the lower 64 bits cannot change
/// the upper half. In the range allowed here the rest of the power, left out of the table, never can.
///
/// - Precondition: -27 ≤ `power` ≤ 27, so that the result is neither too small nor too large.
@inline(__always)
func nearestDouble(to significand: UInt64, tenToThe power: Int) -> Double {
  assert(-27...27 ~= power)
  guard significand != 0 else { return 0 }
  let zeros = significand.leadingZeroBitCount
  let digits = significand << UInt64(truncatingIfNeeded: zeros)
  let five = 2 &* (power &+ 27)

  var (upper, lower) = digits.multipliedFullWidth(by: powersOfFive[five])
  // Of the upper half 53 bits are kept, and one more or two to round by.
  if upper & 0x1FF == 0x1FF {
    let (carry, overflows) = lower.addingReportingOverflow(
      digits.multipliedFullWidth(by: powersOfFive[five &+ 1]).high)
    lower = carry
    if overflows { upper &+= 1 }
  }

  let top = upper >> 63
  let shift = top &+ 9
  var mantissa = upper >> shift
  // Exactly halfway, which only small powers can be, goes to the even neighbour.
  if lower <= 1, -4...23 ~= power, mantissa & 3 == 1, mantissa << shift == upper { mantissa &-= 1 }
  mantissa = (mantissa &+ (mantissa & 1)) >> 1

  // 152170 ÷ 2¹⁶ is the binary logarithm of five plus one, near enough for all these powers.
  let exponent = (217_706 &* power) >> 16 &+ 63 &+ Int(truncatingIfNeeded: top) &- zeros
  // A mantissa rounded up to 2⁵³ adds one to the exponent by itself.
  return Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1022) << 52 &+ mantissa)
}
