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
/// What a type of builder has read of other objects is found without a search: ``LearntKeys``.
///
/// A lookup keeps places on the tape of one object. So its functions have the precondition that
/// `object` is the same at each call.
@safe @usableFromInline
struct TapeLookup {
  private enum State: UInt8 {
    case unread, searched, unique, indexed, open
  }

  /// An object of so few entries is searched: it has one member.
  private static var smallExtent: Int { 4 }

  /// In an object of this many members, searching all of them is as quick as anything else.
  private static var small: Int { 16 }

  /// The number of searches of a larger object before it is checked for duplicates.
  private static var few: Int { 2 }

  /// An object with more members than this is never checked, only indexed.
  private static var large: Int { 64 }

  /// The number of searches of such an object before it is indexed.
  private static var many: Int { 64 }

  private var state = State.unread

  /// The type of builder that reads the object; 0 for none, and for an open object.
  let reader: UInt

  /// The keys that the type has read; nil if they are not learnt.
  private var learnt: UnsafeMutablePointer<KeysOfType>?

  /// The value for each of the first keys among them.
  @usableFromInline
  var places = unsafe TapeMembers.Slots(start: nil, count: 0)

  /// The key that is probably read next.
  private var expected = 0

  /// How often a larger object was searched.
  private var searches = 0

  /// Where the next search begins, if keys are unique.
  private var next: UnsafePointer<TapeEntry>?

  private var index: KeyIndex?

  /// The objects in this one that paths lead through, the last one first; nil if there are none.
  @usableFromInline
  var prefixes: UnsafeMutablePointer<OpenPrefix>?

  @usableFromInline
  init(reader: UInt) { self.reader = reader }

  /// The value for a key in `object`, the last one where there are several, of those that have
  /// settled; or nil.
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
    if unsafe expected < places.count,
      unsafe learnt.unsafelyUnwrapped.pointee.table.isLiteral(key, of: expected)
    {
      defer { expected &+= 1 }
      return unsafe places[expected]
    }
    return unsafe unexpectedEntry(for: key, lowerOfName, in: object)
  }

  private mutating func unexpectedEntry(
    for key: KeyWord, _ lowerOfName: UInt32, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    if state == .unread {
      state = reader == 0 && object.isOpen ? .open : .searched
      if reader != 0, object.extent > Self.smallExtent {
        learn(from: object)
        if unsafe places.count > 0 { return unsafe entry(for: key, lowerOfName, in: object) }
      }
    }
    if let learnt = unsafe learnt {
      if let slot = unsafe learnt.pointee.table.slot(of: key, below: places.count) {
        expected = slot &+ 1
        return unsafe places[slot]
      }
      if let key = SearchedKey(key, lowerOfName: lowerOfName) { unsafe learnt.pointee.append(key) }
    }
    return unsafe searchedEntry(for: key, lowerOfName, in: object)
  }

  /// Sorts the members of the object by the keys that its reader has read.
  private mutating func learn(from object: borrowing TapeNode) {
    guard let keys = unsafe object.source.pointee.learnt.keys(of: reader) else { return }
    let table = unsafe keys.pointee.table
    guard table.count > 1 else {
      // For a single key, a search is as quick. After a few objects, no more keys are learnt.
      if unsafe keys.pointee.isNew() { unsafe learnt = keys }
      return
    }
    unsafe learnt = keys
    guard let places = unsafe object.source.pointee.learnt.takePlaces(table.count) else { return }
    unsafe self.places = places
    unsafe object.sortMembers(by: table, into: places)
  }

  var hasPlaces: Bool { unsafe places.count > 0 }

  /// Whether there is something to give back.
  @inlinable
  var isOpen: Bool { unsafe places.count > 0 || prefixes != nil }

  /// - Precondition: `object` is the one whose members are sorted, and has not given them back.
  func giveBackPlaces(of object: borrowing TapeNode) {
    unsafe object.source.pointee.learnt.giveBack(places)
  }

  private mutating func searchedEntry(
    for key: KeyWord, _ lowerOfName: UInt32, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    if let key = SearchedKey(key, lowerOfName: lowerOfName) {
      switch state {
      case .unread, .searched: return unsafe search(for: key, in: object)
      case .unique: return unsafe nextValue(for: key, in: object)
      case .open: return unsafe object.lastSettledValue(for: key)
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
