/// A dictionary inside of another one that several paths lead through: as ``OpenPrefix``.
final class OpenDictionary {
  /// The literal of the key that leads here: see ``KeyWord``.
  let key: UInt64

  var members: DictionaryMembers

  init(key: UInt64, _ members: [String: Any]) {
    self.key = key
    self.members = DictionaryMembers(members)
  }
}

extension DictionaryObject {
  /// Calls `body` with the value at the end of a path of keys that are literals, which may be
  /// missing; nil if a step is anything but a dictionary.
  ///
  /// `@inlinable`: as the subscript of ``JSONFields``.
  @inlinable
  func withValue<Result>(
    for first: JSONKey, _ second: JSONKey, _ others: [JSONKey],
    _ body: (borrowing DictionaryNode?) -> Result
  ) -> Result? {
    var place: Any = ()
    return unsafe withUnsafeMutablePointer(to: &place) { place in
      guard let isThere = unsafe put(first, second, others, into: place) else { return nil }
      guard isThere else { return body(nil) }
      var depth = depth.next.next
      for _ in others { depth = depth.next }
      return unsafe body(DictionaryNode(place, depth: depth))
    }
  }

  /// Replaces the value at `place` by that at the end of a path; false if there is none.
  ///
  /// - Precondition: there is a value at `place`.
  @usableFromInline
  func put(
    _ first: JSONKey, _ second: JSONKey, _ others: [JSONKey], into place: UnsafeMutablePointer<Any>
  ) -> Bool? {
    guard depth.containers + others.count + 1 < TapeScanner.maximumDepth,
      var dictionary = unsafe pointer.pointee.open(first)
    else { return nil }
    var last = second
    for key in others {
      guard let next = dictionary.members.open(last) else { return nil }
      dictionary = next
      last = key
    }
    return unsafe dictionary.members.put(last.text, into: place)
  }
}

extension DictionaryMembers {
  /// The dictionary for a key that is a literal; nil if the value is none.
  fileprivate mutating func open(_ key: JSONKey) -> OpenDictionary? {
    guard let word = key.word else { return nil }
    for known in opened where known.key == word.bits { return known }
    guard let value = dictionary[key.text] else { return nil }
    let members = DictionaryNode.with(value) {
      $0.held(as: [String: Any].self)
    }
    guard let members else { return nil }
    let open = OpenDictionary(key: word.bits, members)
    opened.append(open)
    return open
  }
}
