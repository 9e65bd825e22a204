/// One value of a dictionary: a view that cannot outlive the variable that holds the value.
@safe @usableFromInline
struct ForeignNode: ~Escapable, BitwiseCopyable {
  private let pointer: UnsafePointer<Any>

  /// How many containers the value lies in.
  let depth: Int

  /// - Precondition: `pointer` stays valid and its value unchanged for as long as the node lives.
  @_lifetime(borrow pointer)
  init(_ pointer: UnsafePointer<Any>, depth: Int) {
    unsafe self.pointer = pointer
    self.depth = depth
  }

  /// The value itself, not a copy of it.
  var value: Any {
    _read { yield unsafe pointer.pointee }
  }

  /// Calls `body` with a node for `value`.
  static func with<Result>(
    _ value: Any, depth: Int, _ body: (borrowing ForeignNode) -> Result
  ) -> Result {
    unsafe withUnsafePointer(to: value) { pointer in
      unsafe body(ForeignNode(pointer, depth: depth))
    }
  }
}
