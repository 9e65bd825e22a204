/// The functions of `ConstructionBuildersFixtures`, which also report errors to the running test.
extension StubServer {
  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// A call inside another `withShared`, or one whose turn does not come within a minute, is
  /// reported at the line of the call and ends the test. So is an unmatched request, or a reply
  /// that could not be made, when `body` throws its error. Other errors are thrown unchanged.
  @_disfavoredOverload  // NB: async code prefers the async overload.
  public func withShared<Result>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: () throws -> Result
  ) throws -> Result {
    let call = ServedCall(of: self, at: CallSite(fileID, filePath, line, column))
    do {
      return try sharing(body)
    } catch {
      try call.reportProblemAndThrow(behind: error)
      throw error
    }
  }

  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// It reports what the overload for code that is not async reports, but waits for its turn,
  /// however long that takes.
  public func withShared<Result>(
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let call = ServedCall(of: self, at: CallSite(fileID, filePath, line, column))
    do {
      return try await sharing(isolation: isolation, body)
    } catch {
      try call.reportProblemAndThrow(behind: error)
      throw error
    }
  }
}
