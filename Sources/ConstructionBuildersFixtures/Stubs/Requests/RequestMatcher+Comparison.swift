extension RequestMatcher {
  /// The result of comparing a request with a matcher.
  struct Comparison: Sendable {
    /// The differences; none for a match.
    var mismatches: [Mismatch] = []

    /// The values of the path at the names of the pattern.
    var parameters: [String: String] = [:]

    var isMatch: Bool { mismatches.isEmpty }

    var distance: Int { mismatches.reduce(0) { $0 + $1.distance } }

    static let match = Comparison()

    static func + (left: Comparison, right: Comparison) -> Comparison {
      Comparison(
        mismatches: left.mismatches + right.mismatches,
        parameters: left.parameters.merging(right.parameters) { $1 })
    }
  }

  /// One difference between a request and what a matcher expects.
  struct Mismatch: Sendable, CustomStringConvertible {
    /// The place of the difference: `path`, `query offset`, `body.name`.
    let place: String
    let words: String

    /// How unlikely it is that the route was meant, for finding the nearest route.
    let distance: Int

    var description: String { "\(place): \(words)" }

    init(_ place: String, _ words: String, distance: Int) {
      self.place = place
      self.words = words
      self.distance = distance
    }

    init(_ place: String, expected: String, found: String?, distance: Int) {
      self.init(place, "expected \(expected), found \(found ?? "none")", distance: distance)
    }
  }
}
