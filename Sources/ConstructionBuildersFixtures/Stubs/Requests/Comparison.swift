extension RequestMatcher {
  /// What comes of comparing a request with a matcher.
  struct Comparison: Sendable {
    /// The differences; without any, the request is met.
    var mismatches: [Mismatch] = []

    /// What the path holds at the pattern's names.
    var parameters: [String: String] = [:]

    var isMatch: Bool { mismatches.isEmpty }

    var distance: Int { mismatches.reduce(0) { $0 + $1.distance } }

    init(_ mismatch: Mismatch? = nil) { mismatches = mismatch.map { [$0] } ?? [] }

    static func + (left: Comparison, right: Comparison) -> Comparison {
      var sum = left
      sum.mismatches += right.mismatches
      sum.parameters.merge(right.parameters) { $1 }
      return sum
    }
  }
}
