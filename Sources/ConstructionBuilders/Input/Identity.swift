/// Which array or dictionary a value is: two with the same identity, at the same time, are the same
/// value.
@safe struct StorageIdentity: Hashable {
  private let type: ObjectIdentifier
  private let word: UInt

  /// Nil where the value is not one word.
  init?<Container>(of container: Container) {
    guard MemoryLayout<Container>.size == MemoryLayout<UInt>.size else { return nil }
    type = ObjectIdentifier(Container.self)
    // Trusts that two values of one type whose bytes are the same are the same value, for as long as
    // both are there. It is what lets Swift move values by their bytes. Who keeps an identity keeps
    // the value, too: another one could come to lie where it was.
    word = unsafe withUnsafeBytes(of: container) { unsafe $0.loadUnaligned(as: UInt.self) }
  }
}

/// Which task is running; the same for all code that is in none.
@safe struct TaskIdentity: Equatable {
  private let hash: Int?

  /// The one that is running. Only its hash is kept: the task itself must not be.
  static var current: TaskIdentity {
    TaskIdentity(hash: unsafe withUnsafeCurrentTask { unsafe $0?.hashValue })
  }
}
