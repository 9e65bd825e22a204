/// Keeps the job of a task without suspension points until it is run.
///
/// `@unchecked Sendable`: the thread that makes the task waits while another one runs the job.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class OneJobExecutor: TaskExecutor, @unchecked Sendable {
  private var job: UnownedJob?

  func enqueue(_ job: consuming ExecutorJob) { self.job = UnownedJob(job) }

  func run() {
    unsafe job?.runSynchronously(on: asUnownedTaskExecutor())
    job = nil
  }
}
