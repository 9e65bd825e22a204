import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request and returns its response, in place of `data(for:)`.
  ///
  /// NB: on Linux `data(for:)` deadlocks, and so stops the process, when a task is cancelled at the
  /// moment of its response. Swift holds a lock of the task while it calls the cancellation
  /// handler. In FoundationNetworking that handler cancels the `URLSessionTask` and waits for the
  /// queue of the session. On that queue, the response waits for the lock. Here the cancellation
  /// runs on another queue, which holds no lock.
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

/// A request in progress, or one that was cancelled before it started.
// @unchecked: `task` and `isCancelled` are used only inside `lock.withLock`.
private final class Exchange: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionTask?
  private var isCancelled = false

  /// Starts the task. Returns false, and makes no task, when the request was cancelled before.
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
