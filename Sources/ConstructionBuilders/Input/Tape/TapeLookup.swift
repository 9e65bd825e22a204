/// Finds members of one object on the tape by key.
///
/// Of duplicate keys the last one wins, so a search goes to the end of the object. That is quick,
/// because names are told apart without reading the document.
///
/// A large object that is searched often is first checked for duplicates. If there are none, each
/// search begins where the last one ended: senders write members in a constant order, and builders
/// read them in nearly the same. An object with duplicates, or a very large one that is searched
/// very often, gets an index, which takes as long to make as many searches.
///
/// A lookup keeps places on the tape of one object. So its functions have the precondition that
/// `object` is the same at each call.
@safe @usableFromInline
struct TapeLookup {
  private enum State: UInt8 {
    case searched, unique, indexed
  }

  /// In an object of this many members, searching all of them is as quick as anything else.
  private static var small: Int { 16 }

  /// The number of searches of a larger object before it is checked for duplicates.
  private static var few: Int { 2 }

  /// An object with more members than this is never checked, only indexed.
  private static var large: Int { 64 }

  /// The number of searches of such an object before it is indexed.
  private static var many: Int { 64 }

  private var state = State.searched

  /// How often a larger object was searched.
  private var searches = 0

  /// Where the next search begins, if keys are unique.
  private var next: UnsafePointer<TapeEntry>?

  private var index: KeyIndex?

  @usableFromInline
  init() {}

  /// The value for a key in `object`, the last one where there are several; or nil.
  @_lifetime(copy object)
  mutating func value(for key: JSONKey, in object: borrowing TapeNode) -> TapeNode? {
    if let word = key.word {
      return value(for: word, lowerOfName: key.lowerOfName, in: object)
    }
    guard let entry = unsafe indexedEntry(for: key.text, in: object) else { return nil }
    return unsafe lifetime(object.node(at: entry), copying: object)
  }

  /// The value for a key that is a literal.
  @_lifetime(copy object)
  mutating func value(
    for key: KeyWord, lowerOfName: UInt32, in object: borrowing TapeNode
  ) -> TapeNode? {
    guard let entry = unsafe entry(for: key, lowerOfName, in: object) else { return nil }
    return unsafe lifetime(object.node(at: entry), copying: object)
  }

  private mutating func entry(
    for key: KeyWord, _ lowerOfName: UInt32, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    if let key = SearchedKey(key, lowerOfName: lowerOfName) {
      switch state {
      case .searched: return unsafe search(for: key, in: object)
      case .unique: return unsafe nextValue(for: key, in: object)
      case .indexed: break
      }
    }
    return unsafe indexedEntry(for: key.text ?? "", in: object)
  }

  private mutating func indexedEntry(
    for key: String, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    // Code that asks for a key known only at run time will ask for many.
    if index == nil { index = KeyIndex(of: object) }
    return unsafe index?.value(for: key, in: object)
  }

  /// Searches a whole object, and checks or indexes it where searches have become many.
  private mutating func search(
    for key: SearchedKey, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    let (entry, members) = unsafe object.lastValue(for: key)
    guard members > Self.small else { return unsafe entry }
    searches += 1
    let isLarge = members > Self.large
    guard searches > (isLarge ? Self.many : Self.few) else { return unsafe entry }
    if !isLarge, object.hasUniqueNames {
      state = .unique
      unsafe next = object.content.first
    } else {
      state = .indexed
      index = KeyIndex(of: object)
    }
    return unsafe entry
  }

  /// The value for a key, searched for from where the last search ended, then from the beginning.
  private mutating func nextValue(
    for key: SearchedKey, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    let (first, end) = unsafe object.content
    guard let start = unsafe next else { return nil }
    unsafe assert(first <= start && start <= end)
    let found =
      unsafe object.firstValue(for: key, from: start, to: end)
      ?? object.firstValue(for: key, from: first, to: start)
    guard let found = unsafe found else { return nil }
    unsafe next = object.node(at: found).next
    return unsafe found
  }
}
