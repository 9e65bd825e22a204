import Testing

@testable import ConstructionBuilders

/// Sums of counts that can be any number.
struct SaturatingSumTests {
  @Test func sumThatFits_isTheSum() {
    #expect(3.saturatingSum(4) == 7)
    #expect(3.saturatingSum(-4) == -1)
    #expect((Int.max - 1).saturatingSum(1) == .max)
  }

  @Test func sumThatIsTooLarge_isTheLargestInt() {
    #expect(Int.max.saturatingSum(1) == .max)
    #expect(Int.max.saturatingSum(.max) == .max)
  }
}
