/// Finds the ends of plain text, many bytes at once.
///
/// The processor cannot predict how long a text is, and a misprediction costs more than a loop over
/// the text. So windows of 16 kB are marked ahead of the scanner, with a bit for each byte: whether
/// plain text ends there. Counting the zeros of one word then finds the next end.
@safe struct TextEnds: ~Copyable {
  /// How many bytes of the document are marked at once.
  static var windowLength: Int { 16_384 }

  private var document: Document

  /// A bit for each byte of the window, the first byte's lowest. One more word follows the last,
  /// for reads that begin in the last.
  private var marks: UnsafeMutableRawPointer?

  /// The window in the document. Its length is a multiple of 64; where it exceeds the document, the
  /// end of the document is marked.
  private var start = 0
  private var length = 0

  init(_ document: Document) { self.document = document }

  deinit { unsafe marks?.deallocate() }

  /// Continues with a longer document, in which the next position is marked anew.
  mutating func extend(to document: Document) {
    self.document = document
    (start, length) = (0, 0)
  }

  /// The position of the first byte at or after `position` that ends plain text; the end of the
  /// document if there is none.
  ///
  /// `@inline(__always)`: see the table in `Benchmarks/README.md`.
  ///
  /// - Precondition: 0 ≤ `position` ≤ `count`, and no earlier call had a later position.
  @inline(__always)
  mutating func next(at position: Int) -> Int {
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
      let word = unsafe UInt64(
        littleEndian: marks.unsafelyUnwrapped.loadUnaligned(
          fromByteOffset: ahead >> 3, as: UInt64.self))
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
      unsafe marks = .allocate(byteCount: Self.windowLength / 8 + 8, alignment: 8)
    }
    start = position
    length = 0
    while length < Self.windowLength, start + length + 64 <= document.count {
      append(marks(of: document, at: start + length))
    }
    if length < Self.windowLength, start + length < document.count {
      append(marksAtEnd(from: start + length))
    }
    store(0)
  }

  /// The marks of the last block. Where the document has ended, it has zeros, which are marked.
  ///
  /// - Precondition: `position` is fewer than 64 bytes before the end of the document, and not
  ///   after it.
  private func marksAtEnd(from position: Int) -> UInt64 {
    assert(document.count - 63...document.count ~= position)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { block in
      let rest = unsafe UnsafeBufferPointer(
        start: document.bytes + position, count: document.count - position)
      unsafe block.initialize(repeating: 0)
      _ = unsafe block.update(fromContentsOf: rest)
      return unsafe marks(of: Document(UnsafeBufferPointer(block)), at: 0)
    }
  }

  /// The marks of 64 bytes.
  ///
  /// - Precondition: there are 64 at `position`.
  @inline(__always)
  private func marks(of document: Document, at position: Int) -> UInt64 {
    document.vector(at: position).endsOfPlainText
      | document.vector(at: position &+ 16).endsOfPlainText << 16
      | document.vector(at: position &+ 32).endsOfPlainText << 32
      | document.vector(at: position &+ 48).endsOfPlainText << 48
  }

  /// Lengthens the window by a block with these marks.
  private mutating func append(_ word: UInt64) {
    store(word)
    length += 64
  }

  /// Writes a word after those of the window.
  ///
  /// - Precondition: there is memory, and the window is not longer than ``windowLength``.
  private func store(_ word: UInt64) {
    assert(length <= Self.windowLength)
    unsafe marks.unsafelyUnwrapped.storeBytes(
      of: word.littleEndian, toByteOffset: length >> 3, as: UInt64.self)
  }
}
