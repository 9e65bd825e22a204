/// A dictionary, as a view that cannot outlive the variable that holds it, with a place for the member that was
/// looked up last.
@safe @usableFromInline
struct ForeignObject: ~Escapable, BitwiseCopyable {
  private let pointer: UnsafePointer<[String: Any]>
  private let latest: UnsafeMutablePointer<Any>

  /// How many containers the dictionary lies in.
  let depth: Int

  /// - Precondition: both pointers stay valid for as long as the object lives, the dictionary stays unchanged, and
  ///   `latest` is used for no other object.
  @usableFromInline
  @_lifetime(borrow pointer)
  init(
    _ pointer: UnsafePointer<[String: Any]>, latest: UnsafeMutablePointer<Any>, depth: Int
  ) {
    unsafe self.pointer = pointer
    unsafe self.latest = latest
    self.depth = depth
  }

  /// Calls `body` with an object for `members`.
  ///
  /// `@inlinable`: as `JSONNode.withFields`.
  @inlinable
  static func with<Result>(
    _ members: [String: Any], depth: Int, _ body: (borrowing ForeignObject) -> Result
  ) -> Result {
    var latest: Any = ()
    return unsafe withUnsafeMutablePointer(to: &latest) { latest in
      unsafe withUnsafePointer(to: members) { pointer in
        unsafe body(ForeignObject(pointer, latest: latest, depth: depth))
      }
    }
  }

  var members: [String: Any] { unsafe pointer.pointee }

  /// The value for a key.
  ///
  /// - Precondition: nobody uses the one that was returned before, any more.
  @_lifetime(copy self)
  func value(for key: String) -> ForeignNode? {
    guard let value = unsafe pointer.pointee[key] else { return nil }
    unsafe latest.pointee = value
    return unsafe lifetime(ForeignNode(latest, depth: depth + 1), copying: self)
  }

  subscript(key: String) -> Any? { unsafe pointer.pointee[key] }
}
