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

  /// The only value for a key, which is probably at `start` or soon after it.
  ///
  /// - Precondition: all keys of the object are names that differ. `start` is one of them, or the
  ///   object's end.
  func onlyValue(
    for key: SearchedKey, from start: UnsafePointer<TapeEntry>
  ) -> UnsafePointer<TapeEntry>? {
    let (first, end) = unsafe content
    return unsafe firstValue(for: key, from: start, to: end)
      ?? firstValue(for: key, from: first, to: start)
  }

  private func firstValue(
    for key: SearchedKey, from start: UnsafePointer<TapeEntry>, to end: UnsafePointer<TapeEntry>
  ) -> UnsafePointer<TapeEntry>? {
    assert(isObject)
    unsafe assert(content.first <= start && start <= end && end <= content.end)
    var current = unsafe start
    while unsafe current < end {
      let lower = unsafe current.pointee.lower
      unsafe current += 1
      if lower == key.lowerOfName, unsafe key.matches(node(at: current - 1)) {
        return unsafe current
      }
      unsafe current = node(at: current).next
    }
    return nil
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

  /// Whether all keys of an object are names, and differ in their lengths or hashes.
  ///
  /// Most names differ in nine bits of their hashes. Only those that do not are compared.
  ///
  /// - Precondition: the node is an object.
  var hasUniqueNames: Bool {
    assert(isObject)
    var (current, end) = unsafe content
    var seen = SIMD8<UInt64>()
    while unsafe current < end {
      let name = unsafe current.pointee
      guard name.kind == .name else { return false }
      let word = Int(name.nameHash >> 6 & 7)
      let bit: UInt64 = 1 << UInt64(name.nameHash & 63)
      if seen[word] & bit != 0, unsafe hasName(like: name, before: current) { return false }
      seen[word] |= bit
      unsafe current = node(at: current + 1).next
    }
    return true
  }

  /// Whether a name of this object before `entry` has the same length and hash.
  ///
  /// - Precondition: `entry` is a name of this object, and all keys before it are names.
  private func hasName(like name: TapeEntry, before entry: UnsafePointer<TapeEntry>) -> Bool {
    var current = unsafe content.first
    unsafe assert(current <= entry && entry < content.end)
    while unsafe current < entry {
      if unsafe current.pointee.lower == name.lower { return true }
      unsafe current = node(at: current + 1).next
    }
    return false
  }
}
