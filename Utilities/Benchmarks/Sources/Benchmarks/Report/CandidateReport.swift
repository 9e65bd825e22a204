/// One candidate on one workload: times in seconds for one decode, sizes in bytes.
struct CandidateReport: Encodable {
  let candidate: CandidateName
  let median: Double?
  let lowerQuartile: Double?
  let upperQuartile: Double?
  /// The distance between the quartiles as a part of the median: the noise.
  let spread: Double?
  let samples: Int
  /// How many times as fast as JSONDecoder.
  let ratioToDecoder: Double?
  /// How many times as fast as who does the same work from the same input.
  let ratioToCounterpart: Double?
  let bytesPerSecond: Double?
  let heap: HeapUse?
  let objection: String?

  init(_ measurement: Measurement, bytes: Int, decoder: Double?, counterpart: Double?) {
    let quartiles = measurement.quartiles
    func ratio(to other: Double?) -> Double? {
      guard let other, let quartiles else { return nil }
      return other / quartiles.median
    }
    candidate = measurement.candidate
    median = quartiles?.median
    lowerQuartile = quartiles?.lower
    upperQuartile = quartiles?.upper
    spread = quartiles.map { ($0.upper - $0.lower) / $0.median }
    samples = measurement.samples.count
    ratioToDecoder = ratio(to: decoder)
    ratioToCounterpart = ratio(to: counterpart)
    bytesPerSecond = candidate.readsBytes ? quartiles.map { Double(bytes) / $0.median } : nil
    heap = measurement.heap
    objection = measurement.objection
  }

  /// As a row of the table.
  var row: [String] {
    [
      candidate.label, Figures.milliseconds(median), Figures.percent(spread),
      Figures.ratio(ratioToDecoder),
      candidate.counterpart == nil ? "" : Figures.ratio(ratioToCounterpart),
      Figures.decimal(bytesPerSecond.map { $0 / 1e6 }, digits: 0),
      Figures.whole(heap?.allocations), Figures.kilobytes(heap?.peak),
    ]
  }
}
