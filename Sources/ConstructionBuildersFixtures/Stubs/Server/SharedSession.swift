import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Whose turn it is to answer `URLSession.shared`, of which a process has only one.
enum SharedSession {
  /// Whether the current task, or the one it is a child of, has its turn already.
  @TaskLocal static var isTaken = false

  /// For how long a turn is waited for. Code that waits inside of a test blocks a thread which the
  /// one whose turn it is may need: better an error than both for ever. But a machine that runs all tests of a
  /// package at once can keep one from going on for a minute.
  static let patience = DispatchTimeInterval.seconds(300)

  private struct Line: Sendable {
    var isBusy = false
    var waiting: [(ticket: Int, call: @Sendable (Bool) -> Void)] = []
    var tickets = 0
  }

  private static let line = Locked(Line())

  /// Calls with true when the turn has come, and with false when it did not come in time.
  static func enter(_ call: @escaping @Sendable (Bool) -> Void) {
    let ticket: Int? = line.access { line in
      guard line.isBusy else {
        line.isBusy = true
        return nil
      }
      line.tickets += 1
      line.waiting.append((line.tickets, call))
      return line.tickets
    }
    guard let ticket else { return call(true) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
      let isWaiting = line.access { line in
        let index = line.waiting.firstIndex { $0.ticket == ticket }
        if let index { line.waiting.remove(at: index) }
        return index != nil
      }
      if isWaiting { call(false) }
    }
  }

  /// Ends the turn, and calls who waits longest.
  static func leave() {
    let next = line.access { line in
      line.isBusy = !line.waiting.isEmpty
      return line.waiting.isEmpty ? nil : line.waiting.removeFirst()
    }
    next?.call(true)
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
    "URLSession.shared was in use by other tests for five minutes: one at a time can stub it"
  ])
}
