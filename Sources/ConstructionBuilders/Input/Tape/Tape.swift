/// The flat form of a scanned document.
///
/// # How a document lies on the tape
///
/// Scanning turns the bytes of a document into one array of 8-byte entries, in the order of the
/// text. An entry says what stands where. The text itself stays in the document until it is read.
///
/// ```
/// {"id":7,"tags":["a","é"]}        25 characters, 26 bytes
/// 0         10        20
///
///   #  kind         extent  offset
///   0  object            7       0   entries 0 to 6
///   1  name              2       2   id       (with a hash)
///   2  integer           1       6   7
///   3  name              4       9   tags     (with a hash)
///   4  array             3      15   entries 4 to 6
///   5  text              1      17   a
///   6  unicodeText       2      21   é        (two bytes)
/// ```
///
/// - The **extent** of a text or number is its length in bytes. The extent of an array or object is
///   the number of entries up to its end, its own entry included. One addition therefore skips a
///   value of any size.
/// - The **offset** is where the value begins in the document: the first byte after the quotation
///   mark of a text, the first character of a number, the bracket of a container.
/// - Scanning tells three kinds of text apart at no cost. Plain ASCII can be compared with a key
///   byte by byte. Text with other characters is valid UTF-8. Text with escapes must be decoded
///   first.
/// - A **name** is a key in plain ASCII of fewer than 4095 bytes, as nearly all keys are. Of the 28
///   bits of its extent, 12 are its length and 16 are a hash. A search for a key compares kind,
///   length and hash at once, and reads the document only for the right one. Any other key is a
///   text like any other.
///
/// Kind takes 4 bits, extent 28 and offset 32, so a document may have up to 4 GiB. An extent of 2²⁸
/// − 1 or more does not fit; it is in a second entry after the first. The extent of a container
/// is not known when the container opens. Only a document of 2²⁸ bytes or more can have one that
/// does not fit, so in such a *wide* document every container has the second entry.
///
/// # How it is written and read
///
/// While a container is open, the index of the container around it takes the place of its extent:
/// while `"a"` is scanned, entry 4 has the extent 0, which is the object. So closing a container
/// says which container continues, and the scanner needs no other stack.
///
/// A search for `tags` begins at entry 1. Its kind, length and hash are not those of `tags`. The
/// value of a name is in the next entry, here 2, and takes one entry. So the next name is in entry
/// 3. Its kind, length and hash are right, and only now are the bytes of the document compared. The
/// value is entry 4. Duplicate keys may follow, so the search continues after the value, at entry
/// 4 + 3 = 7. There the object ends: 0 + 7.
///
/// # Where a document ends early
///
/// A document that is still arriving, or was cut off, is read from a copy of the tape. That is
/// closed at its end, as if the brackets had followed:
///
/// ```
/// {"id":7,"tags":["a","b          both containers are open, and so is the text
///
///   #  kind         extent
///   0  object            7   entries 0 to 6: it is open, as entry 6 is in it
///   1  name              2   id
///   2  integer           1   7
///   3  name              4   tags
///   4  array             3   entries 4 to 6: it is open, too
///   5  text              1   a
///   6  escapedText       1   b, the innermost open value
/// ```
///
/// - ``OpenEnds`` has the innermost open value. It and the containers around it are **open**: what
///   they are may still change. In a whole document there is none.
/// - A key without a value stands behind all containers, and belongs to the innermost one.
/// - A search finds what has settled. Whoever finds nothing asks whether the object is open, and
///   what its last member is. So reading a whole document takes no step more.
/// - An open value is read by `JSONNode.captured(as:)`, which asks its type whether to show it.
/// - If the document was cut off, it ends in the outermost open array, before the element that is
///   not complete: parts of it may be missing only for that reason.
@safe struct Tape: ~Copyable {
  /// All entries, from the first.
  let entries: UnsafeMutablePointer<TapeEntry>

  private var end: UnsafeMutablePointer<TapeEntry>

  /// The last place with room for ``roomLength`` entries.
  private let limit: UnsafeMutablePointer<TapeEntry>

  /// How many entries there is room for after ``makeRoom()``: a key and a value, both long.
  private static var roomLength: Int { 4 }

  /// How many bytes the document has.
  private let documentLength: Int

  /// A tape for a document of this many bytes, with room for its beginning.
  init(documentLength: Int) {
    self.init(documentLength: documentLength, capacity: documentLength / 256 + 16)
  }

  private init(documentLength: Int, capacity: Int) {
    self.documentLength = documentLength
    unsafe entries = .allocate(capacity: capacity)
    unsafe end = entries
    unsafe limit = entries + capacity - Self.roomLength
  }

  /// The same entries, with room for as many as the document has if the rest is like the beginning.
  ///
  /// NB: takes the tape and returns another. Changing the tape in place would force the scanner to
  /// keep its tape in memory instead of registers.
  ///
  /// - Precondition: `tape` has an entry.
  private init(enlarging tape: consuming Tape) {
    let count = tape.count
    assert(count > 0)
    let length = tape.documentLength
    // A second entry has no offset. Then the estimate is wrong, but still within bounds.
    let read = unsafe max(tape.entries[count - 1].offset, 1)
    let expected = min(Double(count) * Double(length) / Double(read) * 1.0625, Double(length))
    let capacity = max(count + count / 2, Int(expected)) + 16
    self.init(documentLength: length, capacity: capacity)
    unsafe entries.moveInitialize(from: tape.entries, count: count)
    unsafe end = entries + count
  }

  deinit { unsafe entries.deallocate() }

  /// Another tape with the same entries.
  func copy() -> Tape {
    var copy = Tape(documentLength: documentLength, capacity: count + 16)
    unsafe copy.entries.initialize(from: entries, count: count)
    unsafe copy.end += count
    return copy
  }

  var count: Int {
    // The distance of the pointers divided by 8. It is never negative.
    unsafe Int(truncatingIfNeeded: UInt(bitPattern: end) &- UInt(bitPattern: entries)) &>> 3
  }

  /// Makes room for a key and a value, before they are appended.
  @inline(__always)
  mutating func makeRoom() {
    if unsafe end > limit { self = Tape(enlarging: self) }
  }

  /// Appends an entry.
  ///
  /// - Precondition: there is room, here and below.
  @inline(__always)
  mutating func append(_ entry: TapeEntry) {
    unsafe assert(end < limit + Self.roomLength)
    unsafe end.initialize(to: entry)
    unsafe end += 1
  }

  /// Appends a text or a number.
  @inline(__always)
  mutating func append(_ kind: TapeEntry.Kind, extent: Int, offset: Int) {
    if extent < TapeEntry.longExtent {
      append(TapeEntry(kind, extent: extent, offset: offset))
    } else {
      append(TapeEntry(kind, extent: TapeEntry.longExtent, offset: offset))
      append(TapeEntry(bits: UInt64(extent)))
    }
  }

  /// Appends a container that is still open, and returns its entry.
  ///
  /// In place of its extent it keeps the index of the container around it: the open containers are
  /// a stack in the tape itself.
  @inline(__always)
  mutating func open(
    _ kind: TapeEntry.Kind, offset: Int, within parent: Int, isWide: Bool
  ) -> Int {
    let entry = count
    if isWide {
      append(TapeEntry(kind, extent: TapeEntry.longExtent, offset: offset))
      append(TapeEntry(bits: UInt64(parent)))
    } else {
      append(TapeEntry(kind, extent: parent, offset: offset))
    }
    return entry
  }

  /// Removes entries from the end.
  ///
  /// - Precondition: there are so many.
  mutating func removeLast(_ count: Int) {
    assert(0...self.count ~= count)
    unsafe end -= count
  }

  /// Sets the extent of the container at `index`, now that its end is known, and returns the
  /// container around it.
  ///
  /// - Precondition: `index` is the innermost open container, and `isWide` is as when it was
  ///   opened.
  mutating func close(_ index: Int, isWide: Bool) -> Int {
    assert(isUnclosed(index, isWide: isWide))
    let extent = count &- index
    if isWide {
      let parent = unsafe Int(entries[index + 1].bits)
      unsafe entries[index + 1] = TapeEntry(bits: UInt64(extent))
      return parent
    }
    let entry = unsafe entries[index]
    unsafe entries[index] = entry.with(extent: extent)
    return entry.extent
  }

  /// Whether the container at `index` has nothing in it yet.
  ///
  /// - Precondition: `index` is the innermost open container.
  func isEmpty(_ index: Int) -> Bool {
    assert(isContainer(index))
    let entry = unsafe entries[index]
    return count == index + (entry.extent == TapeEntry.longExtent ? 2 : 1)
  }

  /// Whether the container at `index` is an object.
  ///
  /// - Precondition: `index` is a container.
  func isObject(_ index: Int) -> Bool {
    assert(isContainer(index))
    return unsafe entries[index].kind == .object
  }

  /// Whether a container has been opened at `index`.
  private func isContainer(_ index: Int) -> Bool {
    unsafe 0..<count ~= index && entries[index].isContainer
  }

  /// Whether a container is open at `index`, with a second entry if `isWide`, as far as its entry
  /// tells: it names a container around it.
  private func isUnclosed(_ index: Int, isWide: Bool) -> Bool {
    guard isContainer(index) else { return false }
    guard isWide else { return unsafe entries[index].extent <= index }
    return unsafe entries[index].extent == TapeEntry.longExtent && index + 1 < count
      && entries[index + 1].bits <= index
  }
}
