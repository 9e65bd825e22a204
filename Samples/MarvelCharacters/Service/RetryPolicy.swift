/// How often a fetch is tried again, and how long it waits before.
///
/// ```swift
/// var policy = RetryPolicy.standard
/// policy.attempts = 2
/// FetchCharactersMarvelService(retrying: policy)
/// ```
///
/// Tried again is what may be better next time: the statuses 429 and 500 to 599, connections that dropped, and answers
/// that took too long. The time doubles from one attempt to the next, and is shortened by chance to a half at the
/// least, so that clients that failed together do not come back together. Where the service says `Retry-After`, that
/// holds instead, to the second.
public struct RetryPolicy: Sendable {
  /// How many attempts there are at the most, the first included; less than one means one.
  public var attempts = 4
  /// The time after the first attempt.
  public var firstDelay: Duration = .milliseconds(500)
  /// The longest time between two attempts. A service that asks for more is not asked again.
  public var longestDelay: Duration = .seconds(30)
  /// By how much a time is shortened, from 0, not at all, up to 1, to a half.
  public var jitter: @Sendable () -> Double = { Double.random(in: 0..<1) }
  /// How to wait: it throws when the task is cancelled. Tests put something faster here.
  public var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Up to four attempts, half a second and then twice as much each time.
  public static let standard = RetryPolicy()
  /// One attempt.
  public static let never = RetryPolicy(attempts: 1)

  /// A policy with another number of attempts.
  public init(attempts: Int = 4) { self.attempts = attempts }

  /// How long to wait after so many attempts; nil where that was the last.
  func delay(afterAttempts count: Int, retryAfter: Duration?) -> Duration? {
    guard count < attempts else { return nil }
    if let retryAfter { return retryAfter <= longestDelay ? retryAfter : nil }
    var delay = min(firstDelay, longestDelay)
    for _ in 1..<max(1, count) where delay < longestDelay { delay = min(delay * 2, longestDelay) }
    return delay * (1 - min(max(jitter(), 0), 1) / 2)
  }
}
