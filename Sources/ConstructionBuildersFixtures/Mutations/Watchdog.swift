import Foundation

/// Does something in a thread of its own, and does not wait for it for ever.
enum Watchdog {
  /// What `body` returns, which works on what `words` say; nil where it has not returned within the limit. Its thread is then left behind:
  /// there is no way to end it.
  static func run<Value>(
    within limit: Duration, on words: String, _ body: @escaping @Sendable () -> Value
  ) -> Value? {
    let result = Locked<Value?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      LastWords.inPreparedThread {
        let value = LastWords.during(words, body)
        result.withLock { $0 = value }
      }
      isDone.signal()
    }
    // As much as a main thread has, for builders that are built by recursion.
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
