public import ConstructionBuildersFixtures

extension StubServer {
  /// Reports each unmatched request, each unused route, each sequence with unused replies, and each
  /// reply that could not be made, at the line of the call.
  ///
  /// ```swift
  /// server.verify()
  /// // Not used: POST /login
  /// ```
  ///
  /// A server without routes and requests reports nothing.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for problem in problems { report(problem, at: place) }
  }
}
