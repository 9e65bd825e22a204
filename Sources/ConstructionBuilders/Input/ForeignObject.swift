/// A dictionary, as a view that cannot outlive the variable that holds it.
@safe @usableFromInline
struct ForeignObject: ~Escapable, BitwiseCopyable {
  private let pointer: UnsafePointer<[String: Any]>

  /// How many containers the dictionary lies in.
  let depth: Int

  /// - Precondition: `pointer` stays valid and its value unchanged for as long as the object lives.
  @_lifetime(borrow pointer)
  init(_ pointer: UnsafePointer<[String: Any]>, depth: Int) {
    unsafe self.pointer = pointer
    self.depth = depth
  }

  /// Calls `body` with an object for `members`.
  static func with<Result>(
    _ members: [String: Any], depth: Int, _ body: (borrowing ForeignObject) -> Result
  ) -> Result {
    unsafe withUnsafePointer(to: members) { pointer in
      unsafe body(ForeignObject(pointer, depth: depth))
    }
  }

  var members: [String: Any] { unsafe pointer.pointee }

  subscript(key: String) -> Any? { unsafe pointer.pointee[key] }
}
