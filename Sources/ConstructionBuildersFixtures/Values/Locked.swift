import Foundation

/// A value that several threads may use, one at a time.
///
/// NB: `Synchronization.Mutex` is the same, and needs later systems than the package asks for.
// @unchecked: `value` is touched inside of `lock.withLock` and nowhere else.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value. It must not come back to the same lock.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
