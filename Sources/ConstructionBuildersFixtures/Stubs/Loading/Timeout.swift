/// Calls an action when nothing has happened for a time. On Linux `URLProtocol` loads have no
/// timeouts of their own.
final class Timeout: Sendable {
  private let interval: TimeInterval
  private let action: @Sendable () -> Void
  private let state = Locked(State())

  private struct State: Sendable {
    /// Counts the restarts: only the last one may call the action.
    var turn = 0
    var isSuspended = false
  }

  init(_ interval: TimeInterval, _ action: @escaping @Sendable () -> Void) {
    self.interval = interval
    self.action = action
  }

  /// Starts to count again, unless it is suspended.
  func restart() {
    let (turn, isSuspended) = state.withLock { state in
      state.turn += 1
      return (state.turn, state.isSuspended)
    }
    guard interval > 0, interval < .infinity, !isSuspended else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + interval) { [weak self] in
      guard let self, self.state.withLock({ $0.turn }) == turn else { return }
      self.action()
    }
  }

  /// Never calls the action again.
  func cancel() { state.withLock { $0.turn += 1 } }

  /// Stops counting until `resume()`.
  func suspend() {
    state.withLock { state in
      state.turn += 1
      state.isSuspended = true
    }
  }

  /// Starts to count again.
  func resume() {
    state.withLock { $0.isSuspended = false }
    restart()
  }
}
