/// Sends events to the client of a `URLProtocol`, one at a time, and none after the last.
///
/// FoundationNetworking needs more care:
///
/// - The client reads state of the session that changes on the session's queue. A call from another
///   thread at the same time corrupts it now and then. So the queue waits during a call.
/// - A call *on* that queue can deadlock. The last call resumes the code that awaits `data(for:)`;
///   the task of that code is locked while it is cancelled; and cancelling waits for the queue. So
///   the queue only waits while another queue calls, and goes on when the call takes too long.
/// - Of several chunks of a body, a completion handler gets only the last one. So they are joined.
// @unchecked: `loading`, `waiting` and `gathered` are used only under `lock`.
final class ClientChannel: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let queue = DispatchQueue(label: "ConstructionBuildersFixtures.ClientChannel")
  private let sessionQueue: DispatchQueue?
  /// The protocol; nil after the end of the load.
  private var loading: URLProtocol?
  /// Whether the load has ended. It has a lock of its own, like `calls`.
  private let isOver = Locked(false)
  /// The events that the client has not received yet, in order.
  private var waiting: [Event] = []
  /// The chunks so far, when they have to be joined.
  private var gathered: Data?

  /// The number of calls that are waiting or running. `lock` is held during a call, so this has one
  /// of its own: the session's queue must not wait there for a call that waits for the queue.
  private let calls = Locked(0)

  /// How long the session's queue waits for a call that has begun. A call that takes longer waits
  /// for the queue itself.
  private static let maximumWait = DispatchTimeInterval.seconds(1)

  /// How long it waits for a call to begin. A busy machine takes its time to provide a thread; with
  /// hundreds of sessions there may be none.
  private static let maximumWaitForThread = DispatchTimeInterval.seconds(10)

  enum Event: Sendable {
    case response(HTTPURLResponse)
    case data(Data)
    case finish
    case failure(any Error)

    /// Whether no event follows.
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

  /// Whether the client must not be called any more.
  var isClosed: Bool { isOver.withLock { $0 } }

  /// Stops all further calls of the client. The session's queue must not wait here for one that is
  /// running, because that call may wait for the queue.
  func close() {
    isOver.withLock { $0 = true }
    queue.async { self.lock.withLock { self.loading = nil } }
  }

  /// Sends an event to the client after all earlier ones, unless the load has ended by then.
  func send(_ event: Event) {
    lock.withLock { waiting.append(event) }
    whileSessionWaits { self.deliverWaiting() }
  }

  /// Goes on after the task was suspended.
  func resume() { whileSessionWaits { self.deliverWaiting() } }

  private func whileSessionWaits(_ work: @escaping @Sendable () -> Void) {
    guard let sessionQueue else { return queue.async(execute: work) }
    sessionQueue.async {
      let hasBegun = DispatchSemaphore(value: 0)
      let isDone = DispatchSemaphore(value: 0)
      self.queue.async {
        hasBegun.signal()
        work()
        self.calls.withLock { $0 -= 1 }
        isDone.signal()
      }
      let isBehindAnother = self.calls.withLock { calls in
        calls += 1
        return calls > 1
      }
      // The other call waits for this queue, so this call does not begin before.
      if !isBehindAnother { _ = hasBegun.wait(timeout: .now() + Self.maximumWaitForThread) }
      _ = isDone.wait(timeout: .now() + Self.maximumWait)
    }
  }

  private func deliverWaiting() {
    lock.withLock {
      while let loading, !isClosed, !isInterrupted(loading), !waiting.isEmpty {
        deliver(waiting.removeFirst(), loading)
      }
    }
  }

  private func deliver(_ event: Event, _ loading: URLProtocol) {
    if event.isLast {
      self.loading = nil
      isOver.withLock { $0 = true }
    }
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

  /// Whether the task is suspended, or cancelled so that the session itself is about to call the
  /// client.
  private func isInterrupted(_ loading: URLProtocol) -> Bool {
    #if canImport(FoundationNetworking)
      loading.task.map { $0.state != .running } ?? false
    #else
      false
    #endif
  }
}
