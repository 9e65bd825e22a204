import Foundation

/// Runs a function on a thread with little stack, and waits for it.
///
/// 512 kB are the stack of threads and tasks on Apple's platforms. A debug build takes several
/// times as much, so there it has more.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    #if DEBUG
      thread.stackSize = 64 << 20
    #else
      thread.stackSize = 512 << 10
    #endif
    thread.start()
  }
}
