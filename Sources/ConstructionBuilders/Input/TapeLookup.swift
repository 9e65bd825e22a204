/// Finds members of one object on the tape by key.
///
/// Of duplicate keys the last one wins. A small object is searched to its end each time. In a larger
/// one it is first made sure that no key stands there twice; then each search begins where the last
/// one ended, because senders write fields in a constant order and builders read them in nearly the
/// same. A very large object, or one with duplicates, is put into an index, so that reading all its
/// members one by one stays linear.
@safe @usableFromInline
struct TapeLookup {
  @unsafe private enum State {
    case unknown
    case small
    /// No key stands there twice; the next search begins at this entry.
    case unique(next: UnsafePointer<TapeEntry>)
    case indexed([String: UnsafePointer<TapeEntry>])
  }

  /// Searching all of this many members costs no more than being clever about it.
  private static let small = 6

  /// An object with more members than this is indexed.
  private static let large = 64

  private var state = unsafe State.unknown

  @usableFromInline
  init() {}

  /// The value for `key` in `object`, or nil.
  @_lifetime(copy object)
  mutating func value(for key: borrowing JSONKey, in object: borrowing TapeNode) -> TapeNode? {
    switch unsafe state {
    case .unknown:
      let (entry, members) = unsafe lastValue(for: key, in: object)
      unsafe state = stateOfObject(object, members: members)
      return unsafe node(entry, in: object)
    case .small:
      return unsafe node(lastValue(for: key, in: object).entry, in: object)
    case .unique(let start):
      return unsafe nextValue(for: key, from: start, in: object)
    case .indexed(let index):
      return unsafe node(index[key.text], in: object)
    }
  }

  /// The last value for `key`, and how many members there are.
  @inline(__always)
  private func lastValue(
    for key: borrowing JSONKey, in object: borrowing TapeNode
  ) -> (entry: UnsafePointer<TapeEntry>?, members: Int) {
    var entry: UnsafePointer<TapeEntry>?
    var members = 0
    object.forEachMember { name, value in
      if key.matches(name) { unsafe entry = value.entry }
      members += 1
      return true
    }
    return unsafe (entry, members)
  }

  private func stateOfObject(_ object: borrowing TapeNode, members: Int) -> State {
    if members <= Self.small { return unsafe State.small }
    if members > Self.large || !object.hasUniqueKeys { return unsafe .indexed(index(of: object)) }
    return unsafe .unique(next: object.entry)
  }

  private func index(of object: borrowing TapeNode) -> [String: UnsafePointer<TapeEntry>] {
    var index = unsafe [String: UnsafePointer<TapeEntry>]()
    object.forEachMember { name, value in
      let key = name.text ?? ""
      unsafe index[key] = value.entry
      return true
    }
    return unsafe index
  }

  /// The value for `key`, looked for from `start` on and then from the beginning.
  @_lifetime(copy object)
  private mutating func nextValue(
    for key: borrowing JSONKey, from start: UnsafePointer<TapeEntry>, in object: borrowing TapeNode
  ) -> TapeNode? {
    var entry: UnsafePointer<TapeEntry>?
    var next = unsafe start
    unsafe object.forEachMember(from: start) { name, value in
      guard key.matches(name) else { return true }
      unsafe entry = value.entry
      unsafe next = value.next
      return false
    }
    guard let entry = unsafe entry else { return nil }
    unsafe state = .unique(next: next)
    return unsafe node(entry, in: object)
  }

  @_lifetime(copy object)
  private func node(
    _ entry: UnsafePointer<TapeEntry>?, in object: borrowing TapeNode
  ) -> TapeNode? {
    guard let entry = unsafe entry else { return nil }
    return unsafe lifetime(TapeNode(entry: entry, bytes: object.bytes), copying: object)
  }
}

extension JSONKey {
  /// Whether the key is what `name` spells.
  @inline(__always)
  fileprivate func matches(_ name: borrowing TapeNode) -> Bool {
    switch storage {
    case .literal(let key): key.matches(name)
    case .text(let text): name.text == text
    }
  }
}

extension TapeNode {
  /// Whether all keys of an object are plain ASCII and different from each other.
  ///
  /// Most keys differ in a hash of six bits; only where two have the same are all compared.
  fileprivate var hasUniqueKeys: Bool {
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
