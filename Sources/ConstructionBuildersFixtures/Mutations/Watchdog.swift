import Foundation

/// Runs code in a thread of its own, and stops waiting for it after a time.
enum Watchdog {
  /// Returns what `body` returns, or nil when it takes longer than the limit.
  ///
  /// The thread of a body that takes too long is left running: there is no way to end it.
  /// `subject` names what the body works on, for a crash report.
  static func run<Value>(
    within limit: Duration, on subject: String, _ body: @escaping @Sendable () -> Value
  ) -> Value? {
    let result = Locked<Value?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      CrashReport.inPreparedThread {
        let value = CrashReport.naming(subject, body)
        result.withLock { $0 = value }
      }
      isDone.signal()
    }
    // As much as a main thread has, because nested builders are built by recursion.
    thread.stackSize = 8 << 20
    thread.start()
    let nanoseconds =
      limit.components.seconds * 1_000_000_000 + limit.components.attoseconds / 1_000_000_000
    guard isDone.wait(timeout: .now() + .nanoseconds(Int(nanoseconds))) == .success else {
      return nil
    }
    return result.withLock { $0 }
  }
}
