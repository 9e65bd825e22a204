/// Something took longer than it may.
struct DeadlinePassed: Error {}

/// The result of an operation, which is cancelled when the time is over.
///
/// NB: The timeouts of `URLSessionConfiguration` do not suffice on Linux. That for a whole resource does nothing
/// there, and no timeout ends a 401 that asks for a password by `Basic`, which never arrives before Swift 6.3.2.
///
/// - Throws: ``DeadlinePassed``, or what the operation throws.
func withDeadline<Value: Sendable>(
  _ time: Duration, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask(operation: operation)
    group.addTask {
      try await Task.sleep(for: time)
      throw DeadlinePassed()
    }
    defer { group.cancelAll() }
    guard let first = try await group.next() else { throw CancellationError() }
    return first
  }
}
