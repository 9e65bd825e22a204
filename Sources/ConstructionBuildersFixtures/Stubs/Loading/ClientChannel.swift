import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tells the client of a `URLProtocol` what happens, one thing at a time and nothing after the end.
///
/// FoundationNetworking needs more care than that:
///
/// - The client looks into the session's books, which are changed on the session's queue. Calling it from another
///   thread meanwhile breaks them, now and then. So the queue is held during a call.
/// - Calling the client *on* that queue can be for ever: the last call resumes whoever waits in `data(for:)`, whose
///   task is locked while it is being cancelled, and cancelling waits for the queue. So the call is made from
///   another thread, and the queue is let go of when it does not end.
/// - Of several pieces of a body the last one alone would reach a completion handler. So they are put together.
// @unchecked: `loading` and `gathered` are touched under `lock` only.
final class ClientChannel: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let sessionQueue: DispatchQueue?
  /// The protocol; nil when the load has ended.
  private var loading: URLProtocol?
  /// The pieces so far, where they have to be put together.
  private var gathered: Data?

  /// How long the session's queue is held at most.
  private static let patience = DispatchTimeInterval.milliseconds(200)

  enum Event: Sendable {
    case response(HTTPURLResponse)
    case data(Data)
    case finish
    case failure(any Error)
  }

  init(_ loading: URLProtocol, _ view: TaskView) {
    self.loading = loading
    sessionQueue = view.sessionQueue
    gathered = view.keepsLastPieceOnly ? Data() : nil
  }

  /// Whether the client is not to be called again.
  var isClosed: Bool { lock.withLock { loading == nil } }

  /// The client is not called again.
  func close() { lock.withLock { loading = nil } }

  /// Tells the client, unless the load has ended.
  ///
  /// - Precondition: not called on the session's queue.
  func send(_ event: Event) {
    guard !isClosed else { return }
    guard let sessionQueue else { return tell(event) }
    let isHeld = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    sessionQueue.async {
      isHeld.signal()
      _ = isDone.wait(timeout: .now() + Self.patience)
    }
    isHeld.wait()
    tell(event)
    isDone.signal()
  }

  private func tell(_ event: Event) {
    lock.withLock {
      guard let loading, let client = loading.client, !isCancelling(loading) else { return }
      switch event {
      case .response(let response):
        client.urlProtocol(loading, didReceive: response, cacheStoragePolicy: .notAllowed)
      case .data(let data):
        if gathered == nil {
          client.urlProtocol(loading, didLoad: data)
        } else {
          gathered?.append(data)
        }
      case .finish:
        self.loading = nil
        if let gathered, !gathered.isEmpty { client.urlProtocol(loading, didLoad: gathered) }
        client.urlProtocolDidFinishLoading(loading)
      case .failure(let error):
        self.loading = nil
        client.urlProtocol(loading, didFailWithError: error)
      }
    }
  }

  /// Whether the session is about to tell the client itself that the task was cancelled.
  private func isCancelling(_ loading: URLProtocol) -> Bool {
    #if canImport(FoundationNetworking)
      loading.task?.state == .canceling || loading.task?.state == .completed
    #else
      false
    #endif
  }
}
