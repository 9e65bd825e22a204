import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// The table of powers of five, against multiplication.
struct PowersOfFiveTests {
  @Test(arguments: 0...27)
  func positivePower_isExact(power: Int) {
    let exact = fiveToThe(power)
    let zeros = exact.leadingZeroBitCount
    expect(entry(power), equals: [exact << UInt64(zeros), 0])
  }

  /// A reciprocal r is rounded up: r × 5ⁿ is a power of two and a little more, at most 5ⁿ.
  @Test(arguments: 1...27)
  func negativePower_isRoundedUp(power: Int) {
    let divisor = fiveToThe(power)
    let product = multiply(entry(-power), by: divisor)
    expect(entry(-power)[0] >> 63, equals: 1)
    expect(product[0].nonzeroBitCount, equals: 1)
    expect(product[1], equals: 0)
    #expect(1...divisor ~= product[2])
  }

  private func entry(_ power: Int) -> [UInt64] {
    Array(powersOfFive[(2 * (power + 27))..<(2 * (power + 27) + 2)])
  }

  private func fiveToThe(_ power: Int) -> UInt64 {
    (0..<power).reduce(1) { product, _ in product * 5 }
  }

  /// 128 bits times 64, in three words, the upper one first.
  private func multiply(_ number: [UInt64], by factor: UInt64) -> [UInt64] {
    let lower = number[1].multipliedFullWidth(by: factor)
    let upper = number[0].multipliedFullWidth(by: factor)
    let (middle, overflows) = upper.low.addingReportingOverflow(lower.high)
    return [upper.high + (overflows ? 1 : 0), middle, lower.low]
  }
}
