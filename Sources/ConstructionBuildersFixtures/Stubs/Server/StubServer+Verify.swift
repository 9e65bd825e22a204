extension StubServer {
  /// Checks that the stubs were used as they were set up.
  ///
  /// It throws for a request without a route, a route without a request, a sequence with unused
  /// replies, a reply that could not be made, and a route that contradicts itself, each mistake
  /// once:
  ///
  /// ```text
  /// The stubs were not used as they were set up: 2 problems
  ///   No route for GET https://stub.test/v1/character
  ///     nearest: GET /v1/characters
  ///       path: expected /v1/characters, found /v1/character
  ///   Not used: POST /login
  /// ```
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
    state.contents.withLock(\.problems)
  }
}

/// Problems in code that a test runs: they are reported there, and ``StubServer/verify()`` does not
/// report them again.
extension StubServer {
  /// The number of mistakes found so far.
  package var mistakeCount: Int { state.contents.withLock(\.mistakes.count) }

  /// Returns the mistakes after the first `count` that were not reported yet; for an error, the one
  /// behind it. A failed request has the text of its problem as its error.
  package func takeProblems(after count: Int, behind error: (any Error)? = nil) -> [String] {
    state.contents.withLock { $0.report(from: count, words: error?.localizedDescription) }
  }
}

/// The problems that ``StubServer/verify()`` has found.
public struct StubProblems: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// A text for each problem; some have several lines.
  package let problems: [String]

  /// A heading that counts the problems, and the problems below it.
  public var description: String {
    outline("The stubs were not used as they were set up", problems: problems)
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
