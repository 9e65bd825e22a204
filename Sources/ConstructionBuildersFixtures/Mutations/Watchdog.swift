/// Runs code in a thread of its own, and stops waiting for it after a time.
enum Watchdog {
  /// Returns what `body` returns, or nil when it takes longer than the limit.
  ///
  /// The thread of a body that takes too long is left running: there is no way to end it.
  static func run<Value>(
    within limit: Duration, _ body: @escaping @Sendable () -> Value
  ) -> Value? {
    let result = Locked<Value?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = body()
      result.withLock { $0 = value }
      isDone.signal()
    }
    // As much as a main thread has, because nested builders are built by recursion.
    thread.stackSize = 8 << 20
    thread.start()
    guard isDone.wait(timeout: .now() + limit / .seconds(1)) == .success else { return nil }
    return result.withLock { $0 }
  }
}
