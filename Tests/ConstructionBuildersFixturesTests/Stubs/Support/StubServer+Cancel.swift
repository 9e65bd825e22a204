import ConstructionBuildersFixtures
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StubServer {
  /// Sends a request, cancels it after a delay, and returns the result.
  ///
  /// NB: it does not cancel a task that awaits `data(for:)`. On Linux that deadlocks when the
  /// response comes at that moment: Swift holds a lock of the task while `URLSessionTask.cancel()`
  /// waits for the queue of the session, and on that queue the response waits for the lock.
  func send(
    _ path: String, cancelledAfter wait: () async throws -> Void
  ) async throws -> Result<Answer, any Error> {
    let (results, continuation) = AsyncStream.makeStream(of: Result<Answer, any Error>.self)
    let task = session.dataTask(with: request("GET", path)) { data, response, error in
      if let data, let response, error == nil {
        continuation.yield(.success(Answer((data, response))))
      } else {
        continuation.yield(.failure(error ?? URLError(.unknown)))
      }
      continuation.finish()
    }
    task.resume()
    try await wait()
    task.cancel()
    for await result in results { return result }
    throw URLError(.unknown)
  }
}
