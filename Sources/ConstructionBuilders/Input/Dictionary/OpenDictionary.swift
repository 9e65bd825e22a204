/// A dictionary inside of another one that several paths lead through: as ``OpenPrefix``.
final class OpenDictionary {
  /// The key that leads here.
  let key: KeyWord

  var members: DictionaryMembers

  /// Another one in the same dictionary; nil if there is none.
  let next: OpenDictionary?

  init(_ key: KeyWord, _ members: [String: Any], next: OpenDictionary?) {
    self.key = key
    self.members = DictionaryMembers(members)
    self.next = next
  }
}

extension DictionaryObject {
  /// Calls `body` with the value at the end of a path, which may be missing; nil if a step is
  /// anything but a dictionary.
  ///
  /// `@inlinable`: as the subscript of ``JSONFields``.
  @inlinable
  func withValue<Result>(
    at path: borrowing PlainPath, _ body: (borrowing DictionaryNode?) -> Result
  ) -> Result? {
    var place: Any = ()
    return unsafe withUnsafeMutablePointer(to: &place) { place in
      guard let isThere = unsafe put(path, into: place) else { return nil }
      guard isThere else { return body(nil) }
      return unsafe body(DictionaryNode(place, depth: endDepth(of: path)))
    }
  }

  @usableFromInline
  func endDepth(of path: borrowing PlainPath) -> DictionaryDepth {
    path.others.prefix(.maximumDepth).reduce(depth.next.next) { depth, _ in depth.next }
  }

  /// Replaces the value at `place` by that at the end of a path; false if there is none, and nil if
  /// a step is anything but a dictionary.
  ///
  /// - Precondition: there is a value at `place`.
  @usableFromInline
  func put(_ path: borrowing PlainPath, into place: UnsafeMutablePointer<Any>) -> Bool? {
    guard endDepth(of: path).containers <= .maximumDepth,
      var dictionary = unsafe pointer.pointee.open(path.first)
    else { return nil }
    var last = path.second
    for key in path.others {
      guard let next = dictionary.members.open(last), let word = key.word else { return nil }
      dictionary = next
      last = word
    }
    return unsafe dictionary.members.put(last.text ?? "", into: place)
  }
}

extension DictionaryMembers {
  /// The dictionary for a key that is a literal; nil if the value is none.
  fileprivate mutating func open(_ key: KeyWord) -> OpenDictionary? {
    var known = opened
    while let open = known {
      if open.key.bits == key.bits { return open }
      known = open.next
    }
    guard let value = dictionary[key.text ?? ""] else { return nil }
    let members = DictionaryNode.with(value) { $0.held(as: [String: Any].self) }
    guard let members else { return nil }
    opened = OpenDictionary(key, members, next: opened)
    return opened
  }
}
