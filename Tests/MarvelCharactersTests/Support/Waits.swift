import ConstructionBuilders
import Foundation

@testable import MarvelCharacters

/// A record of how long somebody would have waited, where nobody did.
final class Waits: Sendable {
  private let durations = Protected<[Duration]>([])

  var all: [Duration] { durations.withLock(\.self) }

  /// A policy that waits no time, and never by chance.
  func policy(attempts: Int = 4) -> RetryPolicy {
    var policy = RetryPolicy(attempts: attempts)
    policy.jitter = { 0 }
    policy.pause = { [durations] duration in
      durations.withLock { $0.append(duration) }
      try Task.checkCancellation()
    }
    return policy
  }
}
