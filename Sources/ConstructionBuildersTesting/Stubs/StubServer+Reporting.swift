public import ConstructionBuildersFixtures

extension StubServer {
  /// Reports every request that had no route, every route that had no request, every sequence that was not
  /// asked for to its end, and every reply that could not be made: one report each, at the caller's line.
  ///
  /// ```swift
  /// server.verify()
  /// // Not used: POST /login
  /// ```
  ///
  /// A server without routes and requests has nothing to report.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for problem in problems { report(problem, at: place) }
  }
}
