import TestSupport
import Testing

@testable import MarvelCharacters

struct RetryPolicyTests {
  static let plain: RetryPolicy = {
    var policy = RetryPolicy(attempts: 10)
    policy.jitter = { 0 }
    return policy
  }()

  @Test(arguments: [
    (1, Duration.milliseconds(500)), (2, .seconds(1)), (3, .seconds(2)), (6, .seconds(16)),
    (7, .seconds(30)), (9, .seconds(30)),
  ])
  func delay_doublesUpToTheLongest(attempts: Int, delay: Duration) {
    expect(Self.plain.delay(afterAttempts: attempts, retryAfter: nil), equals: delay)
  }

  @Test(arguments: [
    (0.0, Duration.seconds(2)), (0.5, .seconds(1.5)), (1, .seconds(1)), (9, .seconds(1)),
  ])
  func delay_isShortenedByChanceToAHalfAtMost(chance: Double, delay: Duration) {
    var sut = Self.plain
    sut.jitter = { chance }

    expect(sut.delay(afterAttempts: 3, retryAfter: nil), equals: delay)
  }

  @Test(arguments: [Duration.zero, .seconds(7), .seconds(30)])
  func delay_withRetryAfter_isThat(time: Duration) {
    var sut = Self.plain
    sut.jitter = { 1 }

    expect(sut.delay(afterAttempts: 1, retryAfter: time), equals: time)
  }

  @Test func delay_withRetryAfterThatIsTooLong_isNil() {
    #expect(Self.plain.delay(afterAttempts: 1, retryAfter: .seconds(31)) == nil)
  }

  @Test(arguments: [1, 0, -1, .min])
  func delay_afterTheLastAttempt_isNil(attempts: Int) {
    let sut = RetryPolicy(attempts: attempts)

    #expect(sut.delay(afterAttempts: 1, retryAfter: nil) == nil)
    #expect(sut.delay(afterAttempts: 1, retryAfter: .zero) == nil)
  }
}
