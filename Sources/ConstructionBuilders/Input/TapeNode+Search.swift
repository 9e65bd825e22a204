/// Searches through the members of an object.
extension TapeNode {
  /// The last value for a key, and how many members there are.
  func lastValue(for key: LiteralKey) -> (entry: UnsafePointer<TapeEntry>?, members: Int) {
    var (current, end) = unsafe content
    var found: UnsafePointer<TapeEntry>?
    var members = 0
    while unsafe current < end {
      let name = unsafe node(at: current)
      let value = unsafe node(at: name.next)
      if key.matches(name) { unsafe found = value.entry }
      members += 1
      unsafe current = value.next
    }
    return unsafe (found, members)
  }

  /// The first value for a key among the members between two entries.
  ///
  /// - Precondition: `start` and `end` are entries of keys of this object, or its end, in this order.
  func firstValue(
    for key: LiteralKey, from start: UnsafePointer<TapeEntry>, to end: UnsafePointer<TapeEntry>
  ) -> UnsafePointer<TapeEntry>? {
    unsafe assert(start <= end)
    var current = unsafe start
    while unsafe current < end {
      let name = unsafe node(at: current)
      let value = unsafe node(at: name.next)
      if key.matches(name) { return unsafe value.entry }
      unsafe current = value.next
    }
    return nil
  }

  /// Whether all keys of an object are plain ASCII and different from each other.
  ///
  /// Most keys differ in a hash of six bits; only where two have the same are the keys compared.
  var hasUniqueKeys: Bool {
    var seen: UInt64 = 0
    var isUnique = true
    forEachMember { name, _ in
      guard name.kind == .text else {
        isUnique = false
        return false
      }
      let bit: UInt64 = 1 << UInt64(name.shortHash)
      if seen & bit != 0, hasKey(before: name) { isUnique = false }
      seen |= bit
      return isUnique
    }
    return isUnique
  }

  /// Whether an earlier key of this object has the same bytes as `name`.
  private func hasKey(before name: borrowing TapeNode) -> Bool {
    let spelling = unsafe name.spelling
    var isThere = false
    forEachMember { other, _ in
      guard unsafe other.entry < name.entry else { return false }
      isThere = unsafe other.spelling.elementsEqual(spelling)
      return !isThere
    }
    return isThere
  }

  /// A hash of a text in 0..<64, from its length, its first and its last bytes.
  private var shortHash: UInt8 {
    let text = unsafe UnsafeRawBufferPointer(spelling)
    var mixed = UInt64(text.count)
    if text.count >= 8 {
      unsafe mixed ^= text.loadUnaligned(as: UInt64.self)
      unsafe mixed ^= text.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self) &* 3
    } else {
      for index in 0..<text.count { mixed = unsafe mixed << 8 ^ UInt64(text[index]) }
    }
    // Knuth's multiplicative hash: the uppermost bits depend on all others.
    return UInt8((mixed &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
