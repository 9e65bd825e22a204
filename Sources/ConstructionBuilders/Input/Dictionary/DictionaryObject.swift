/// A dictionary, as a view that cannot outlive the variable that holds it.
@safe @usableFromInline
struct DictionaryObject: ~Escapable, BitwiseCopyable {
  let pointer: UnsafeMutablePointer<DictionaryMembers>

  /// How many containers the dictionary is in.
  @usableFromInline
  let depth: DictionaryDepth

  /// - Precondition: `pointer` stays valid and its value unchanged for as long as the object lives.
  @usableFromInline
  @_lifetime(borrow pointer)
  init(_ pointer: UnsafeMutablePointer<DictionaryMembers>, depth: DictionaryDepth) {
    unsafe self.pointer = pointer
    self.depth = depth
  }

  /// Calls `body` with an object for `members`, which are in `depth` containers. `reader` is the
  /// type that reads it; 0 for none.
  ///
  /// `@inlinable`: as `init(dictionary:)` of a builder.
  @inlinable
  static func with<Result>(
    _ members: [String: Any], depth: DictionaryDepth, readBy reader: UInt = 0,
    _ body: (borrowing DictionaryObject) -> Result
  ) -> Result {
    var members = DictionaryMembers(members, readBy: reader)
    return unsafe withUnsafeMutablePointer(to: &members) { members in
      unsafe body(DictionaryObject(members, depth: depth))
    }
  }

  /// Calls `body` with an object for the outermost dictionary.
  @inlinable
  static func withRoot<Result>(
    _ members: [String: Any], _ maximumDepth: Int, readBy reader: UInt = 0,
    _ body: (borrowing DictionaryObject) -> Result
  ) -> Result {
    DictionaryDepth.withSource(maximumDepth) { with(members, depth: $0, readBy: reader, body) }
  }

  /// Calls `body` with an object for a node, where it is one; nil for anything else.
  ///
  /// `@inlinable`: as `JSONNode.withFields`.
  @inlinable
  static func with<Result>(
    _ node: DictionaryNode, readBy reader: UInt = 0,
    _ body: (borrowing DictionaryObject) -> Result
  ) -> Result? {
    node.members.map { with($0, depth: node.depth, readBy: reader, body) }
  }

  var members: [String: Any] { unsafe pointer.pointee.dictionary }

  /// What is known of the keys in any case.
  var keysInAnyCase: KeysInAnyCase {
    let known =
      unsafe pointer.pointee.inAnyCase
      ?? KeysInAnyCase(
        readBy: pointer.pointee.reader, InputSource.declaredKeys(of: depth.source))
    unsafe pointer.pointee.inAnyCase = known
    return known
  }

  /// Calls `body` with the value for a key; nil if there is none.
  ///
  /// Each call has memory of its own for the value, because `body` may look up another one.
  ///
  /// `@inlinable`: as the subscript of ``JSONFields``.
  @inlinable
  func withValue<Result>(
    for key: JSONKey, _ body: (borrowing DictionaryNode) -> Result
  ) -> Result? {
    var place: Any = ()
    return unsafe withUnsafeMutablePointer(to: &place) { place -> Result? in
      guard unsafe put(key, into: place) else { return nil }
      return unsafe body(DictionaryNode(place, depth: depth.next))
    }
  }

  /// Replaces the value at `place` by that for a key; false if there is none.
  ///
  /// - Precondition: there is a value at `place`.
  @usableFromInline
  func put(_ key: JSONKey, into place: UnsafeMutablePointer<Any>) -> Bool {
    unsafe pointer.pointee.put(key.text, into: place)
  }

  /// Calls `body` with each member, in any order.
  @usableFromInline
  func forEachMember(_ body: (_ key: String, _ value: borrowing DictionaryNode) -> Void) {
    for (key, value) in members {
      DictionaryNode.with(value, depth: depth.next) { body(key, $0) }
    }
  }
}

/// A dictionary that cannot be copied; otherwise the compiler copies it for each look-up by a
/// pointer.
@usableFromInline
struct DictionaryMembers: ~Copyable {
  let dictionary: [String: Any]

  let reader: UInt

  /// The dictionary in this one that the last path led through.
  var opened: (key: KeyWord, members: [String: Any])?

  /// What is known of the keys in any case; nil as long as none was looked for.
  var inAnyCase: KeysInAnyCase?

  @usableFromInline
  init(_ dictionary: [String: Any], readBy reader: UInt = 0) {
    self.dictionary = dictionary
    self.reader = reader
  }

  func put(_ key: String, into place: UnsafeMutablePointer<Any>) -> Bool {
    guard let value = dictionary[key] else { return false }
    unsafe place.pointee = value
    return true
  }
}
