import Foundation

/// Calls when nothing has happened for a time. `URLProtocol` loads are not timed on Linux.
final class Timeout: Sendable {
  private let interval: TimeInterval
  private let action: @Sendable () -> Void
  private let state = Locked(State())

  private struct State: Sendable {
    /// Counts the restarts, so that only the last one ends in a call.
    var turn = 0
    var isSuspended = false
  }

  /// What a request has that nobody has given one.
  private static let `default`: TimeInterval = 60

  init(_ interval: TimeInterval, _ action: @escaping @Sendable () -> Void) {
    self.interval = interval
    self.action = action
  }

  /// The request's own interval counts; where it is the default one, that of the session.
  convenience init(
    _ request: TimeInterval, session: TimeInterval?, _ action: @escaping @Sendable () -> Void
  ) {
    self.init(request == Self.default ? session ?? request : request, action)
  }

  /// Begins to count anew, unless it is suspended.
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

  /// Does not call any more.
  func cancel() { state.withLock { $0.turn += 1 } }

  /// Does not call until it is resumed.
  func suspend() {
    state.withLock { state in
      state.turn += 1
      state.isSuspended = true
    }
  }

  /// Begins to count anew.
  func resume() {
    state.withLock { $0.isSuspended = false }
    restart()
  }
}
