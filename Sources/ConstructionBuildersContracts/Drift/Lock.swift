// `Mutex` needs newer systems than this package does, and `NSLock` all of Foundation.
#if canImport(os)
  import os

  package struct Lock<State: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<State>

    package init(initialState: State) { lock = OSAllocatedUnfairLock(initialState: initialState) }

    package func withLock<Result: Sendable>(
      _ body: (inout State) throws -> Result
    ) rethrows -> Result {
      try lock.withLockUnchecked(body)
    }
  }
#elseif THREAD_SANITIZER
  import Foundation

  /// ThreadSanitizer does not see that the kernel of Linux hands a `Mutex` over to a thread that
  /// waits for it. So it would report races.
  // @unchecked: the state is accessed only under the lock.
  package final class Lock<State: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    package init(initialState: State) { state = initialState }

    package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
      try lock.withLock { try body(&state) }
    }
  }
#else
  import Synchronization

  package struct Lock<State: Sendable>: ~Copyable, Sendable {
    private let lock: Mutex<State>

    package init(initialState: State) { lock = Mutex(initialState) }

    package func withLock<Result: Sendable>(
      _ body: (inout State) throws -> Result
    ) rethrows -> Result {
      try lock.withLock { try body(&$0) }
    }
  }
#endif
