import Foundation

/// Runs `body` on a thread of the size that Apple's platforms give to threads and tasks.
func onSmallStack(
  of size: Int = 512 << 10, _ body: @escaping @Sendable () throws -> Void
) throws {
  let result = ThreadResult()
  let thread = Thread {
    result.value = Result { try body() }
    result.isDone.signal()
  }
  thread.stackSize = size
  thread.start()
  result.isDone.wait()
  try result.value?.get()
}

/// What came of a thread. Unchecked: it is read when the thread has finished.
private final class ThreadResult: @unchecked Sendable {
  var value: Result<Void, any Error>?
  let isDone = DispatchSemaphore(value: 0)
}
