// `Mutex` needs newer systems than this package does, and `NSLock` all of Foundation.
#if canImport(os)
  import os

  package typealias Lock = OSAllocatedUnfairLock
#else
  import Synchronization

  package typealias Lock = Mutex

  extension Mutex where Value: Sendable {
    package init(initialState: Value) { self.init(initialState) }
  }
#endif
