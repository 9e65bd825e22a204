internal import ConstructionBuildersC

/// Runs `body` on a new thread and waits for it. Returns whether there was one.
package func runOnThread(stackSize: Int, _ body: @escaping () -> Void) -> Bool {
  final class Start {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
  let start = Start(body)
  // Trusts that the argument is the one below, which lives until the thread has ended.
  return withExtendedLifetime(start) {
    unsafe construction_builders_run_on_thread(
      stackSize, { unsafe Unmanaged<Start>.fromOpaque($0).takeUnretainedValue().body() },
      Unmanaged.passUnretained(start).toOpaque())
  }
}
