extension RequestMatcher {
  /// The result of comparing a request with a matcher.
  struct Comparison: Sendable {
    /// The differences; none for a match.
    var mismatches: [Mismatch] = []

    /// The values of the path at the names of the pattern.
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
