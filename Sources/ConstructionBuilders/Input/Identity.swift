/// Which array or dictionary a value is: at one moment, two with the same identity are the same
/// value.
@safe struct StorageIdentity: Hashable {
  private let type: ObjectIdentifier
  private let word: UInt

  /// Nil where the value is not one word.
  init?<Container>(of container: Container) {
    guard MemoryLayout<Container>.size == MemoryLayout<UInt>.size else { return nil }
    type = ObjectIdentifier(Container.self)
    // Trusts that two values of one type with the same bytes are the same value, for as long as
    // both exist: Swift itself moves values by their bytes. Code that keeps an identity keeps the
    // value, too; otherwise another one could come to lie at the same address.
    word = unsafe withUnsafeBytes(of: container) { unsafe $0.loadUnaligned(as: UInt.self) }
  }
}

/// Which task is running; the same for all code outside of tasks.
@safe struct TaskIdentity: Equatable, Sendable {
  private let hash: Int?

  /// The task that the running one continues, which waits for it.
  @TaskLocal private static var continued: (by: TaskIdentity, identity: TaskIdentity)?

  /// The identity of the running task. Only its hash is kept: the task must not outlive the call.
  static var current: TaskIdentity {
    let running = TaskIdentity(hash: unsafe withUnsafeCurrentTask { unsafe $0?.hashValue })
    guard let continued, continued.by == running else { return running }
    return continued.identity
  }

  /// Runs `body` in another task as if it were this one.
  func `continue`(_ body: () -> Void) {
    let running = TaskIdentity(hash: unsafe withUnsafeCurrentTask { unsafe $0?.hashValue })
    Self.$continued.withValue((running, self), operation: body)
  }
}
