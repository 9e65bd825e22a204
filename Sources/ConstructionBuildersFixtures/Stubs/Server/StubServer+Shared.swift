import Foundation

extension StubServer {
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
  /// - Throws: What `body` throws; ``StubProblems`` inside of another `withShared`, and when the
  ///   turn did not come within five minutes.
  public func withShared<Result>(_ body: () throws -> Result) throws -> Result {
    guard !SharedSession.isTaken else { throw SharedSession.nested }
    let isCalled = DispatchSemaphore(value: 0)
    let isMine = Locked(false)
    SharedSession.enter { mine in
      isMine.access { $0 = mine }
      isCalled.signal()
    }
    isCalled.wait()
    guard isMine.access({ $0 }) else { throw SharedSession.notInTime }
    defer { SharedSession.leave() }
    SharedSession.install(state.slot)
    defer { SharedSession.remove(state.slot) }
    return try SharedSession.$isTaken.withValue(true) { try body() }
  }

  /// Answers the requests of `URLSession.shared` that are sent while `body` runs.
  ///
  /// ```swift
  /// try await server.withShared {
  ///   let (data, _) = try await URLSession.shared.data(from: url)
  /// }
  /// ```
  ///
  /// It waits for its turn as the other one does, and throws the same.
  public func withShared<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    guard !SharedSession.isTaken else { throw SharedSession.nested }
    let isMine = await withCheckedContinuation { continuation in
      SharedSession.enter { continuation.resume(returning: $0) }
    }
    guard isMine else { throw SharedSession.notInTime }
    defer { SharedSession.leave() }
    SharedSession.install(state.slot)
    defer { SharedSession.remove(state.slot) }
    return try await SharedSession.$isTaken.withValue(true) { try await body() }
  }
}
