/// How often a fetch is retried, and the delay before each attempt.
///
/// ```swift
/// var policy = RetryPolicy.standard
/// policy.attempts = 2
/// FetchCharactersMarvelService(retrying: policy)
/// ```
///
/// Failures that may pass are retried: the statuses 429 and 500 to 599, dropped connections, and
/// passed deadlines. The delay doubles with each attempt, and is shortened at random by up to a
/// half, so that clients that failed together do not return together. A `Retry-After` of the
/// service replaces the delay, to the second.
public struct RetryPolicy: Sendable {
  /// The maximum number of attempts, including the first; less than one means one.
  public var attempts = 4
  /// The delay after the first attempt.
  public var firstDelay: Duration = .milliseconds(500)
  /// The longest delay. A service that asks for a longer one is not asked again.
  public var longestDelay: Duration = .seconds(30)
  /// How much a delay is shortened: from 0, not at all, to 1, by a half.
  public var jitter: @Sendable () -> Double = { Double.random(in: 0..<1) }
  /// Waits for a delay, and throws when the task is cancelled. Tests replace it with something
  /// faster.
  public var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Up to four attempts. The delay starts at half a second and doubles.
  public static let standard = RetryPolicy()
  /// One attempt.
  public static let never = RetryPolicy(attempts: 1)

  /// A policy with another number of attempts.
  public init(attempts: Int = 4) { self.attempts = attempts }

  /// The delay after a number of attempts; nil when there is no further attempt.
  func delay(afterAttempts count: Int, retryAfter: Duration?) -> Duration? {
    guard count < attempts else { return nil }
    if let retryAfter { return retryAfter <= longestDelay ? retryAfter : nil }
    var delay = min(firstDelay, longestDelay)
    for _ in 1..<max(1, count) where delay < longestDelay { delay = min(delay * 2, longestDelay) }
    return delay * (1 - min(max(jitter(), 0), 1) / 2)
  }
}
