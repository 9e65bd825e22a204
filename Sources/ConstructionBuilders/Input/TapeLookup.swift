/// Finds members of one object on the tape by key.
///
/// Of duplicate keys the last one wins, so that a search goes through the whole object. That is
/// quick while the object is small; a large one is put into an index at the first search, so that
/// reading all members of an object one by one stays linear.
@safe struct TapeLookup {
  /// Objects with more members than this are indexed.
  private static let indexedFrom = 32

  private var index: [String: UnsafePointer<TapeEntry>]?

  init() {}

  /// The value for `key` in `object`, or nil.
  @_lifetime(copy object)
  mutating func value(for key: borrowing JSONKey, in object: borrowing TapeNode) -> TapeNode? {
    if let index = unsafe index {
      return unsafe node(index[key.text], in: object)
    }
    var match: UnsafePointer<TapeEntry>?
    var members = 0
    switch key.storage {
    case .literal(let literal):
      object.forEachMember { name, value in
        if literal.matches(name) { unsafe match = value.entry }
        members += 1
        return members <= Self.indexedFrom
      }
    case .text(let text):
      object.forEachMember { name, value in
        if name.text == text { unsafe match = value.entry }
        members += 1
        return members <= Self.indexedFrom
      }
    }
    guard members > Self.indexedFrom else { return unsafe node(match, in: object) }
    makeIndex(of: object)
    return value(for: key, in: object)
  }

  private mutating func makeIndex(of object: borrowing TapeNode) {
    var index = unsafe [String: UnsafePointer<TapeEntry>]()
    object.forEachMember { name, value in
      let key = name.text ?? ""
      unsafe index[key] = value.entry
      return true
    }
    unsafe self.index = index
  }

  @_lifetime(copy object)
  private func node(
    _ entry: UnsafePointer<TapeEntry>?, in object: borrowing TapeNode
  ) -> TapeNode? {
    guard let entry = unsafe entry else { return nil }
    return unsafe lifetime(TapeNode(entry: entry, bytes: object.bytes), copying: object)
  }
}
