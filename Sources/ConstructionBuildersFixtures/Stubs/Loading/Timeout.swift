import Foundation

/// Calls when nothing has happened for a time. `URLProtocol` loads are not timed on Linux.
final class Timeout: Sendable {
  private let interval: TimeInterval
  private let action: @Sendable () -> Void
  /// Counts the restarts, so that only the last one ends in a call.
  private let turn = Locked(0)

  /// What a request has that nobody has given one.
  private static let `default`: TimeInterval = 60

  /// The request's own interval counts; where it is the default one, that of the session.
  init(_ request: TimeInterval, session: TimeInterval?, _ action: @escaping @Sendable () -> Void) {
    interval = request == Self.default ? session ?? request : request
    self.action = action
  }

  /// Begins to count anew.
  func restart() {
    let current = turn.access { turn in
      turn += 1
      return turn
    }
    guard interval > 0, interval < .infinity else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + interval) { [weak self] in
      guard let self, self.turn.access({ $0 }) == current else { return }
      self.action()
    }
  }

  /// Does not call any more.
  func cancel() { turn.access { $0 += 1 } }
}
