public import ConstructionBuildersFixtures

extension StubServer {
  /// Runs code under test, and reports each request of it that no route matched, and each reply
  /// that could not be made, at the caller's line.
  ///
  /// ```swift
  /// let character = try await server.serve { try await sut.character(id: 7) }
  /// ```
  ///
  /// Where that is why the code throws, its error is not reported as well, and the test goes no
  /// further. Any other error leaves as it is. ``verify(fileID:filePath:line:column:)`` does not
  /// report the same again.
  public func serve<Result>(
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let call = ServedCall(
      of: self, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    do {
      let result = try await body()
      call.reportProblems()
      return result
    } catch {
      try call.reportProblemsAndThrow()
      throw error
    }
  }

  /// As for code that is awaited, for code that is not.
  ///
  /// ```swift
  /// server.serve {
  ///   sut.load { isDone.fulfill() }
  ///   wait(for: [isDone], timeout: 60)
  /// }
  /// ```
  @_disfavoredOverload  // NB: so that a task takes the one that is awaited, whatever its body does.
  public func serve<Result>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: () throws -> Result
  ) rethrows -> Result {
    let call = ServedCall(
      of: self, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    do {
      let result = try body()
      call.reportProblems()
      return result
    } catch {
      try call.reportProblemsAndThrow()
      throw error
    }
  }
}

/// A call of a test whose requests a server answers.
struct ServedCall {
  private let server: StubServer
  private let place: CallSite
  private let mark: StubServer.Mark

  init(of server: StubServer, at place: CallSite) {
    self.server = server
    self.place = place
    mark = server.mark
  }

  /// Reports what has gone wrong since the call began.
  func reportProblems() {
    for problem in server.tellProblems(since: mark) { report(problem, at: place) }
  }

  /// Reports what has gone wrong since the call began, and throws if there is anything.
  func reportProblemsAndThrow() throws {
    let problems = server.tellProblems(since: mark)
    guard let last = problems.last else { return }
    for problem in problems.dropLast() { report(problem, at: place) }
    try reportAndThrow(last, at: place)
  }

  /// Reports what an error is about, where that has gone wrong since the call began, and throws.
  ///
  /// `URLSession.shared` is asked by others too, so that of an error of any other kind it is not
  /// known what it is about.
  func reportProblemAndThrow(behind error: any Error) throws {
    guard let problem = server.tellProblem(behind: error, since: mark) else { return }
    try reportAndThrow(problem, at: place)
  }
}
