import Foundation

/// Names the mutation that made a parser crash.
///
/// A crash names no mutation, and many mutations are tried in one process. While a parser runs, its
/// mutation is kept in a slot of memory that never moves. When a signal stops the process, a signal
/// handler writes all used slots to standard error, and passes the signal to the previous handler.
///
/// A signal handler may do very little: this one takes no lock, allocates nothing, and only reads
/// and writes. In prepared threads it has a stack of its own, because unlimited recursion has used
/// up the stack of the thread.
enum CrashReport {
  /// Calls `body`, and writes `subject` to standard error when the process stops in it.
  static func naming<Result>(_ subject: String, _ body: () -> Result) -> Result {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      let slot = ReportSlots.shared.take(subject + " was being parsed when the process stopped\n")
      defer { ReportSlots.shared.free(slot) }
    #endif
    return body()
  }

  /// Calls `body` with a second stack for the signal handler, in a thread that runs nothing else.
  static func inPreparedThread(_ body: () -> Void) {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      let size = 128 << 10
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      var stack = unsafe stack_t()
      unsafe stack.ss_sp = memory
      unsafe stack.ss_size = size
      var old = unsafe stack_t()
      unsafe sigaltstack(&stack, &old)
      defer {
        unsafe sigaltstack(&old, nil)
        unsafe memory.deallocate()
      }
    #endif
    body()
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  /// The slots for the texts of a crash report, in memory that never moves.
  // @unchecked: slots are taken and freed under the lock. The handler reads them without it.
  private final class ReportSlots: @unchecked Sendable {
    static let shared = ReportSlots()

    static let count = 64
    static let length = 256

    private let lock = NSLock()
    private var isTaken = [Bool](repeating: false, count: count)

    private init() {
      // The handler reads this memory, so it is filled before a handler is installed.
      unsafe memory.update(repeating: 0, count: ReportSlots.count * ReportSlots.length)
      for signal in stoppingSignals { install(for: signal) }
    }

    /// Fills a free slot, and returns its index; nil when all slots are used.
    func take(_ text: String) -> Int? {
      lock.withLock {
        guard let index = isTaken.firstIndex(of: false) else { return nil }
        isTaken[index] = true
        let slot = unsafe memory + index * ReportSlots.length
        for (offset, byte) in text.utf8.prefix(ReportSlots.length - 1).enumerated() {
          unsafe slot[offset] = byte
        }
        return index
      }
    }

    func free(_ index: Int?) {
      guard let index else { return }
      lock.withLock {
        unsafe (memory + index * ReportSlots.length).update(repeating: 0, count: ReportSlots.length)
        isTaken[index] = false
      }
    }

    private func install(for number: Int32) {
      unsafe sigaction(number, nil, &previousActions[Int(number)])
      _ = signal(number, handleStop)
      // Use the second stack where the thread has one.
      var action = sigaction()
      unsafe sigaction(number, nil, &action)
      action.sa_flags |= numericCast(SA_ONSTACK)
      unsafe sigaction(number, &action, nil)
    }
  }

  /// The signals of a crash.
  private let stoppingSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The slots, one after the other. This memory is never freed.
  nonisolated(unsafe) private let memory = UnsafeMutablePointer<UInt8>
    .allocate(capacity: ReportSlots.count * ReportSlots.length)

  /// The previous action for each signal. It is written once, before the handler can be called.
  nonisolated(unsafe) private let previousActions = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)

  private func handleStop(_ number: Int32) {
    for index in 0..<ReportSlots.count {
      let slot = unsafe memory + index * ReportSlots.length
      var length = 0
      while length < ReportSlots.length, unsafe slot[length] != 0 { length += 1 }
      if length > 0 { _ = unsafe write(2, slot, length) }
    }
    // After this the failing instruction runs again, and the previous handler gets the signal.
    // An abort does not repeat by itself.
    unsafe sigaction(number, &previousActions[Int(number)], nil)
    if number == SIGABRT { raise(number) }
  }
#endif
