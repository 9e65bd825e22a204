/// A stub that can answer `URLSession.shared` for a time: a ``StubServer``.
///
/// ```swift
/// try server.withShared { try loadCharactersWithSharedSession() }
/// ```
///
/// NB: this protocol exists for overload resolution. With `ConstructionBuildersTesting` imported,
/// the reporting overload is preferred, and in async code the async overload is. No other type has
/// to conform.
public protocol SharedSessionStub: Sendable {}

extension StubServer: SharedSessionStub {}

extension SharedSessionStub where Self == StubServer {
  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// A process has only one shared session, so other calls wait for their turn, and tests may run
  /// in parallel. The server also receives requests of unrelated code.
  ///
  /// - Throws: What `body` throws; ``StubProblems`` inside another `withShared`, and when a task
  ///   has blocked its thread for a minute while it waited. The async overload waits for longer.
  @_disfavoredOverload  // NB: async code prefers the async overload.
  public func withShared<Result>(_ body: () throws -> Result) throws -> Result {
    try self.sharing(body)
  }
}

extension StubServer {
  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// ```swift
  /// try await server.withShared {
  ///   let (data, _) = try await URLSession.shared.data(from: url)
  /// }
  /// ```
  ///
  /// Other calls wait for their turn, however long that takes. A waiting task blocks no thread.
  ///
  /// - Throws: What `body` throws, and ``StubProblems`` inside another `withShared`.
  @_disfavoredOverload  // NB: prefers the reporting overload in ConstructionBuildersTesting.
  public func withShared<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    try await sharing(isolation: isolation, body)
  }
}

/// The work of both products.
extension StubServer {
  package func sharing<Result>(_ body: () throws -> Result) throws -> Result {
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

  package func sharing<Result>(
    isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async throws -> Result {
    guard !SharedSession.isTaken else { throw SharedSession.nested }
    await SharedSession.enter()
    defer { SharedSession.leave() }
    SharedSession.install(slot.protocolClass)
    defer { SharedSession.remove(slot.protocolClass) }
    return try await SharedSession.$isTaken.withValue(true) { try await body() }
  }
}

extension StubProblems {
  /// Whether this is about a call of `withShared`.
  package var isOfSharedSession: Bool {
    [SharedSession.nested, SharedSession.notInTime].contains { $0.problems == problems }
  }
}
