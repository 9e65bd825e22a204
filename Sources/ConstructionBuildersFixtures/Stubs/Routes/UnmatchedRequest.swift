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

  /// The description of the nearest route; nil when there are no routes.
  let nearestRoute: String?

  /// The differences from the nearest route, one line each.
  private let differences: [String]

  /// Whether the nearest route may have been meant: not when both method and path differ.
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

  /// The request, the nearest route and its differences, in lines.
  public var description: String {
    guard let nearestRoute else { return "No route for \(request): the server has no routes" }
    return outline(
      "No route for \(request)", [outline("nearest: \(nearestRoute)", differences)])
  }
}
