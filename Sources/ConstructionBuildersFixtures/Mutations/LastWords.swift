import Foundation

/// Says which mutation a parser has not survived: a process that stops tells nothing by itself, and the tests of many
/// mutations have begun long before.
///
/// While a parser is at work, what it works on stands in a slot of memory that never moves. When the process is
/// stopped by a signal, a handler writes all slots that are taken to the standard error, and lets the signal go on to
/// whoever would have had it. A handler may hardly do anything: it takes no lock, allocates nothing, and only reads
/// and writes. It has a stack of its own in threads that were prepared for it, because a parser that recurses
/// without end has used up the other one.
enum LastWords {
  /// Calls `body`; should the process stop meanwhile, `words` are written to the standard error.
  static func during<Result>(_ words: String, _ body: () -> Result) -> Result {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      let slot = WordSlots.shared.take(words + " was being parsed when the process stopped\n")
      defer { WordSlots.shared.free(slot) }
    #endif
    return body()
  }

  /// Calls `body` with a second stack for the handler, in a thread that does nothing else.
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
  /// Places for words, in memory that never moves.
  // Sendable, because places are taken and freed under the lock; the handler reads what is in them as it is.
  private final class WordSlots: @unchecked Sendable {
    static let shared = WordSlots()

    static let count = 64
    static let length = 256

    private let lock = NSLock()
    private var isTaken = [Bool](repeating: false, count: count)

    private init() {
      // What the handler reads has to be there before.
      unsafe memory.update(repeating: 0, count: WordSlots.count * WordSlots.length)
      for signal in stoppingSignals { install(for: signal) }
    }

    /// The index of the slot; nil where all are taken, which then say enough.
    func take(_ words: String) -> Int? {
      lock.withLock {
        guard let index = isTaken.firstIndex(of: false) else { return nil }
        isTaken[index] = true
        let slot = unsafe memory + index * WordSlots.length
        for (offset, byte) in words.utf8.prefix(WordSlots.length - 1).enumerated() {
          unsafe slot[offset] = byte
        }
        return index
      }
    }

    func free(_ index: Int?) {
      guard let index else { return }
      lock.withLock {
        unsafe (memory + index * WordSlots.length).update(repeating: 0, count: WordSlots.length)
        isTaken[index] = false
      }
    }

    private func install(for number: Int32) {
      unsafe sigaction(number, nil, &formerActions[Int(number)])
      _ = signal(number, handleStop)
      // On a stack of its own, where the thread has one.
      var action = sigaction()
      unsafe sigaction(number, nil, &action)
      action.sa_flags |= numericCast(SA_ONSTACK)
      unsafe sigaction(number, &action, nil)
    }
  }

  /// The signals that stop a process for something that it did itself.
  private let stoppingSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The words, one slot behind the other. It is never freed.
  nonisolated(unsafe) private let memory = UnsafeMutablePointer<UInt8>
    .allocate(capacity: WordSlots.count * WordSlots.length)

  /// Who would have had each signal. It is written once, before the handler can be called.
  nonisolated(unsafe) private let formerActions = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)

  private func handleStop(_ number: Int32) {
    for index in 0..<WordSlots.count {
      let slot = unsafe memory + index * WordSlots.length
      var length = 0
      while length < WordSlots.length, unsafe slot[length] != 0 { length += 1 }
      if length > 0 { _ = unsafe write(2, slot, length) }
    }
    // What stopped the process happens once more behind this, and goes to whoever would have had it.
    unsafe sigaction(number, &formerActions[Int(number)], nil)
    if number == SIGABRT { raise(number) }
  }
#endif
