/// Searches through the members of an object.
///
/// A name takes one entry, and its value comes next. The search knows that without reading the
/// entry, which makes it quick: otherwise each step would wait for the one before it.
extension TapeNode {
  /// The last value for a key, whether there are several, and how many members there are. In an
  /// open object, only values that have settled count.
  ///
  /// - Precondition: the node is an object.
  func lastValue(
    for key: SearchedKey
  ) -> (entry: UnsafePointer<TapeEntry>?, isRepeated: Bool, members: Int) {
    guard !isOpen else { return unsafe lastSettledValue(for: key) }
    assert(isObject)
    var (current, end) = unsafe content
    var found: UnsafePointer<TapeEntry>?
    var isRepeated = false
    var members = 0
    while unsafe current < end {
      let lower = unsafe current.pointee.lower
      if lower & 0xF == UInt32(TapeEntry.Kind.name.rawValue) {
        unsafe current += 1
        if lower == key.lowerOfName, unsafe key.matches(node(at: current - 1)) {
          isRepeated = unsafe found != nil
          unsafe found = current
        }
      } else {
        let (matches, value) = unsafe uncommonKey(at: current, matches: key)
        unsafe current = value
        if matches {
          isRepeated = unsafe found != nil
          unsafe found = current
        }
      }
      members &+= 1
      unsafe current = node(at: current).next
    }
    return unsafe (found, isRepeated, members)
  }

  private func lastSettledValue(
    for key: SearchedKey
  ) -> (entry: UnsafePointer<TapeEntry>?, isRepeated: Bool, members: Int) {
    var found: UnsafePointer<TapeEntry>?
    var isRepeated = false
    var members = 0
    forEachMember { name, value in
      members += 1
      guard key.matches(name), !value.isOpen else { return }
      isRepeated = unsafe found != nil
      unsafe found = value.entry
    }
    return unsafe (found, isRepeated, members)
  }

  /// Whether a key that is not a name is the one searched for, and where its value is.
  ///
  /// - Precondition: `entry` is a key of this object, but no name.
  private func uncommonKey(
    at entry: UnsafePointer<TapeEntry>, matches key: SearchedKey
  ) -> (matches: Bool, value: UnsafePointer<TapeEntry>) {
    let name = unsafe node(at: entry)
    assert(name.kind == .text || name.kind == .unicodeText || name.kind == .escapedText)
    return unsafe (key.matches(name), name.next)
  }
}
