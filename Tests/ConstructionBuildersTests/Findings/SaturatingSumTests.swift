import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Sums of counts that can be any number.
struct SaturatingSumTests {
  @Test func sumThatFits_isTheSum() {
    expect(3.saturatingSum(4), equals: 7)
    expect(3.saturatingSum(-4), equals: -1)
    expect((Int.max - 1).saturatingSum(1), equals: .max)
  }

  @Test func sumThatIsTooLarge_isTheLargestInt() {
    expect(Int.max.saturatingSum(1), equals: .max)
    expect(Int.max.saturatingSum(.max), equals: .max)
  }
}
