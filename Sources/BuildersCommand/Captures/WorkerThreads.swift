#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Threads with stacks of their own.
///
/// A document can have 512 arrays and objects in each other, and each takes some stack. Threads of
/// a pool can have as little as 512 kB, or 128 kB with Musl.
enum WorkerThreads {
  private static let stackSize = 16 << 20

  /// Calls `body` with each number below `count`, at the same time, and waits for all.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var threads: [Thread] = []
    for index in 0..<count {
      if let thread = start({ body(index) }) {
        threads.append(thread)
      } else {
        // The system has no thread left.
        body(index)
      }
    }
    for thread in threads { thread.join() }
  }

  /// A thread that runs. Its identifier is a pointer on some systems.
  @safe private struct Thread {
    let id: pthread_t

    func join() {
      #if canImport(Darwin) || canImport(Musl)
        unsafe pthread_join(id, nil)
      #else
        pthread_join(id, nil)
      #endif
    }
  }

  private final class Start: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let start = unsafe Unmanaged.passRetained(Start(body))
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
      return nil
    }
    #if canImport(Darwin) || canImport(Musl)
      return unsafe thread.map { unsafe Thread(id: $0) }
    #else
      return Thread(id: thread)
    #endif
  }
}
