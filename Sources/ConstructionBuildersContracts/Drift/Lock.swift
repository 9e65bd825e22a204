// `Mutex` needs newer systems than this package does, and `NSLock` all of Foundation.
#if canImport(os)
  import os

  package typealias Lock = OSAllocatedUnfairLock
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

  package typealias Lock = Mutex

  extension Mutex where Value: Sendable {
    package init(initialState: Value) { self.init(initialState) }
  }
#endif
