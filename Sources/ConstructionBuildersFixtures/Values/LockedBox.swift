import Foundation

/// A value that several threads may use, one at a time.
///
/// NB: `Mutex` would need later systems than the package asks for.
// Sendable, because the value is only reached while the lock is held.
final class LockedBox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
