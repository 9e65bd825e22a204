/// Finds members of one object on the tape by key.
///
/// - What a type of builder has read of other objects is found without a search, by the table of
///   ``LearntKeys``.
/// - Of duplicate keys the last one wins, so a search goes to the end of the object. That is quick,
///   because names are told apart without reading the document. Such a key is found only by who
///   asks for it once more: so nobody else has to ask whether a key is one.
/// - If an object of some size is searched often, its members are found in a ``NameIndex``.
/// - Keys that are only known at run time, or not in ASCII, are found in a ``KeyIndex``.
///
/// A lookup keeps places on the tape of one object. So its functions have the precondition that
/// `object` is the same at each call.
@safe @usableFromInline
struct TapeLookup {
  /// How many searches have gone through an object of a size in ``NameIndex/members``.
  private var searches = 0

  /// The type of builder that reads the object; 0 for none, and for an open object.
  let reader: UInt

  /// Whether a key was looked for.
  private var isRead = false

  /// The keys that the type has read; nil if they are not learnt.
  private var learnt: UnsafeMutablePointer<KeyTable>?

  /// The value for each of the first keys among them.
  @usableFromInline
  var places = unsafe TapeMembers.Slots(start: nil, count: 0)

  /// The key that is probably read next.
  private var expected = 0

  /// What few objects need; nil for all others.
  private var rare: RareKeys?

  /// The objects in this one that paths lead through, the last one first; nil if there are none.
  @usableFromInline
  var prefixes: UnsafeMutablePointer<OpenPrefix>?

  @usableFromInline
  init(reader: UInt) { self.reader = reader }

  /// The only value for a key in `object` that has settled; nil if there is none, and if there are
  /// several.
  @_lifetime(copy object)
  mutating func value(for key: JSONKey, in object: borrowing TapeNode) -> TapeNode? {
    if let word = key.word {
      return value(for: word, lowerOfName: key.lowerOfName, in: object)
    }
    guard let entry = unsafe indexedEntry(for: key.text, in: object) else { return nil }
    return unsafe lifetime(object.node(at: entry), copying: object)
  }

  /// The same for a key that is a literal.
  @_lifetime(copy object)
  mutating func value(
    for key: KeyWord, lowerOfName: UInt32, in object: borrowing TapeNode
  ) -> TapeNode? {
    guard let entry = unsafe entry(for: key, lowerOfName, in: object) else { return nil }
    return unsafe lifetime(object.node(at: entry), copying: object)
  }

  /// The last of several values for a key that was looked for; nil for any other key.
  @_lifetime(copy object)
  func repeatedValue(for key: JSONKey, in object: borrowing TapeNode) -> TapeNode? {
    guard let rare else { return nil }
    if let key = key.word.flatMap({ SearchedKey($0, lowerOfName: key.lowerOfName) }) {
      guard let entry = unsafe rare.repeatedValue(for: key) else { return nil }
      return unsafe lifetime(object.node(at: entry), copying: object)
    }
    guard let entry = unsafe rare.texts?.value(for: key.text, in: object)?.value else { return nil }
    return unsafe lifetime(object.node(at: entry), copying: object)
  }

  private mutating func entry(
    for key: KeyWord, _ lowerOfName: UInt32, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    if unsafe expected < places.count,
      unsafe learnt.unsafelyUnwrapped.pointee.isLiteral(key, of: expected)
    {
      defer { expected &+= 1 }
      return unsafe places[expected]
    }
    return unsafe unexpectedEntry(for: key, lowerOfName, in: object)
  }

  private mutating func unexpectedEntry(
    for key: KeyWord, _ lowerOfName: UInt32, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    if !isRead {
      isRead = true
      if reader != 0 { learn(from: object) }
      if unsafe places.count > 0 { return unsafe entry(for: key, lowerOfName, in: object) }
    }
    if let slot = unsafe learnt?.pointee.slot(of: key, below: places.count) {
      expected = slot &+ 1
      return unsafe places[slot]
    }
    guard let key = SearchedKey(key, lowerOfName: lowerOfName) else {
      return unsafe indexedEntry(for: key.text ?? "", in: object)
    }
    unsafe learnt?.pointee.append(key)
    return unsafe searchedEntry(for: key, in: object)
  }

  /// Sorts the members of the object by the keys that its reader has read.
  private mutating func learn(from object: borrowing TapeNode) {
    guard let keys = unsafe object.source.pointee.learnt.keys(of: reader) else { return }
    unsafe learnt = keys
    let table = unsafe keys.pointee
    guard table.count > 0,
      let places = unsafe object.source.pointee.learnt.takePlaces(table.count)
    else { return }
    unsafe self.places = places
    if unsafe object.sortMembers(by: table, into: places) {
      takeOutRepeated(table, of: object)
    }
  }

  /// Takes the keys that are there more than once from their places.
  private mutating func takeOutRepeated(_ table: KeyTable, of object: borrowing TapeNode) {
    var seen: Set<Int> = []
    let places = unsafe self.places
    let rare = rareKeys(of: object)
    object.forEachMember { key, _ in
      guard let slot = table.slot(for: key, from: 0), !seen.insert(slot).inserted,
        let value = unsafe places[slot]
      else { return }
      unsafe rare.add(table.key(of: slot), lastValue: value)
    }
    for slot in seen where unsafe rare.repeatedValue(for: table.key(of: slot)) != nil {
      unsafe places[slot] = nil
    }
  }

  /// Whether a key may be there more than once.
  var hasRareKeys: Bool { rare?.mayRepeat == true }

  /// What is known of the keys of `object` in any case.
  mutating func keysInAnyCase(of object: borrowing TapeNode) -> KeysInAnyCase {
    let rare = rareKeys(of: object)
    let known =
      unsafe rare.inAnyCase
      ?? KeysInAnyCase(readBy: reader, InputSource.declaredKeys(of: object.source))
    rare.inAnyCase = known
    return known
  }

  private mutating func rareKeys(of object: borrowing TapeNode) -> RareKeys {
    let keys = rare ?? RareKeys()
    rare = keys
    return keys
  }

  /// Whether there is something to give back.
  @inlinable
  var hasTaken: Bool { unsafe places.count > 0 || prefixes != nil }

  private mutating func searchedEntry(
    for key: SearchedKey, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    if let names = rare?.names { return unsafe names.value(for: key, in: object) }
    let (found, isRepeated, members) = unsafe object.lastValue(for: key)
    if isRepeated, let found = unsafe found {
      unsafe rareKeys(of: object).add(key, lastValue: found)
      unsafe object.source.pointee.isPlain = false
      return nil
    }
    guard !object.isOpen, NameIndex.members.contains(members) else { return unsafe found }
    searches += 1
    // Fewer searches take less than to make an index. It is tried once.
    if searches == 3, let names = NameIndex(of: object, count: members) {
      rareKeys(of: object).names = names
    }
    return unsafe found
  }

  private mutating func indexedEntry(
    for key: String, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    // Code that asks for a key known only at run time will ask for many.
    let rare = rareKeys(of: object)
    if rare.texts == nil { rare.texts = KeyIndex(of: object) }
    guard let (value, isRepeated) = unsafe rare.texts?.value(for: key, in: object) else {
      return nil
    }
    guard isRepeated else { return unsafe value }
    unsafe object.source.pointee.isPlain = false
    return nil
  }
}
