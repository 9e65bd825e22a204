import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation

@testable import MarvelCharacters

/// Records delays without waiting.
final class Waits: Sendable {
  private let durations = Locked<[Duration]>([])

  var all: [Duration] { durations.withLock(\.self) }

  /// A policy that does not wait, without random delays.
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
