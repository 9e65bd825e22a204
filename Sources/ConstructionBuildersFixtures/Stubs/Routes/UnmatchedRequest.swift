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
    let nearest = matchers.map { ($0, $0.compare(request)) }.min { $0.1.distance < $1.1.distance }
    nearestRoute = nearest?.0.description
    let mismatches = nearest?.1.mismatches ?? []
    isNear = !Set(mismatches.map(\.place)).isSuperset(of: ["method", "path"])
    guard let (matcher, _) = nearest else {
      description = "No route for \(request): the server has no routes"
      return
    }
    let differences = mismatches.isEmpty ? matcher.problems : mismatches.map(\.description)
    description = outline("No route for \(request)", [outline("nearest: \(matcher)", differences)])
  }
}
