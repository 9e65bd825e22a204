import Foundation

/// A value that is reached under a lock only.
///
/// `Synchronization.Mutex` is the same, and needs macOS 15.
// @unchecked: `value` is touched inside of `lock.withLock` and nowhere else.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Calls `body` with the value. It must not come back to the same lock.
  func access<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
