extension RequestMatcher {
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
}
