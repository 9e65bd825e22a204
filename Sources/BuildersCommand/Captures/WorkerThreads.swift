import ConstructionBuilders
import Dispatch

/// Threads with stacks of their own.
///
/// A document can have 512 arrays and objects in each other, and each takes some stack. Threads of
/// a pool can have as little as 512 kB, or 128 kB with Musl.
enum WorkerThreads {
  private static let stackSize = 16 << 20

  /// Calls `body` with each number below `count`, at the same time, and waits for all.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count) { index in
      // Where the system has no thread left, the one of the pool works.
      if !runOnThread(stackSize: stackSize, { body(index) }) { body(index) }
    }
  }
}
