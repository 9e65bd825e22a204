/// The middle of some samples, and how far they are apart.
struct Quartiles {
  let lower: Double
  let median: Double
  let upper: Double

  /// - Precondition: There is at least one sample.
  init(of samples: [Double]) {
    let sorted = samples.sorted()
    func value(at part: Double) -> Double {
      let position = part * Double(sorted.count - 1)
      let below = Int(position)
      let above = min(below + 1, sorted.count - 1)
      return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
    }
    lower = value(at: 0.25)
    median = value(at: 0.5)
    upper = value(at: 0.75)
  }
}
