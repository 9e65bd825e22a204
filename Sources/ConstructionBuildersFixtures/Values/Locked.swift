/// A thread-safe value behind a lock.
///
/// NB: `Synchronization.Mutex` does the same, but needs later systems than the package does. The
/// `Lock` of the contracts only takes values that are Sendable.
// @unchecked: `value` is used only inside `lock.withLock`.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value. The lock is not recursive: `body` must not take it again.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
