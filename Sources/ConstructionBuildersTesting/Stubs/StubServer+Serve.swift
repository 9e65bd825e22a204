extension StubServer {
  /// Runs code under test, and reports each unmatched request, and each reply that could not be
  /// made, at the line of the call.
  ///
  /// ```swift
  /// let character = try await server.serve { try await sut.character(id: 7) }
  /// ```
  ///
  /// When the code throws because of that, its error is not reported as well, and the test ends.
  /// Other errors are thrown unchanged. `verify` does not report the same problems again.
  public func serve<Result>(
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let (count, place) = (mistakeCount, CallSite(fileID, filePath, line, column))
    do {
      let result = try await body()
      for problem in takeProblems(after: count) { report(problem, at: place) }
      return result
    } catch {
      try reportProblemsAndThrow(since: count, at: place)
      throw error
    }
  }

  /// The same for code that is not async.
  @_disfavoredOverload  // NB: async code prefers the async overload.
  public func serve<Result>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: () throws -> Result
  ) rethrows -> Result {
    let (count, place) = (mistakeCount, CallSite(fileID, filePath, line, column))
    do {
      let result = try body()
      for problem in takeProblems(after: count) { report(problem, at: place) }
      return result
    } catch {
      try reportProblemsAndThrow(since: count, at: place)
      throw error
    }
  }

  /// Reports each unmatched request, each unused route, each sequence with unused replies, and each
  /// reply that could not be made, at the line of the call.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    for problem in problems { report(problem, at: CallSite(fileID, filePath, line, column)) }
  }

  /// Reports the problems since a call began, and throws if there are any.
  private func reportProblemsAndThrow(since count: Int, at place: CallSite) throws {
    let problems = takeProblems(after: count)
    guard let last = problems.last else { return }
    for problem in problems.dropLast() { report(problem, at: place) }
    try reportAndThrow(last, at: place)
  }
}

extension StubServer: SharedSessionReporting {
  /// Reports a misuse of the shared session, or the problem behind an error, if it came after the
  /// call began, and throws.
  ///
  /// Other code uses `URLSession.shared` too, so only the error itself tells which problem belongs
  /// to the call.
  package func reportSharing(
    _ error: any Error, since mistakeCount: Int, at place: CallSite
  ) throws {
    if let misuse = error as? StubProblems, misuse.isOfSharedSession {
      try reportAndThrow(misuse.description, at: place)
    }
    guard let problem = takeProblems(after: mistakeCount, behind: error).first else { return }
    try reportAndThrow(problem, at: place)
  }
}
