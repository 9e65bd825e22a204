extension TapeNode {
  /// The Double nearest to a number of up to 19 digits and a small exponent; nil for any other
  /// number, and for anything else.
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
    // A whole number past 2⁵³ may be imprecise, however it is spelled; the long way records that.
    guard magnitude < 0x1p53 else { return nil }
    return number.isNegative ? -magnitude : magnitude
  }
}

/// The Double nearest to `significand` × 10^`power`.
///
/// After Lemire, *Number Parsing at a Gigabyte per Second*, 2021. A power of ten is that of five
/// times that of two. The table has 128 bits of the power of five; the power of two only moves the
/// point. The significand times the upper 64 bits has 128 bits. The lower 64 bits of the table can
/// change the upper half of that only where all bits that are rounded off are ones. In the range
/// allowed here, the bits that the table does not have never can.
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
  // 53 bits of the upper half are kept, and one or two more to round by.
  if upper & 0x1FF == 0x1FF {
    let (carry, overflows) = lower.addingReportingOverflow(
      digits.multipliedFullWidth(by: powersOfFive[five &+ 1]).high)
    lower = carry
    if overflows { upper &+= 1 }
  }

  let top = upper >> 63
  let shift = top &+ 9
  var mantissa = upper >> shift
  // Only small powers can be exactly halfway, which rounds to the even neighbour.
  if lower <= 1, -4...23 ~= power, mantissa & 3 == 1, mantissa << shift == upper { mantissa &-= 1 }
  mantissa = (mantissa &+ (mantissa & 1)) >> 1

  // 217706 ÷ 2¹⁶ is the binary logarithm of ten, near enough for all these powers.
  let exponent = (217_706 &* power) >> 16 &+ 63 &+ Int(truncatingIfNeeded: top) &- zeros
  // A mantissa rounded up to 2⁵³ adds one to the exponent by itself.
  return Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1022) << 52 &+ mantissa)
}
