/// Keys by which the members of an object are sorted into slots, a slot for each key.
///
/// The table of a ``_JSONKeys`` is made once for a type and never freed: counting references to it
/// would make each object take a twentieth longer. Those of ``LearntKeys`` grow while a document is
/// read.
///
/// `@unchecked Sendable`: the memory of the keys of a ``_JSONKeys`` is never changed, and no other
/// table leaves its document.
@safe @usableFromInline
struct KeyTable: BitwiseCopyable, @unchecked Sendable {
  private var keys: UnsafeMutablePointer<SearchedKey>

  @usableFromInline
  private(set) var count: Int

  /// A bit for each key, chosen by its hash: most other names have a different bit.
  private var hashes: UInt64

  /// - Returns: Nil where a key cannot be a name, where two are equal, and where there are none.
  init?(_ keys: [JSONKey]) {
    guard !keys.isEmpty, Set(keys).count == keys.count else { return nil }
    var literals: [SearchedKey] = []
    for key in keys {
      guard let word = key.word, let literal = SearchedKey(word, lowerOfName: key.lowerOfName)
      else { return nil }
      literals.append(literal)
    }
    let copy = UnsafeMutablePointer<SearchedKey>.allocate(capacity: literals.count)
    unsafe copy.initialize(from: literals, count: literals.count)
    unsafe self.keys = copy
    count = literals.count
    hashes = literals.reduce(0) { $0 | Self.bit(of: $1.lowerOfName) }
  }

  /// Whether a key of an object is a name and that of a slot.
  ///
  /// It probably is for the slot after the last one: senders write members in a constant order, and
  /// builders declare fields in nearly the same.
  ///
  /// - Precondition: `slot` is one of the table's.
  func isName(_ key: borrowing TapeNode, of slot: Int) -> Bool {
    assert(slot < count)
    return unsafe keys[slot].isName(key)
  }

  /// Whether there may be a slot for a name with this below its offset.
  func mayHave(_ lowerOfName: UInt32) -> Bool { hashes & Self.bit(of: lowerOfName) != 0 }

  /// The slot for a key of an object; nil if there is none.
  func slot(for key: borrowing TapeNode) -> Int? {
    for slot in 0..<count where unsafe keys[slot].matches(key) { return slot }
    return nil
  }

  private static func bit(of lowerOfName: UInt32) -> UInt64 {
    // The upper half is the hash.
    1 << UInt64(lowerOfName >> 16 & 63)
  }
}

/// A table that grows.
extension KeyTable {
  /// A table without keys, and without room for any.
  private init() {
    unsafe keys = UnsafeMutablePointer(bitPattern: MemoryLayout<SearchedKey>.alignment)!
    (count, hashes) = (0, 0)
  }

  static var empty: KeyTable { KeyTable() }

  /// Appends a key, after moving all keys to memory with room for it if that is not nil.
  ///
  /// - Precondition: otherwise, there is room for one more.
  @unsafe mutating func append(
    _ key: SearchedKey, movingTo place: UnsafeMutablePointer<SearchedKey>?
  ) {
    if let place = unsafe place {
      unsafe place.moveInitialize(from: keys, count: count)
      unsafe free()
      unsafe keys = place
    }
    unsafe (keys + count).initialize(to: key)
    count += 1
    hashes |= Self.bit(of: key.lowerOfName)
  }

  /// Frees the memory, which only a table with keys has.
  ///
  /// - Precondition: the table is not used any more.
  @unsafe func free() {
    if count > 0 { unsafe keys.deallocate() }
  }

  /// Whether the key of a slot is a certain literal.
  ///
  /// - Precondition: `slot` is one of the table's.
  func isLiteral(_ word: KeyWord, of slot: Int) -> Bool {
    assert(slot < count)
    return unsafe keys[slot].isLiteral(word)
  }

  /// The slot of a literal among the first `limit`; nil if there is none.
  func slot(of word: KeyWord, below limit: Int) -> Int? {
    for slot in 0..<limit where isLiteral(word, of: slot) { return slot }
    return nil
  }

  /// Whether there is a key with the same bytes.
  func hasText(of key: SearchedKey) -> Bool {
    for slot in 0..<count where unsafe keys[slot].hasText(of: key) { return true }
    return false
  }
}

/// The members of one object by their keys, as Strings compare: by canonical equivalence.
///
/// Comparing or hashing a String sorts the combining marks of each letter, in a time that grows
/// with the square of their number: a second for a key of 64 kB that is one letter with its marks.
/// So long keys are not in the index, and compared only where they can be equal to the one searched
/// for.
@safe struct KeyIndex {
  private var values: [String: UnsafePointer<TapeEntry>] = unsafe [:]

  /// Long keys with their values, in the order of the document.
  private var longOnes: [(key: UnsafePointer<TapeEntry>, value: UnsafePointer<TapeEntry>)] =
    unsafe []

  /// The longest key that is in the index, in bytes of the document.
  private static var longest: Int { 512 }

  init(of object: borrowing TapeNode) {
    let isOpen = object.isOpen
    object.forEachMember { key, value in
      // Of an open object, only what has settled is found.
      if isOpen, value.isOpen { return }
      // A name is plain ASCII.
      if key.kind == .name || key.extent <= Self.longest {
        let text = key.text ?? ""
        unsafe values[text] = value.entry
      } else {
        unsafe longOnes.append((key.entry, value.entry))
      }
    }
  }

  /// The last value for a key.
  ///
  /// - Precondition: `object` is the one that the index was made from.
  func value(
    for key: String, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    let found = unsafe values[key]
    // Equal texts have the same canonical decomposition. In UTF-8 it is at most three times as long
    // or as short as the text (UAX #15, expansion of normalization forms). So one is at most nine
    // times as long as the other, and an escape takes six bytes. An Int of 32 bits could not hold
    // the products.
    let count = key.utf8.count
    for unsafe(name, value) in unsafe longOnes.reversed() {
      if let found = unsafe found, unsafe found > value { break }
      let name = unsafe object.node(at: name)
      guard name.extent / (6 * 9) <= count, let text = name.text, text.utf8.count / 9 <= count
      else { continue }
      if text == key { return unsafe value }
    }
    return unsafe found
  }
}
