/// One difference between a request and what a matcher expects.
struct Mismatch: Hashable, Sendable, CustomStringConvertible {
  /// Where it is: `path`, `query offset`, `body.name`.
  let place: String

  /// What was expected there, and what was found.
  let words: String

  /// How much it keeps a route from being the one that was meant.
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
