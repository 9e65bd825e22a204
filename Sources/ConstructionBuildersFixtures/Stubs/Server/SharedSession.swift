import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Whose turn it is to answer `URLSession.shared`, of which a process has only one.
enum SharedSession {
  /// Whether the current task, or the one it is a child of, has its turn already.
  @TaskLocal static var isTaken = false

  /// For how long a turn is waited for in a task that blocks its thread, of which there are few: the one
  /// whose turn it is may need it. Better an error than both for ever.
  static let patience = DispatchTimeInterval.seconds(60)

  private struct Line: Sendable {
    var isBusy = false
    var waiting: [(ticket: Int, call: @Sendable () -> Void)] = []
    var tickets = 0
  }

  private static let line = Locked(Line())

  /// Waits for the turn, however long: this blocks nobody.
  static func enter() async {
    await withCheckedContinuation { continuation in
      _ = enter { continuation.resume() }
    }
  }

  /// Waits for the turn in a thread that can do nothing else meanwhile. False where it has not come in time.
  static func enter(within patience: DispatchTimeInterval?) -> Bool {
    let hasCome = DispatchSemaphore(value: 0)
    let ticket = enter { hasCome.signal() }
    guard hasCome.wait(timeout: patience.map { .now() + $0 } ?? .distantFuture) == .timedOut else {
      return true
    }
    let isWaiting = line.withLock { line in
      let index = line.waiting.firstIndex { $0.ticket == ticket }
      if let index { line.waiting.remove(at: index) }
      return index != nil
    }
    // Otherwise it has come at this very moment.
    return !isWaiting
  }

  /// Calls when the turn has come: at once, or when all who came before have left.
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

  /// Ends the turn, and calls who waits longest.
  static func leave() {
    let next = line.withLock { line in
      line.isBusy = !line.waiting.isEmpty
      return line.waiting.isEmpty ? nil : line.waiting.removeFirst()
    }
    next?.call()
  }

  /// Sends the requests of `URLSession.shared` to a protocol class.
  static func install(_ slot: StubProtocol.Type) {
    #if canImport(FoundationNetworking)
      // NB: `registerClass` reaches the shared session only before the first session of the process
      // is made; its configuration is no copy here, and is asked for every task.
      let configuration = URLSession.shared.configuration
      configuration.protocolClasses = [slot] + (configuration.protocolClasses ?? [])
    #else
      _ = URLProtocol.registerClass(slot)
    #endif
  }

  /// Ends that.
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
