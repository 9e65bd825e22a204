/// A request that no route matched, and the nearest route.
///
/// It prints like the error of the request:
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

  /// The request, the nearest route and its differences, in lines.
  public let description: String

  /// The description of the nearest route; nil when there are no routes.
  let nearestRoute: String?

  /// Whether the nearest route may have been meant: not when both method and path differ.
  let isNear: Bool

  init(_ request: StubRequest, among matchers: [RequestMatcher]) {
    self.request = request
    let nearest = matchers.lazy.map { matcher in
      let (words, comparison) =
        matcher.nearest(request) ?? (matcher.description, matcher.compare(request))
      return (matcher: matcher, words: words, comparison: comparison)
    }.min { $0.comparison.distance < $1.comparison.distance }
    nearestRoute = nearest?.matcher.description
    let mismatches = nearest?.comparison.mismatches ?? []
    isNear = !Set(mismatches.map(\.place)).isSuperset(of: ["method", "path"])
    guard let nearest else {
      description = "No route for \(request): the server has no routes"
      return
    }
    let differences = mismatches.isEmpty ? nearest.matcher.problems : mismatches.map(\.description)
    description = outline(
      "No route for \(request)", [outline("nearest: \(nearest.words)", differences)])
  }
}
