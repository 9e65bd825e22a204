import Foundation

/// What can answer `URLSession.shared` for a time: a ``StubServer``.
///
/// ```swift
/// try server.withShared { try loadCharactersWithSharedSession() }
/// ```
///
/// NB: It is a type of its own so that, with `ConstructionBuildersTesting` imported, the reporting twin of its method
/// goes before it, and in a task the one that is awaited goes before both. Nothing else has to conform to it.
public protocol SharedSessionStub: Sendable {}

extension StubServer: SharedSessionStub {}

extension SharedSessionStub where Self == StubServer {
  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// ```swift
  /// try server.withShared {
  ///   let characters = try loadCharactersWithSharedSession()
  /// }
  /// ```
  ///
  /// There is one shared session in a process: other calls wait for their turn, so that tests may
  /// run in parallel. Requests of code that has nothing to do with the test come here as well.
  ///
  /// - Throws: What `body` throws; ``StubProblems`` inside of another `withShared`, and when a task has
  ///   blocked its thread for a minute before the turn came. The one that is awaited waits for longer.
  @_disfavoredOverload  // NB: so that a task takes the one that is awaited, whatever its body does.
  public func withShared<Result>(_ body: () throws -> Result) throws -> Result {
    try self.takeTurn()
    return try self.share(body)
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
  /// Other calls wait for their turn, however long that takes: a waiting task blocks no thread.
  ///
  /// - Throws: What `body` throws, and ``StubProblems`` inside of another `withShared`.
  @_disfavoredOverload  // NB: so that the reporting twin in ConstructionBuildersTesting is taken.
  public func withShared<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    try await awaitTurn(isolation: isolation)
    return try await share(isolation: isolation, body)
  }
}

/// What both products do: the turn, and what is done in it.
extension StubServer {
  package func takeTurn() throws(StubProblems) {
    guard !SharedSession.isTaken else { throw SharedSession.nested }
    // Only a task has a priority that it began with.
    let isInTask = Task<Never, Never>.basePriority != nil
    guard SharedSession.enter(within: isInTask ? SharedSession.patience : nil) else {
      throw SharedSession.notInTime
    }
  }

  package func awaitTurn(isolation: isolated (any Actor)?) async throws(StubProblems) {
    guard !SharedSession.isTaken else { throw SharedSession.nested }
    await SharedSession.enter()
  }

  /// - Precondition: it is the caller's turn, which ends here.
  package func share<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { SharedSession.leave() }
    SharedSession.install(slot.protocolClass)
    defer { SharedSession.remove(slot.protocolClass) }
    return try SharedSession.$isTaken.withValue(true) { try body() }
  }

  /// - Precondition: it is the caller's turn, which ends here.
  package func share<Result>(
    isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async rethrows -> Result {
    defer { SharedSession.leave() }
    SharedSession.install(slot.protocolClass)
    defer { SharedSession.remove(slot.protocolClass) }
    return try await SharedSession.$isTaken.withValue(true) { try await body() }
  }
}
