/// Finds the ends of texts, many bytes at once.
///
/// The processor cannot predict how long a text is, and a misprediction costs more than a loop over
/// the text. So windows of 16 kB are marked ahead of the scanner, with a bit for each byte: whether
/// plain text ends there. Counting the zeros of one word then finds the next end.
///
/// UTF-8 is checked at the same time. A second row of marks has the ends of any text: where all
/// characters of a window are valid, those beyond ASCII are not marked in it.
@safe struct TextEnds: ~Copyable {
  /// How many bytes of the document are marked at once.
  static var windowLength: Int { 16_384 }

  /// How many bytes the marks of a window take. One more word follows the last, for reads that
  /// begin in the last.
  private static var rowLength: Int { windowLength / 8 + 8 }

  private var document: Document

  /// A bit for each byte of the window, the first byte's lowest: first those that end plain text,
  /// then those that end any text.
  private var marks: UnsafeMutableRawPointer?

  /// The window in the document. It ends with a whole character.
  private var start = 0
  private var length = 0

  /// Where the marks are that end any text: those of plain text if the window is not valid UTF-8.
  private var rowOfTexts = 0

  init(_ document: Document) { self.document = document }

  deinit { unsafe marks?.deallocate() }

  /// Continues with a longer document, in which the next position is marked anew.
  mutating func extend(to document: Document) {
    self.document = document
    (start, length) = (0, 0)
  }

  /// The position of the first byte at or after `position` that ends plain text: a quotation mark,
  /// a backslash, a control character, or a character beyond ASCII; the end of the document if
  /// there is none.
  ///
  /// - Precondition: 0 ≤ `position` ≤ `count`, no earlier call had a later position, and
  ///   `position` divides no character.
  @inline(__always)
  mutating func next(at position: Int) -> Int { next(at: position, endsPlainText: true) }

  /// The same for any text: characters beyond ASCII end it only where they have not been checked.
  @inline(__always)
  mutating func nextOfText(at position: Int) -> Int { next(at: position, endsPlainText: false) }

  @inline(__always)
  private mutating func next(at position: Int, endsPlainText: Bool) -> Int {
    assert(start...document.count ~= position)
    var position = position
    while true {
      let ahead = position &- start
      if ahead >= length {
        guard position < document.count else { return document.count }
        mark(from: position)
        continue
      }
      // At least 57 bits are those of the bytes ahead.
      let row = endsPlainText ? 0 : rowOfTexts
      let word = unsafe UInt64(
        littleEndian: marks.unsafelyUnwrapped.loadUnaligned(
          fromByteOffset: row &+ ahead >> 3, as: UInt64.self))
      let bits = word >> UInt64(ahead & 7)
      if bits != 0 { return position &+ bits.trailingZeroBitCount }
      position = min(position &+ 64 &- (ahead & 7), start &+ length)
    }
  }

  /// Moves the window, so that it begins at `position`.
  ///
  /// - Precondition: 0 ≤ `position` < `count`.
  private mutating func mark(from position: Int) {
    assert(0..<document.count ~= position)
    if unsafe marks == nil {
      unsafe marks = .allocate(byteCount: 2 * Self.rowLength, alignment: 8)
    }
    var end = min(document.count, position + Self.windowLength)
    end -= lengthOfPart(from: position, before: end)
    start = position
    // If the document ends within the character at `position`, the window is one byte, marked.
    length = max(end - position, 1)
    rowOfTexts = 0
    let place = markPlainBlocks(from: position, to: end)
    if place < position + length {
      copyRow(upTo: place)
      if markTexts(from: place, to: end) { rowOfTexts = Self.rowLength }
    }
    // For reads that begin in the last word.
    store(0, 0, at: position + (length + 63) / 64 * 64)
  }

  /// Marks the rest of the window, in both rows. Returns whether it is valid UTF-8.
  ///
  /// - Precondition: `start` is in the window and not after `end`, where it ends.
  private func markTexts(from start: Int, to end: Int) -> Bool {
    let document = document
    var check = UTF8Check()
    var place = start
    // At the beginning of the document there are no three bytes before a block.
    if place < 3 {
      let next = min(place + 64, end)
      markCopy(from: place, to: next, &check)
      place = next
    }
    while place &+ 64 <= end {
      mark(document, at: place, as: place, &check)
      place &+= 64
    }
    if place < end || place == start { markCopy(from: place, to: end, &check) }
    return check.isValid && lengthOfPart(from: start, before: end) == 0
  }

  /// Marks blocks of 64 bytes up to the first that has more than plain ASCII. Returns its place.
  private func markPlainBlocks(from start: Int, to end: Int) -> Int {
    let document = document
    var marks = unsafe marks.unsafelyUnwrapped
    var place = start
    while place &+ 64 <= end, !document.hasBytesBeyondASCII(inBlockAt: place) {
      unsafe marks.storeBytes(
        of: document.endsOfPlainText(inBlockAt: place).littleEndian, as: UInt64.self)
      unsafe marks += 8
      place &+= 64
    }
    return place
  }

  /// The length of a character at the end of a part of the document that is cut off there; 0 if
  /// there is none.
  ///
  /// - Precondition: 0 ≤ `start` ≤ `end` ≤ `count`.
  private func lengthOfPart(from start: Int, before end: Int) -> Int {
    assert(0 <= start && start <= end && end <= document.count)
    for length in 1...3 where start <= end - length {
      // A first byte begins with as many ones as its character has bytes: here more than `length`.
      let isFirst = unsafe document.bytes[end - length] >= ~(0xFF >> UInt8(length + 1))
      if isFirst { return length }
    }
    return 0
  }

  /// Marks 64 bytes, which stand in the window at `place`.
  ///
  /// - Precondition: there are 64 bytes at `position` and three before them.
  @inline(__always)
  private func mark(
    _ document: Document, at position: Int, as place: Int, _ check: inout UTF8Check
  ) {
    let ends = document.endsOfPlainText(inBlockAt: position)
    store(ends, ends & ~check.bytesBeyondASCII(of: document, at: position), at: place)
  }

  /// Marks up to 64 bytes, copied to where there are bytes around them. Zeros follow, which are
  /// marked.
  ///
  /// - Precondition: 0 ≤ `start` ≤ `end` ≤ `count`, and `end` is at most 64 more than `start`.
  private func markCopy(from start: Int, to end: Int, _ check: inout UTF8Check) {
    assert(0 <= start && start <= end && end <= min(document.count, start + 64))
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 + 64) { copy in
      unsafe copy.initialize(repeating: 0)
      let before = min(start, 3)
      // Trusts the precondition: these are bytes of the document, at most as many as there is room.
      unsafe (copy.baseAddress.unsafelyUnwrapped + 3 - before).update(
        from: document.bytes + start - before, count: before + end - start)
      unsafe mark(Document(UnsafeBufferPointer(copy)), at: 3, as: start, &check)
    }
  }

  /// Copies the marks of plain text to the row of any text.
  private func copyRow(upTo place: Int) {
    let marks = unsafe marks.unsafelyUnwrapped
    unsafe (marks + Self.rowLength).copyMemory(from: marks, byteCount: (place - start) / 8)
  }

  /// Writes the words of a block in both rows.
  ///
  /// - Precondition: there is memory, and `place` is in the window or at most a block after it.
  private func store(_ ends: UInt64, _ endsOfTexts: UInt64, at place: Int) {
    assert(start...start + Self.windowLength ~= place && (place - start) % 64 == 0)
    let marks = unsafe marks.unsafelyUnwrapped + (place - start) / 8
    unsafe marks.storeBytes(of: ends.littleEndian, as: UInt64.self)
    unsafe marks.storeBytes(
      of: endsOfTexts.littleEndian, toByteOffset: Self.rowLength, as: UInt64.self)
  }
}

/// Blocks of 64 bytes.
///
/// - Precondition: there are 64 bytes at `position`.
extension Document {
  /// A bit for each byte that ends plain text.
  @inline(__always)
  fileprivate func endsOfPlainText(inBlockAt position: Int) -> UInt64 {
    bits(inBlockAt: position) { $0.endsOfPlainText }
  }

  /// A bit for each byte beyond ASCII.
  @inline(__always)
  func bytesBeyondASCII(inBlockAt position: Int) -> UInt64 {
    bits(inBlockAt: position) { $0.beyondASCII }
  }

  @inline(__always)
  func hasBytesBeyondASCII(inBlockAt position: Int) -> Bool {
    let all =
      vector(at: position) | vector(at: position &+ 16) | vector(at: position &+ 32)
      | vector(at: position &+ 48)
    return all.beyondASCII != 0
  }

  /// The bits of four vectors, those of the first lowest.
  @inline(__always)
  private func bits(
    inBlockAt position: Int, _ bits: (SIMD16<UInt8>) -> UInt64
  ) -> UInt64 {
    bits(vector(at: position)) | bits(vector(at: position &+ 16)) << 16
      | bits(vector(at: position &+ 32)) << 32 | bits(vector(at: position &+ 48)) << 48
  }
}
