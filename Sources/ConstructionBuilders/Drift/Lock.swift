// `Mutex` needs newer systems than this package does, and `NSLock` all of Foundation.
#if canImport(os)
  import os

  typealias Lock = OSAllocatedUnfairLock
#else
  import Synchronization

  typealias Lock = Mutex

  extension Mutex where Value: Sendable {
    init(initialState: Value) { self.init(initialState) }
  }
#endif
