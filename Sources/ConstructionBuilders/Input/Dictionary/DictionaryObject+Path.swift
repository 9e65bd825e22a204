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
      var members = unsafe pointer.pointee.open(path.first)
    else { return nil }
    var last = path.second
    for key in path.others {
      guard let word = key.word, let next = members.members(for: last) else { return nil }
      (members, last) = (next, word)
    }
    guard let value = members[last.text ?? ""] else { return false }
    unsafe place.pointee = value
    return true
  }
}

extension DictionaryMembers {
  /// The dictionary for a key that is a literal; nil if the value is none. Fields at paths mostly
  /// follow others with the same first key. Where they take turns, it is looked up again.
  fileprivate mutating func open(_ key: KeyWord) -> [String: Any]? {
    if let opened, opened.key.bits == key.bits { return opened.members }
    guard let members = dictionary.members(for: key) else { return nil }
    opened = (key, members)
    return members
  }
}

extension [String: Any] {
  /// The dictionary for a key; nil if the value is none.
  fileprivate func members(for key: KeyWord) -> [String: Any]? {
    self[key.text ?? ""].flatMap { value in
      DictionaryNode.with(value) { $0.held(as: [String: Any].self) }
    }
  }
}
