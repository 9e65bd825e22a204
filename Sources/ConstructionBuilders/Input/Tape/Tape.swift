/// The flat form of a scanned document.
///
/// # How a document lies on the tape
///
/// Scanning turns the bytes of a document into one array of 8-byte entries, in the order of the
/// text. An entry says what stands where; the text itself stays where it is until somebody asks.
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
/// - The **extent** of a text or number is its length in bytes; that of an array or object is the
///   number of entries up to its end, itself included. A value that nobody reads, however large, is
///   therefore passed over with one addition.
/// - The **offset** is where the value begins in the document: for a text its first byte behind the
///   quotation mark, for a number its first character, for a container its bracket.
/// - Three kinds of text are told apart while scanning, for free: plain ASCII, which can be compared
///   with a key byte by byte; text with other characters, which has been found to be valid UTF-8; and
///   text with escapes, which has to be decoded before anything is done with it.
/// - A **name** is a key in plain ASCII and not long, as keys are: of its 28 bits of extent it needs 12 for
///   the length, and keeps 16 bits of a hash in the others. A search for a key compares kind, length and hash
///   at once, and looks at the document only for the right one. Any other key is a text like any other.
///
/// Kind takes 4 bits, extent 28 and offset 32, so a document may have up to 4 GiB. An extent that
/// does not fit, 2²⁸ − 1 or more, stands in an entry of its own behind the first. For a container it
/// is not known when it opens; but only a document of 2²⁸ bytes or more can need it, and in such a
/// *wide* document every container is given the second entry.
///
/// # How it is written and read
///
/// Until a container closes, its extent is not known, and the number of the container around it stands
/// there: while `"a"` is scanned, entry 4 has 0 for its extent, which is the object. So closing a
/// container says which one goes on, and no other stack is needed.
///
/// To find `tags`, a search begins at entry 1, of which kind, length and hash are not those of `tags`. The
/// value is right behind the name, in entry 2, and takes one entry. So the next name is in entry 3: all
/// three are as they should be, and only now are the bytes of the document compared. The value is
/// entry 4, and because duplicate keys may follow, the search goes on behind it, at entry 4 + 3 = 7. There the
/// object ends, too: 0 + 7.
@safe struct Tape: ~Copyable {
  /// All entries, from the first.
  let entries: UnsafeMutablePointer<TapeEntry>

  private var end: UnsafeMutablePointer<TapeEntry>
  private let limit: UnsafeMutablePointer<TapeEntry>

  /// How many bytes the document has.
  private let documentLength: Int

  /// A tape for a document of so many bytes, with room for the beginning of it.
  init(documentLength: Int) {
    self.init(documentLength: documentLength, capacity: documentLength / 256 + 16)
  }

  private init(documentLength: Int, capacity: Int) {
    self.documentLength = documentLength
    unsafe entries = .allocate(capacity: capacity)
    unsafe end = entries
    unsafe limit = entries + capacity
  }

  /// The same entries, with room for as many as the document will have if it goes on like this.
  ///
  /// NB: takes the tape and returns another. If it changed the tape in place, the scanner would have to keep
  /// its tape in memory instead of registers.
  ///
  /// - Precondition: `tape` has an entry.
  private init(enlarging tape: consuming Tape) {
    let count = tape.count
    assert(count > 0)
    let length = tape.documentLength
    // An entry that is an extent has no offset; then the result is wrong, and bounded all the same.
    let read = unsafe max(tape.entries[count - 1].offset, 1)
    let expected = min(Double(count) * Double(length) / Double(read) * 1.0625, Double(length))
    let capacity = max(count + count / 2, Int(expected)) + 16
    self.init(documentLength: length, capacity: capacity)
    unsafe entries.moveInitialize(from: tape.entries, count: count)
    unsafe end = entries + count
  }

  deinit { unsafe entries.deallocate() }

  var count: Int {
    // Pointers apart divided by 8, and never negative.
    unsafe Int(truncatingIfNeeded: UInt(bitPattern: end) &- UInt(bitPattern: entries)) &>> 3
  }

  /// Appends an entry.
  ///
  /// `@inline(__always)` here and on the other `append`: without it, scanning Marvel takes 1.1 times as long.
  @inline(__always)
  mutating func append(_ entry: TapeEntry) {
    if unsafe end == limit { self = Tape(enlarging: self) }
    unsafe end.initialize(to: entry)
    unsafe end += 1
  }

  /// Appends a text or a number, whose extent is known.
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
  /// Where its extent will be, it keeps the entry of the container around it: open containers are a stack
  /// in the tape itself.
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

  /// Sets the extent of the container at `index`, now that its end is known, and returns the container
  /// around it.
  ///
  /// - Precondition: `index` is the innermost container that is open, and `isWide` is as it was opened.
  mutating func close(_ index: Int, isWide: Bool) -> Int {
    assert(isOpen(index, isWide: isWide))
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

  /// Whether the container at `index`, the innermost that is open, has nothing in it yet.
  ///
  /// - Precondition: `index` is that container.
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

  /// Whether a container has been opened at `index`, with a second entry if `isWide`, and not closed, as far as its entry
  /// tells: it names a container around it.
  private func isOpen(_ index: Int, isWide: Bool) -> Bool {
    guard isContainer(index) else { return false }
    guard isWide else { return unsafe entries[index].extent <= index }
    return unsafe entries[index].extent == TapeEntry.longExtent && index + 1 < count
      && entries[index + 1].bits <= index
  }
}
