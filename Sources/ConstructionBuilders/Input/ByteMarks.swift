/// Finds the next byte of a class in a document, with a look at many bytes at once.
///
/// # How bytes become bits
///
/// Texts end after an unforeseeable number of characters, and a loop that ends there is mispredicted
/// each time, which costs more than the loop. So the document is gone through ahead of its scanner,
/// in windows of 16 kB, and a bit is kept for each byte: whether the class has it. The next such byte
/// is then found by counting the zeros of one word, however far it is.
///
/// Comparing sixteen bytes yields sixteen masks of 0x00 or 0xFF, and processors differ in how to make
/// sixteen bits of those. What all of them do well is arithmetic on many lanes. A block of 128
/// bytes is therefore compared as eight vectors, and each one leaves its bit in all lanes. Here with
/// blocks of 4 × 4 bytes, of which `x` are in the class:
///
/// ```
/// vector 0   a x b c      lanes 0 to 3 hold bits of      transposed: bits of vector 0,
/// vector 1   x d e f      vectors 3210:                  then of 1, 2 and 3:
/// vector 2   g h x i      1010  0001  0100  0000         0010  0001  0100  0001
/// vector 3   x j k l      (lowest bit on the right)      which is where the x are
/// ```
///
/// Lanes of eight bits times eight vectors are a matrix of 8 × 8 bits in a 64-bit word, and three steps
/// of shifting and masking turn it over; a vector has two such words, for the first and the second 64
/// bytes of the block.
///
/// `@inline(__always)` on what makes the marks of a block: without it, scanning Marvel takes 1.3 times as long, and if
/// it is indented 1.6 times.
@safe struct ByteMarks<Class: ByteClass>: ~Copyable {
  /// Bytes of the document that are marked in advance.
  static var windowLength: Int { 16_384 }

  private let bytes: UnsafeRawPointer
  private let count: Int

  /// A bit for each byte of the window, the first one lowest. After the last word stands another one, for
  /// reads that begin in the last.
  private var marks: UnsafeMutableRawPointer?

  /// The window in the document. Its length is a multiple of 128; where that goes beyond the end of the document,
  /// the end is marked.
  private var start = 0
  private var length = 0

  /// - Precondition: `bytes` has `count` bytes, and outlives the marks.
  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    assert(count >= 0)
    unsafe self.bytes = UnsafeRawPointer(bytes)
    self.count = count
  }

  deinit { unsafe marks?.deallocate() }

  /// The place of the first byte of the class at or behind `position`; the end of the document if there
  /// is none.
  ///
  /// - Precondition: 0 ≤ `position` ≤ `count`, and no earlier call had a later position.
  /// `@inline(__always)`: without it, scanning Chinese and Russian takes 1.15 times as long.
  @inline(__always)
  mutating func next(at position: Int) -> Int {
    assert(start...count ~= position)
    var position = position
    while true {
      let ahead = position &- start
      if ahead >= length {
        guard position < count else { return count }
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
    assert(0..<count ~= position)
    if unsafe marks == nil {
      unsafe marks = .allocate(byteCount: Self.windowLength / 8 + 8, alignment: 16)
    }
    let marks = unsafe marks.unsafelyUnwrapped
    start = position
    length = 0
    while length < Self.windowLength, start + length + 128 <= count {
      let bits = unsafe Self.marks(of: bytes + start + length)
      unsafe marks.storeBytes(of: bits, toByteOffset: length >> 3, as: SIMD2<UInt64>.self)
      length += 128
    }
    if length < Self.windowLength, start + length < count {
      let bits = marksAtEnd(from: start + length)
      unsafe marks.storeBytes(of: bits, toByteOffset: length >> 3, as: SIMD2<UInt64>.self)
      length += 128
    }
    unsafe marks.storeBytes(of: 0, toByteOffset: length >> 3, as: UInt64.self)
  }

  /// The marks of the last block, of which not all is document: the rest is taken to be zeros, which are marked.
  ///
  /// - Precondition: `position` is fewer than 128 bytes before the end of the document, and not behind it.
  private func marksAtEnd(from position: Int) -> SIMD2<UInt64> {
    assert(count - 127...count ~= position)
    return unsafe withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { block in
      let rest = unsafe UnsafeRawBufferPointer(start: bytes + position, count: count - position)
      unsafe block.initializeMemory(as: UInt8.self, repeating: 0)
      unsafe block.copyMemory(from: rest)
      return unsafe Self.marks(of: UnsafeRawPointer(block.baseAddress.unsafelyUnwrapped))
    }
  }

  /// The marks of 128 bytes.
  ///
  /// - Precondition: `block` has so many.
  @inline(__always)
  private static func marks(of block: UnsafeRawPointer) -> SIMD2<UInt64> {
    var lanes = unsafe marks(of: block, vector: 0)
    unsafe lanes |= marks(of: block, vector: 1)
    unsafe lanes |= marks(of: block, vector: 2)
    unsafe lanes |= marks(of: block, vector: 3)
    unsafe lanes |= marks(of: block, vector: 4)
    unsafe lanes |= marks(of: block, vector: 5)
    unsafe lanes |= marks(of: block, vector: 6)
    unsafe lanes |= marks(of: block, vector: 7)
    return unsafe transposed(unsafeBitCast(lanes, to: SIMD2<UInt64>.self))
  }

  /// One bit in each lane of the vector that consists of bytes 8n to 8n + 7, and of 64 + 8n to 64 + 8n + 7.
  ///
  /// - Precondition: `block` has 128 bytes, and n is 0 to 7.
  @inline(__always)
  private static func marks(of block: UnsafeRawPointer, vector: Int) -> SIMD16<UInt8> {
    assert(0..<8 ~= vector)
    let words = unsafe SIMD2(
      block.loadUnaligned(fromByteOffset: 8 * vector, as: UInt64.self),
      block.loadUnaligned(fromByteOffset: 8 * vector + 64, as: UInt64.self))
    return unsafe Class.contains(unsafeBitCast(words, to: SIMD16<UInt8>.self))
      & SIMD16<UInt8>(repeating: 1 << UInt8(vector))
  }

  /// The matrix of 8 × 8 bits in each word, turned over: Warren, *Hacker's Delight*, 7-3.
  private static func transposed(_ matrix: SIMD2<UInt64>) -> SIMD2<UInt64> {
    var matrix = matrix
    var change = (matrix ^ (matrix &>> 7)) & SIMD2<UInt64>(repeating: 0x00AA_00AA_00AA_00AA)
    matrix ^= change ^ (change &<< 7)
    change = (matrix ^ (matrix &>> 14)) & SIMD2<UInt64>(repeating: 0x0000_CCCC_0000_CCCC)
    matrix ^= change ^ (change &<< 14)
    change = (matrix ^ (matrix &>> 28)) & SIMD2<UInt64>(repeating: 0x0000_0000_F0F0_F0F0)
    return matrix ^ change ^ (change &<< 28)
  }
}
