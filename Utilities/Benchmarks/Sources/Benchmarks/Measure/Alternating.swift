/// Measures pieces of work in turns, one sample of each in every round, as ``Interleaved`` measures
/// candidates.
struct Alternating {
  let plan: Plan

  /// The median seconds of each.
  func medians(of works: [() throws -> Void]) throws -> [Double] {
    let repetitions = try works.map { work in
      let first = try Stopwatch.seconds(work)
      return max(1, Int((Plan.shortestSample / max(first, 1e-9)).rounded(.up)))
    }
    var samples = [[Double]](repeating: [], count: works.count)
    let clock = ContinuousClock()
    let start = clock.now
    var round = 0
    while plan.wantsMore(afterRounds: round, seconds: (clock.now - start) / .seconds(1)) {
      for position in works.indices {
        let index = round.isMultiple(of: 2) ? position : works.count - 1 - position
        samples[index].append(
          try Stopwatch.seconds(repeating: repetitions[index], works[index]))
      }
      round += 1
    }
    return samples.map { Quartiles(of: $0).median }
  }
}
