import Dispatch

/// The same document decoded by one thread, and by two at the same time.
struct Threads: Report {
  /// Seconds for one decode by each thread, the medians of some samples.
  struct Row: Encodable {
    let workload: String
    let candidate: CandidateName
    let oneThread: Double
    let twoThreads: Double
    /// How many times as much two threads decode as one does.
    let gain: Double
    /// The same of the fastest samples, for a machine where somebody else has a core at times.
    let fastestGain: Double
  }

  var rows: [Row] = []

  private static let candidates: [CandidateName] = [.decoder, .builders, .buildersOnly]
  private static let secondsOfSample = 0.1

  static func measure(_ options: Options) throws -> Threads {
    var threads = Threads()
    for workload in try options.chosenWorkloads(otherwise: [Marvel.full.name]) {
      let input = Input(workload.document())
      for name in Self.candidates where workload.candidates.contains(name) {
        let candidate = try workload.candidate(name, input)
        threads.rows.append(
          try row(workload.name, candidate, rounds: options.plan.rounds ?? 15))
      }
    }
    return threads
  }

  private static func row(
    _ workload: String, _ candidate: Candidate, rounds: Int
  ) throws -> Row {
    let first = try Stopwatch.seconds(repeating: 3, candidate.run)
    let repetitions = max(1, Int(secondsOfSample / first))
    var one: [Double] = []
    var two: [Double] = []
    for _ in 0..<rounds {
      one.append(seconds(threads: 1, repetitions, candidate))
      two.append(seconds(threads: 2, repetitions, candidate))
    }
    let (oneThread, twoThreads) = (Quartiles(of: one).median, Quartiles(of: two).median)
    return Row(
      workload: workload, candidate: candidate.name, oneThread: oneThread, twoThreads: twoThreads,
      gain: 2 * oneThread / twoThreads, fastestGain: 2 * (one.min() ?? 0) / (two.min() ?? 1))
  }

  private static func seconds(
    threads: Int, _ repetitions: Int, _ candidate: Candidate
  ) -> Double {
    // The threads share the document, which they only read.
    nonisolated(unsafe) let run = candidate.run
    return Stopwatch.seconds {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        for _ in 0..<repetitions { try? run() }
      }
    } / Double(repetitions)
  }

  var text: String {
    var table = Table("", "workload", "one thread, ms", "two threads, ms", "gain", "fastest")
    for row in rows {
      table.rows.append([
        row.candidate.label, row.workload, Figures.milliseconds(row.oneThread),
        Figures.milliseconds(row.twoThreads), Figures.ratio(row.gain),
        Figures.ratio(row.fastestGain),
      ])
    }
    return "A decode by each of one and two threads: twice as much would be a gain of 2\n"
      + "\(table.text)\n"
  }
}
