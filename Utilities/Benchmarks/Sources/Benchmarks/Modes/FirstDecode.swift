/// The first decode of a process: nothing is warm, no metadata made, no cache filled.
struct FirstDecode {
  let seconds: Double

  /// The most memory that the process had at once, above what it had before; nil where it cannot
  /// say.
  let peak: Int?

  static func measure(_ workload: Workload, _ name: CandidateName) throws -> FirstDecode {
    let candidate = try workload.candidate(name, Input(workload.document()))
    let memory = ResidentMemory.mark()
    let seconds = try Stopwatch.seconds(candidate.run)
    return FirstDecode(seconds: seconds, peak: memory?.growth)
  }
}

extension FirstDecode {
  /// As one process sends it to another.
  var line: String { "\(seconds) \(peak.map(String.init) ?? "-")" }

  init?(line: String) {
    let parts = line.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, let seconds = Double(parts[0]) else { return nil }
    self.seconds = seconds
    peak = Int(parts[1])
  }
}
