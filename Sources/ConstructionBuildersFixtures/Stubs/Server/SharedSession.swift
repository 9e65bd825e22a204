/// The queue of servers that wait to answer `URLSession.shared`, of which a process has only one.
enum SharedSession {
  /// Whether the current task, or a parent of it, has the turn already.
  @TaskLocal static var isTaken = false

  /// How long a call waits for its turn when it blocks the thread of a task. There are few such
  /// threads, and the call before may need one: an error is better than a deadlock.
  static let maximumWait = DispatchTimeInterval.seconds(60)

  private struct Line: Sendable {
    var isBusy = false
    var waiting: [(ticket: Int, call: @Sendable () -> Void)] = []
    var tickets = 0
  }

  private static let line = Locked(Line())

  /// Waits for the turn without blocking a thread.
  static func enter() async {
    await withCheckedContinuation { continuation in
      _ = enter { continuation.resume() }
    }
  }

  /// Waits for the turn and blocks the thread. Returns false when the turn does not come in time.
  static func enter(within time: DispatchTimeInterval?) -> Bool {
    let hasCome = DispatchSemaphore(value: 0)
    let ticket = enter { hasCome.signal() }
    guard hasCome.wait(timeout: time.map { .now() + $0 } ?? .distantFuture) == .timedOut else {
      return true
    }
    let isWaiting = line.withLock { line in
      let index = line.waiting.firstIndex { $0.ticket == ticket }
      if let index { line.waiting.remove(at: index) }
      return index != nil
    }
    // Otherwise the turn came at this very moment.
    return !isWaiting
  }

  /// Calls `call` when the turn comes: at once, or after all earlier ones have left.
  private static func enter(_ call: @escaping @Sendable () -> Void) -> Int {
    let (ticket, isMine) = line.withLock { line in
      line.tickets += 1
      let isMine = !line.isBusy
      if isMine { line.isBusy = true } else { line.waiting.append((line.tickets, call)) }
      return (line.tickets, isMine)
    }
    if isMine { call() }
    return ticket
  }

  /// Ends the turn, and gives it to the one that waits longest.
  static func leave() {
    let next = line.withLock { line in
      line.isBusy = !line.waiting.isEmpty
      return line.waiting.isEmpty ? nil : line.waiting.removeFirst()
    }
    next?.call()
  }

  /// Makes a protocol class answer the requests of `URLSession.shared`.
  static func install(_ slot: StubProtocol.Type) {
    #if canImport(FoundationNetworking)
      // NB: on Linux `registerClass` reaches the shared session only before the first session of
      // the process is made. The configuration of the shared session is not a copy there, and is
      // read for every task.
      let configuration = URLSession.shared.configuration
      configuration.protocolClasses = [slot] + (configuration.protocolClasses ?? [])
    #else
      _ = URLProtocol.registerClass(slot)
    #endif
  }

  /// Stops the protocol class from answering.
  static func remove(_ slot: StubProtocol.Type) {
    #if canImport(FoundationNetworking)
      URLSession.shared.configuration.protocolClasses?.removeAll { $0 == slot }
    #else
      URLProtocol.unregisterClass(slot)
    #endif
  }

  static let nested = StubProblems(problems: [
    "withShared is called inside of withShared: one server at a time can answer URLSession.shared"
  ])

  static let notInTime = StubProblems(problems: [
    "URLSession.shared was in use by other tests for a minute: \"try await withShared\" waits for longer"
  ])
}
