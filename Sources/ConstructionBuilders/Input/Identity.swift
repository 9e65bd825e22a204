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
@safe struct TaskIdentity: Equatable {
  private let hash: Int?

  /// The identity of the running task. Only its hash is kept: the task must not outlive the call.
  static var current: TaskIdentity {
    TaskIdentity(hash: unsafe withUnsafeCurrentTask { unsafe $0?.hashValue })
  }
}
