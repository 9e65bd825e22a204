/// A dictionary, as a view that cannot outlive the variable that holds it, with a place for the member that was
/// looked up last.
@safe @usableFromInline
struct ForeignObject: ~Escapable, BitwiseCopyable {
  private let pointer: UnsafePointer<ForeignMembers>
  private let latest: UnsafeMutablePointer<Any>

  /// How many containers the dictionary lies in.
  let depth: Int

  /// - Precondition: both pointers stay valid for as long as the object lives, the dictionary stays unchanged, and
  ///   `latest` is used for no other object.
  @usableFromInline
  @_lifetime(borrow pointer)
  init(_ pointer: UnsafePointer<ForeignMembers>, latest: UnsafeMutablePointer<Any>, depth: Int) {
    unsafe self.pointer = pointer
    unsafe self.latest = latest
    self.depth = depth
  }

  /// Calls `body` with an object for `members`.
  @inlinable
  static func with<Result>(
    _ members: [String: Any], _ body: (borrowing ForeignObject) -> Result
  ) -> Result {
    let members = ForeignMembers(members)
    var latest: Any = ()
    return unsafe withUnsafeMutablePointer(to: &latest) { latest in
      unsafe withUnsafePointer(to: members) { members in
        unsafe body(ForeignObject(members, latest: latest, depth: 0))
      }
    }
  }

  /// Calls `body` with an object for a node, where it is one; nil for anything else.
  ///
  /// `@inlinable`: as `JSONNode.withFields`.
  @inlinable
  static func with<Result>(
    _ node: ForeignNode, _ body: (borrowing ForeignObject) -> Result
  ) -> Result? {
    var cast = ForeignMembers([:])
    var latest: Any = ()
    return unsafe withUnsafeMutablePointer(to: &latest) { latest in
      unsafe withUnsafeMutablePointer(to: &cast) { cast -> Result? in
        guard let members = unsafe node.members(castInto: cast) else { return nil }
        return unsafe body(ForeignObject(members, latest: latest, depth: node.depth))
      }
    }
  }

  var members: [String: Any] { unsafe pointer.pointee.dictionary }

  /// The value for a key.
  ///
  /// - Precondition: nobody uses the one that was returned before, any more.
  @_lifetime(copy self)
  func value(for key: String) -> ForeignNode? {
    guard unsafe pointer.pointee.find(key, into: latest) else { return nil }
    return unsafe lifetime(ForeignNode(latest, depth: depth + 1), copying: self)
  }

  subscript(key: String) -> Any? { unsafe pointer.pointee.dictionary[key] }
}

/// A dictionary that cannot be copied: the compiler would do that for each look-up by a pointer.
@usableFromInline
struct ForeignMembers: ~Copyable {
  let dictionary: [String: Any]

  @usableFromInline
  init(_ dictionary: [String: Any]) { self.dictionary = dictionary }

  /// Puts the value for a key in the place of another; false if there is none.
  func find(_ key: String, into place: UnsafeMutablePointer<Any>) -> Bool {
    guard let value = dictionary[key] else { return false }
    unsafe place.deinitialize(count: 1)
    unsafe place.initialize(to: value)
    return true
  }
}
