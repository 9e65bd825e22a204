#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// Runs `body` on a new thread and waits for it. Returns whether there was one.
  func runOnThread(stackSize: Int, _ body: @escaping () -> Void) -> Bool {
    final class Start {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(&attributes) }
    let pageSize = 65_536
    let (size, overflows) = stackSize.addingReportingOverflow(pageSize - 1)
    guard !overflows, unsafe pthread_attr_setstacksize(&attributes, size / pageSize * pageSize) == 0
    else { return false }

    let start = unsafe Unmanaged.passRetained(Start(body))
    // It is a pointer on some systems.
    #if canImport(Darwin) || canImport(Musl)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // Trusts that the argument is the one below, which the thread alone takes over.
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        // On some systems it is an Optional, and on some the result cannot be nil.
        let start: UnsafeMutableRawPointer? = unsafe argument
        if let start = unsafe start {
          unsafe Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
        }
        return unsafe argument
      }, start.toOpaque())
    guard status == 0 else {
      unsafe start.release()
      return false
    }
    #if canImport(Darwin) || canImport(Musl)
      if let thread = unsafe thread { unsafe pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    return true
  }
#else
  func runOnThread(stackSize: Int, _ body: @escaping () -> Void) -> Bool { false }
#endif
