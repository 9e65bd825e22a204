import Foundation

extension StubServer {
  /// Checks that the stubs were used as they were set up.
  ///
  /// It throws for a request without a route, a route without a request, a sequence with unused
  /// replies, a reply that could not be made, and a route that contradicts itself.
  ///
  /// ```swift
  /// try server.verify()
  /// ```
  ///
  /// The error prints as an outline:
  ///
  /// ```text
  /// The stubs were not used as they were set up: 2 problems
  ///   No route for GET https://stub.test/v1/character
  ///     nearest: GET /v1/characters
  ///       path: expected /v1/characters, found /v1/character
  ///   Not used: POST /login
  /// ```
  ///
  /// Each mistake is reported once: the nearest route of an unmatched request is not also reported
  /// as unused, unless both method and path differ.
  ///
  /// With `ConstructionBuildersTesting` imported, `server.verify()` throws nothing. It reports each
  /// problem to the running test, at the line of the call.
  @_disfavoredOverload  // NB: prefers the reporting overload in ConstructionBuildersTesting.
  public func verify() throws(StubProblems) {
    let problems = problems
    guard problems.isEmpty else { throw StubProblems(problems: problems) }
  }

  /// The problems that ``verify()`` throws, and its reporting overload reports.
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

/// The problems that ``StubServer/verify()`` has found.
public struct StubProblems: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// A text for each problem; some have several lines.
  public let problems: [String]

  /// A heading that counts the problems, and the problems below it.
  public var description: String {
    outline("The stubs were not used as they were set up", problems: problems)
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
