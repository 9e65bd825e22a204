/// Measures candidates interleaved: one sample of each in every round. A machine that is busy for a
/// while then slows all of them.
struct Interleaved {
  let plan: Plan

  /// Compares what the candidates decode, and times those that agree.
  func measure(
    _ names: [CandidateName], _ candidate: (CandidateName) throws -> Candidate
  ) -> [Measurement] {
    var measurements: [Measurement] = []
    var entries: [Entry] = []
    for (index, name) in names.enumerated() {
      var measurement = Measurement(candidate: name)
      do {
        let candidate = try candidate(name)
        measurement.objection = try candidate.objection()
        if measurement.objection == nil {
          measurement.heap = try HeapUse.during(candidate.run)
          entries.append(Entry(index: index, run: candidate.run))
        }
      } catch {
        measurement.objection = "it fails: \(error)"
      }
      measurements.append(measurement)
    }
    sample(entries, into: &measurements)
    return measurements
  }

  private func sample(_ entries: [Entry], into measurements: inout [Measurement]) {
    guard !entries.isEmpty else { return }
    let entries = entries.map(\.calibrated)
    var round = 0
    let clock = ContinuousClock()
    let start = clock.now
    while plan.wantsMore(afterRounds: round, seconds: (clock.now - start) / .seconds(1)) {
      for position in entries.indices {
        let entry = entries[place(of: position, in: round, of: entries.count)]
        measurements[entry.index].samples.append(entry.sample())
      }
      round += 1
    }
  }

  /// The order begins elsewhere in each round and runs backwards in every second one, so that no
  /// candidate always follows the same one.
  private func place(of position: Int, in round: Int, of count: Int) -> Int {
    let forward = (position + round / 2) % count
    return round.isMultiple(of: 2) ? forward : count - 1 - forward
  }
}

extension Interleaved {
  /// A candidate, and how often it has to run to be worth a look at the clock.
  private struct Entry {
    let index: Int
    let run: () throws -> Void
    var repetitions = 1

    func sample() -> Double {
      // NB: it ran without an error when it was checked, on the same input.
      (try? Stopwatch.seconds(repeating: repetitions, run)) ?? .infinity
    }

    /// With repetitions that fill the shortest sample; this also warms up.
    var calibrated: Entry {
      var entry = self
      while true {
        let total = entry.sample() * Double(entry.repetitions)
        if total >= Plan.shortestSample { return entry }
        let missing = Plan.shortestSample / max(total, 1e-9)
        entry.repetitions *= max(2, Int((missing * 1.2).rounded(.up)))
      }
    }
  }
}
