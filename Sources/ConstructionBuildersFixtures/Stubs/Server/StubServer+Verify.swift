import Foundation

extension StubServer {
  /// Throws when a request had no route, when a route had no request, when a sequence was not asked
  /// for to its end, when a reply could not be made, and when a route contradicts itself.
  ///
  /// ```swift
  /// try server.verify()
  /// ```
  ///
  /// The error prints as an outline of all that:
  ///
  /// ```text
  /// The stubs were not used as they were set up: 2 problems
  ///   No route for GET https://stub.test/v1/character
  ///     nearest: GET /v1/characters
  ///       path: expected /v1/characters, found /v1/character
  ///   Not used: POST /login
  /// ```
  ///
  /// A mistake is told once: a route that nothing was asked of is not told again where it is the
  /// nearest one of a request without a route, unless both the method and the path are others.
  ///
  /// With `ConstructionBuildersTesting` imported, `server.verify()` reports each problem to the
  /// running test instead, at the line that asked, and throws nothing.
  @_disfavoredOverload  // NB: so that the reporting twin in ConstructionBuildersTesting is taken.
  public func verify() throws(StubProblems) {
    let problems = problems
    guard problems.isEmpty else { throw StubProblems(problems: problems) }
  }

  /// What ``verify()`` throws, and its twin reports.
  package var problems: [String] {
    let contents = state.contents.withLock { $0 }
    let unused = state.unexplainedRoutes
    var problems = contents.problems.indices.filter { !contents.reportedProblems.contains($0) }
      .map { contents.problems[$0] }
    problems += contents.unmatched.indices.filter { !contents.reportedUnmatched.contains($0) }
      .map { contents.unmatched[$0].description }
    for (index, (route, use)) in zip(contents.routes, contents.uses).enumerated() {
      if unused.contains(index) {
        problems.append("Not used: \(route.matcher)")
      } else if !use.requests.isEmpty, use.requests.count < use.sequenceLength {
        problems.append(
          "Not used: \(use.sequenceLength - use.requests.count) of the "
            + "\(use.sequenceLength) replies of \(route.matcher)")
      }
    }
    return problems
  }
}

/// How stubs and requests did not fit, found by ``StubServer/verify()``.
public struct StubProblems: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// Each problem, in words; some have several lines.
  public let problems: [String]

  /// A heading that counts the problems, and the problems indented.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    let lines = problems.flatMap { $0.split(separator: "\n").map { "  \($0)" } }
    return (["The stubs were not used as they were set up: \(count)"] + lines)
      .joined(separator: "\n")
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
