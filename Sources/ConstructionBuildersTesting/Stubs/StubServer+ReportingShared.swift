public import ConstructionBuildersFixtures

/// As in `ConstructionBuildersFixtures`; and what keeps the turn from coming, or a request from
/// being answered, is reported to the running test, once.
extension StubServer {
  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// Inside of another `withShared`, or where the turn does not come within a minute, that is
  /// reported at the caller's line, and the test goes no further. So is a request without a route,
  /// or a reply that could not be made, where `body` throws the error of it. What else it throws
  /// leaves as it is.
  @_disfavoredOverload  // NB: so that a task takes the one that is awaited, whatever its body does.
  public func withShared<Result>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: () throws -> Result
  ) throws -> Result {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do { try takeTurn() } catch { try reportAndThrow(error.description, at: place) }
    let call = ServedCall(of: self, at: place)
    do {
      return try share(body)
    } catch {
      try call.reportProblemAndThrow(behind: error)
      throw error
    }
  }

  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// Inside of another `withShared` that is reported at the caller's line, and the test goes no
  /// further. So is a request without a route, or a reply that could not be made, where `body`
  /// throws the error of it. What else it throws leaves as it is.
  public func withShared<Result>(
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      try await awaitTurn(isolation: isolation)
    } catch {
      try reportAndThrow(error.description, at: place)
    }
    let call = ServedCall(of: self, at: place)
    do {
      return try await share(isolation: isolation, body)
    } catch {
      try call.reportProblemAndThrow(behind: error)
      throw error
    }
  }
}
