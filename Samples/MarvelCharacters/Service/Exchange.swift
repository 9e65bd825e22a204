import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// The response to a request, in place of `data(for:)`.
  ///
  /// NB: On Linux `data(for:)` stops the whole process where a task is cancelled just when its response comes. Swift holds a
  /// lock of the task while it calls who waits for the cancellation; there, `URLSessionTask.cancel()` waits for the queue of
  /// the session; and on that queue the response waits for the lock. Here cancelling goes on elsewhere, where nobody holds
  /// anything.
  func exchange(_ request: URLRequest) async throws -> (Data, URLResponse) {
    let exchange = Exchange()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let hasBegun = exchange.begin {
          dataTask(with: request) { body, response, error in
            if let body, let response, error == nil {
              continuation.resume(returning: (body, response))
            } else {
              continuation.resume(throwing: error ?? URLError(.badServerResponse))
            }
          }
        }
        if !hasBegun { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      DispatchQueue.global().async { exchange.cancel() }
    }
  }
}

/// A request that is on its way, or has been cancelled before it was.
// @unchecked: `task` and `isCancelled` are touched inside of `lock.withLock` and nowhere else.
private final class Exchange: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionTask?
  private var isCancelled = false

  /// Sends the request that is made; false where it has been cancelled, and none will be sent.
  func begin(_ makeTask: () -> URLSessionTask) -> Bool {
    lock.withLock {
      guard !isCancelled else { return false }
      task = makeTask()
      task?.resume()
      return true
    }
  }

  func cancel() {
    lock.withLock {
      isCancelled = true
      task?.cancel()
    }
  }
}
