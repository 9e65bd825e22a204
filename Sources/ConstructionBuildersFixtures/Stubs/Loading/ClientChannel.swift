import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tells the client of a `URLProtocol` what happens, one thing at a time and nothing after the end.
///
/// FoundationNetworking needs more care than that:
///
/// - The client looks into the session's books, which are changed on the session's queue. Calling
///   it from another thread meanwhile breaks them, now and then. So the queue is held during a
///   call.
/// - Calling the client *on* that queue can be for ever: the last call resumes whoever waits in
///   `data(for:)`, whose task is locked while it is being cancelled, and cancelling waits for the
///   queue. So the queue only waits while another one calls, and goes on when that does not end.
/// - Of several pieces of a body the last one alone would reach a completion handler. So they are
///   put together.
// @unchecked: `loading`, `waiting`, `gathered` and `calls` are touched under `lock` only.
final class ClientChannel: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let queue = DispatchQueue(label: "ConstructionBuildersFixtures.ClientChannel")
  private let sessionQueue: DispatchQueue?
  /// The protocol; nil when the load has ended.
  private var loading: URLProtocol?
  /// What the client has not been told yet, in order.
  private var waiting: [Event] = []
  /// The pieces so far, where they have to be put together.
  private var gathered: Data?

  /// The calls that have been asked for and are not over.
  private var calls = 0

  /// How long the session's queue waits at most for a call that has begun: one that takes longer waits for
  /// the queue itself.
  private static let patience = DispatchTimeInterval.seconds(1)

  /// How long it waits for a call to begin: a machine with much else to do takes its time to give it a
  /// thread, and only with hundreds of sessions there may be none.
  private static let patienceForThread = DispatchTimeInterval.seconds(10)

  enum Event: Sendable {
    case response(HTTPURLResponse)
    case data(Data)
    case finish
    case failure(any Error)

    /// Whether the client is told nothing after it.
    var isLast: Bool {
      switch self {
      case .response, .data: false
      case .finish, .failure: true
      }
    }
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

  /// Tells the client, after what it was told before, unless the load has ended by then.
  func send(_ event: Event) {
    lock.withLock { waiting.append(event) }
    whileSessionWaits { self.tellWaiting() }
  }

  /// Goes on after the task was suspended.
  func resume() { whileSessionWaits { self.tellWaiting() } }

  private func whileSessionWaits(_ work: @escaping @Sendable () -> Void) {
    guard let sessionQueue else { return queue.async(execute: work) }
    sessionQueue.async {
      let hasBegun = DispatchSemaphore(value: 0)
      let isDone = DispatchSemaphore(value: 0)
      self.queue.async {
        hasBegun.signal()
        work()
        self.lock.withLock { self.calls -= 1 }
        isDone.signal()
      }
      let isBehindAnother = self.lock.withLock {
        self.calls += 1
        return self.calls > 1
      }
      // The other one waits for this queue, so that this one does not begin before.
      if !isBehindAnother { _ = hasBegun.wait(timeout: .now() + Self.patienceForThread) }
      _ = isDone.wait(timeout: .now() + Self.patience)
    }
  }

  private func tellWaiting() {
    lock.withLock {
      while let loading, !isInterrupted(loading), !waiting.isEmpty {
        tell(waiting.removeFirst(), loading)
      }
    }
  }

  private func tell(_ event: Event, _ loading: URLProtocol) {
    if event.isLast { self.loading = nil }
    let client = loading.client
    switch event {
    case .response(let response):
      client?.urlProtocol(loading, didReceive: response, cacheStoragePolicy: .notAllowed)
    case .data(let data):
      if gathered == nil {
        client?.urlProtocol(loading, didLoad: data)
      } else {
        gathered?.append(data)
      }
    case .finish:
      if let gathered, !gathered.isEmpty { client?.urlProtocol(loading, didLoad: gathered) }
      client?.urlProtocolDidFinishLoading(loading)
    case .failure(let error):
      client?.urlProtocol(loading, didFailWithError: error)
    }
  }

  /// Whether the task is suspended; or cancelled, and the session is about to tell the client
  /// itself.
  private func isInterrupted(_ loading: URLProtocol) -> Bool {
    #if canImport(FoundationNetworking)
      loading.task.map { $0.state != .running } ?? false
    #else
      false
    #endif
  }
}
