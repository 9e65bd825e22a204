/// A request that no route matched, and the route that came nearest.
///
/// It prints as the request's error does:
///
/// ```text
/// No route for GET https://stub.test/v1/character?offset=20
///   nearest: GET /v1/characters?offset=0
///     path: expected /v1/characters, found /v1/character
///     query offset: expected "0", found "20"
/// ```
public struct UnmatchedRequest: Sendable, CustomStringConvertible {
  /// The request.
  public let request: StubRequest

  /// The nearest route, in words; nil where there is no route at all.
  public let nearestRoute: String?

  /// What keeps the nearest route from matching, a line for each.
  public let differences: [String]

  /// Whether the nearest route may have been meant: not where both the method and the path are others.
  let isNear: Bool

  init(_ request: StubRequest, among matchers: [RequestMatcher]) {
    self.request = request
    let nearest = matchers.map { ($0, $0.compare(request)) }
      .min { $0.1.distance < $1.1.distance }
    nearestRoute = nearest?.0.description
    let mismatches = nearest?.1.mismatches ?? []
    differences =
      mismatches.isEmpty ? nearest?.0.problems ?? [] : mismatches.map(\.description)
    isNear = !Set(mismatches.map(\.place)).isSuperset(of: ["method", "path"])
  }

  /// The sentence, with the nearest route and its differences on lines of their own.
  public var description: String {
    guard let nearestRoute else { return "No route for \(request): the server has no routes" }
    let lines = ["No route for \(request)", "  nearest: \(nearestRoute)"]
    return (lines + differences.map { "    \($0)" }).joined(separator: "\n")
  }
}
