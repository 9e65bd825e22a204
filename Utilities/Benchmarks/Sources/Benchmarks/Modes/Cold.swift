import Foundation

/// The first decode in a new process, many times.
struct Cold: Report {
  /// Medians of all processes.
  struct Row: Encodable {
    let workload: String
    let candidate: CandidateName
    let seconds: Double
    let peakBytes: Int?
  }

  var rows: [Row] = []

  private static let candidates: [CandidateName] = [.decoder, .casts, .builders, .buildersOnly]

  static func measure(_ options: Options) throws -> Cold {
    var cold = Cold()
    let names = [Marvel.full.name, Marvel.sparse.name]
    for workload in try options.chosenWorkloads(otherwise: names) {
      var decodes: [CandidateName: [FirstDecode]] = [:]
      for _ in 0..<(options.plan.rounds ?? 11) {
        for name in candidates {
          decodes[name, default: []].append(try firstDecode(of: workload.name, name))
        }
      }
      cold.rows += candidates.map { row(workload.name, $0, decodes[$0] ?? []) }
    }
    return cold
  }

  private static func row(
    _ workload: String, _ name: CandidateName, _ decodes: [FirstDecode]
  ) -> Row {
    let peaks = decodes.compactMap { $0.peak.map(Double.init) }
    return Row(
      workload: workload, candidate: name, seconds: Quartiles(of: decodes.map(\.seconds)).median,
      peakBytes: peaks.isEmpty ? nil : Int(Quartiles(of: peaks).median))
  }

  private static func firstDecode(
    of workload: String, _ name: CandidateName
  ) throws -> FirstDecode {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--once", "\(workload)/\(name.rawValue)"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let decode = FirstDecode(line: text) else { throw ChildFailure(name: name) }
    return decode
  }

  var text: String {
    var table = Table("", "workload", "ms", "peak kB")
    for row in rows {
      table.rows.append([
        row.candidate.label, row.workload, Figures.milliseconds(row.seconds),
        Figures.kilobytes(row.peakBytes),
      ])
    }
    return "The first decode of a new process, and the resident memory it takes\n\(table.text)\n"
  }
}

/// A process that was to decode once did not say how that went.
private struct ChildFailure: Error {
  let name: CandidateName
}
