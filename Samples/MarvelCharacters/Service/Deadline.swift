/// An operation took longer than its deadline.
struct DeadlinePassed: Error {}

/// Returns the result of an operation, and cancels the operation after a time.
///
/// NB: the timeouts of `URLSessionConfiguration` do not suffice on Linux. The resource timeout does
/// nothing there. A 401 response that asks for `Basic` authentication never arrives before Swift
/// 6.3.2, and no timeout ends the request.
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
