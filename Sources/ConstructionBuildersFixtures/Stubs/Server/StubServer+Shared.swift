extension StubServer {
  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// ```swift
  /// try await server.withShared {
  ///   let (data, _) = try await URLSession.shared.data(from: url)
  /// }
  /// ```
  ///
  /// A process has only one shared session, so other calls wait for their turn, and tests may run
  /// in parallel. A waiting task blocks no thread. The server also receives requests of unrelated
  /// code.
  ///
  /// - Throws: What `body` throws, and ``StubProblems`` inside another `withShared`. In a process
  ///   with `ConstructionBuildersTesting` the latter is reported at the line of the call and ends
  ///   the test, and so is an unmatched request, or a reply that could not be made, when `body`
  ///   throws its error.
  public func withShared<Result>(
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let count = mistakeCount
    do { return try await sharing(isolation: isolation, body) } catch {
      try fail(error, since: count, at: CallSite(fileID, filePath, line, column))
    }
  }

  /// The same for code that is not async. A task that has blocked its thread for a minute while it
  /// waited fails, too.
  @_disfavoredOverload  // NB: async code prefers the async overload.
  public func withShared<Result>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: () throws -> Result
  ) throws -> Result {
    let count = mistakeCount
    do { return try sharing(body) } catch {
      try fail(error, since: count, at: CallSite(fileID, filePath, line, column))
    }
  }
}

extension StubServer {
  private func sharing<Result>(_ body: () throws -> Result) throws -> Result {
    guard !SharedSession.isTaken else { throw SharedSession.nested }
    // Only a task has a base priority.
    let isInTask = Task<Never, Never>.basePriority != nil
    guard SharedSession.enter(within: isInTask ? SharedSession.maximumWait : nil) else {
      throw SharedSession.notInTime
    }
    defer { SharedSession.leave() }
    SharedSession.install(slot.protocolClass)
    defer { SharedSession.remove(slot.protocolClass) }
    return try SharedSession.$isTaken.withValue(true) { try body() }
  }

  private func sharing<Result>(
    isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async throws -> Result {
    guard !SharedSession.isTaken else { throw SharedSession.nested }
    await SharedSession.enter()
    defer { SharedSession.leave() }
    SharedSession.install(slot.protocolClass)
    defer { SharedSession.remove(slot.protocolClass) }
    return try await SharedSession.$isTaken.withValue(true) { try await body() }
  }

  /// Reports an error of `withShared`, if tests are linked, and throws it.
  private func fail(_ error: any Error, since count: Int, at place: CallSite) throws -> Never {
    if let server = self as? any SharedSessionReporting {
      try server.reportSharing(error, since: count, at: place)
    }
    throw error
  }
}

/// A server that reports errors of `withShared` to the running test. `ConstructionBuildersTesting`
/// makes every server one.
package protocol SharedSessionReporting {
  /// Reports an error if it is about the server, and throws one that ends the test.
  func reportSharing(_ error: any Error, since mistakeCount: Int, at place: CallSite) throws
}

extension StubProblems {
  /// Whether this is about a call of `withShared`.
  package var isOfSharedSession: Bool {
    [SharedSession.nested, SharedSession.notInTime].contains { $0.problems == problems }
  }
}
