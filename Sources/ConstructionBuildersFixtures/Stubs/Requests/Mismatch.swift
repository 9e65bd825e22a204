extension RequestMatcher {
  /// One difference between a request and what a matcher expects.
  struct Mismatch: Hashable, Sendable, CustomStringConvertible {
    /// The place of the difference: `path`, `query offset`, `body.name`.
    let place: String

    /// The expected and the found value, in words.
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
