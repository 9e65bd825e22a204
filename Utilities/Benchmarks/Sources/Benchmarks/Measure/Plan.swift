/// How long to measure.
struct Plan {
  /// The rounds for each workload; nil for as many as fit into ``seconds``.
  var rounds: Int?

  /// The seconds for each workload, where rounds are not given.
  var seconds = 5.0

  /// A sample shorter than this would measure the clock and the scheduler.
  static let shortestSample = 0.005

  /// The median of fewer rounds means nothing.
  static let fewestRounds = 5

  func wantsMore(afterRounds count: Int, seconds elapsed: Double) -> Bool {
    if let rounds { return count < rounds }
    return count < Self.fewestRounds || elapsed < seconds
  }
}
