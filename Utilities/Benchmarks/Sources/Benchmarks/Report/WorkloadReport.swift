/// One workload with all its candidates.
struct WorkloadReport: Encodable {
  let name: String
  let summary: String
  let bytes: Int
  let candidates: [CandidateReport]

  init(_ workload: Workload, bytes: Int, _ measurements: [Measurement]) {
    func median(of name: CandidateName) -> Double? {
      measurements.first { $0.candidate == name }?.quartiles?.median
    }
    name = workload.name
    summary = workload.summary
    self.bytes = bytes
    candidates = measurements.map { measurement in
      CandidateReport(
        measurement, bytes: bytes, decoder: median(of: .decoder),
        counterpart: measurement.candidate.counterpart.flatMap(median(of:)))
    }
  }
}

extension WorkloadReport: Report {
  var text: String {
    var table = Table(
      "", "ms", "spread", "× JSONDecoder", "× counterpart", "MB/s", "allocations", "peak kB")
    table.rows += candidates.filter { $0.objection == nil }.map(\.row)
    let refused = candidates.compactMap { candidate in
      candidate.objection.map { "\(candidate.candidate.label): not timed, \($0)\n" }
    }
    let heading = "\(name): \(summary), \(Figures.kilobytes(bytes)) kB\n"
    return heading + (table.rows.count > 1 ? table.text + "\n" : "") + refused.joined()
  }
}
