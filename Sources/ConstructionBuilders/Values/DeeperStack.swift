/// A thread that continues where the stack of the running one runs short.
///
/// The running thread waits for it. So nothing runs at the same time, and what only one thread may
/// use at a time can be used by both.
package enum DeeperStack {
  /// How many bytes the stack has at least. Only what is used of it takes memory.
  ///
  /// A task-local value, so that a test can ask for more than there is.
  @TaskLocal static var size = 8 << 20

  /// Runs `body`, which may recurse, on a stack that has room for one level; nil if there is none.
  package static func whereNeeded<Result>(frame: Int = 0, _ body: () -> Result) -> Result? {
    guard ThreadStack.isBelow(ThreadStack.limit &+ UInt(frame)) else { return body() }
    return run(needing: frame, body)
  }

  /// Runs `body` on another thread, with the task-local values of this one where
  /// ``OneJobExecutor`` is available; nil if there is none.
  ///
  /// - Parameter frame: How many bytes of stack one level may take.
  static func run<Result>(needing frame: Int = 0, _ body: () -> Result) -> Result? {
    guard !ThreadStack.isOutside, ThreadStack.isFrameBelow(ThreadStack.limit &+ UInt(frame)) else {
      return ThreadStack.withoutLimit(body)
    }
    var result: Result?
    let isDone = withoutActuallyEscaping(body) { body in
      let work = DeeperWork { result = body() }
      return work.run(onStackOf: max(size, 4 * frame + 1 << 20))
    }
    if isDone { ThreadStack.allow() } else { ThreadStack.refuse() }
    return result
  }
}

/// What the other thread does.
///
/// `@unchecked Sendable`: the thread that made it waits until it is done.
private final class DeeperWork: @unchecked Sendable {
  /// Nil when it is done, so that the closure does not outlive the call that it came with.
  private var body: (() -> Void)?

  private let watch = BuildWatch.own
  private let input = ThreadInput.own
  private let reads = NotedReads.current

  init(_ body: @escaping () -> Void) { self.body = body }

  private func runBody() {
    if let body {
      input.read {
        let watched = { self.watch.map { $0.run(body) } ?? body() }
        reads.map { $0.collect(watched) } ?? watched()
      }
    }
    body = nil
  }

  /// Returns whether there was a thread.
  func run(onStackOf size: Int) -> Bool {
    guard CompilerBets.handsOnTaskLocals,
      #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    else { return runOnThread(stackSize: size) { self.runBody() } }
    // A task copies all task-local values, a client's among them.
    let executor = OneJobExecutor()
    Task(executorPreference: executor) { self.runBody() }
    let isDone = runOnThread(stackSize: size) {
      executor.run()
      // Nothing is left to do, unless the executor has no job.
      self.runBody()
    }
    if !isDone {
      // The task still has to end.
      body = nil
      executor.run()
    }
    return isDone
  }
}

/// Keeps the job of a task without suspension points until it is run.
///
/// `@unchecked Sendable`: the thread that makes the task waits while another one runs the job.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class OneJobExecutor: TaskExecutor, @unchecked Sendable {
  private var job: UnownedJob?

  func enqueue(_ job: consuming ExecutorJob) { self.job = UnownedJob(job) }

  func run() {
    unsafe job?.runSynchronously(on: asUnownedTaskExecutor())
    job = nil
  }
}

/// A document can have more levels than the stack of a thread has room for.
extension JSONNode {
  /// Whether another level should be read on a thread with more stack.
  ///
  /// - Parameter type: What the level is read as. Reading and building a value moves it several
  ///   times, and each move has a place on the stack.
  ///
  /// `@inline(__always)`: as `ThreadStack.isBelow`.
  @inlinable @inline(__always)
  func lacksStack<Value>(for type: Value.Type) -> Bool {
    ThreadStack.isBelow(stackLimit &+ UInt(stackFrame(of: type)))
  }

  /// Runs `body` on a thread with more stack; nil if there is none.
  @usableFromInline @inline(never)
  func onDeeperStack<Value, Result>(for type: Value.Type, _ body: () -> Result?) -> Result? {
    let result = DeeperStack.run(needing: stackFrame(of: type)) { withLimitOfThread(body) }
    if let result { return result }
    refuseLevels()
    return nil
  }

  /// Whether the value is an array or object in more levels than can be read.
  var isTooDeep: Bool {
    if let node = inDictionary, node.isContainerTooDeep { return true }
    return ThreadStack.isRefusing(at: stackLimit) && (kind == .array || kind == .object)
  }
}

extension JSONFields {
  /// Runs `body`, which reads this object as a type; nil if there is no stack for it.
  func withStack<Value, Result>(for type: Value.Type, _ body: () -> Result) -> Result? {
    DeeperStack.whereNeeded(frame: stackFrame(of: type)) { withLimitOfThread(body) }
  }
}

/// How many bytes of stack one level takes that is read or built as a type, at the most.
///
/// Measured: a release build takes up to 14 times the size, and a debug build up to 40 times.
@inlinable
func stackFrame<Value>(of type: Value.Type) -> Int { 64 &* MemoryLayout<Value>.size }
