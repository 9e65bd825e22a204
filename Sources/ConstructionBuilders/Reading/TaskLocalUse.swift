import Synchronization

/// Whether a ``BuildRecorder`` or the ``NotedReads`` of a contract may be set in some task.
///
/// It is mostly neither, and reading this takes a nanosecond. A task-local value takes longer.
enum TaskLocalUse {
  /// Runs `body`, which sets one of these in its task.
  static func during<Result>(_ body: () -> Result) -> Result {
    add(1)
    defer { add(-1) }
    return body()
  }

  /// Older systems cannot count uses, so there may always be one.
  static var isAny: Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return true }
    return count.load(ordering: .relaxed) > 0
  }

  /// What runs `body` on a thread without a task as if it ran here.
  static func inheriting(_ body: @escaping () -> Void) -> () -> Void {
    let reads = NotedReads.current
    return { NotedReads.$current.withValue(reads, operation: body) }
  }

  private static func add(_ uses: Int) {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    count.add(uses, ordering: .relaxed)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static let count = Atomic<Int>(0)
}
