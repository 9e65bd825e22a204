/// What was measured of one candidate on one workload.
struct Measurement {
  let candidate: CandidateName

  /// Seconds for one decode, each the mean of one sample.
  var samples: [Double] = []

  /// What one decode asks of the heap.
  var heap: HeapUse?

  /// Why it was not timed; nil where it was.
  var objection: String?

  var quartiles: Quartiles? { samples.isEmpty ? nil : Quartiles(of: samples) }
}
