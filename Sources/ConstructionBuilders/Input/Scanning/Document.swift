/// The bytes of a document that is being scanned.
///
/// It has no position of its own; the scanner has.
@safe struct Document: BitwiseCopyable {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  /// - Precondition: `bytes` has at least one byte, and outlives the document.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe precondition(bytes.baseAddress != nil && bytes.count > 0)
    unsafe self.bytes = bytes.baseAddress!
    count = bytes.count
  }

  var hasByteOrderMark: Bool {
    unsafe Span(_unsafeStart: bytes, count: count).hasByteOrderMark
  }

  /// The byte at `position`; nil after the end of the document.
  ///
  /// - Precondition: 0 ≤ `position`.
  @_transparent
  func byte(at position: Int) -> UInt8? {
    position < count ? unsafe bytes[position] : nil
  }

  /// Four bytes, the first one lowest. Zeros stand for those after the end of the document.
  ///
  /// `@inline(__always)`: it is in the scanner's loop.
  ///
  /// - Precondition: 0 ≤ `position`.
  @inline(__always)
  func fourBytes(at position: Int) -> UInt32 {
    assert(position >= 0)
    guard position &+ 4 <= count else { return lastBytes(from: position) }
    // Trusts the line above: there are four.
    return unsafe UInt32(
      littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt32.self))
  }

  /// The bytes of the document from one of the last three, in the order of ``fourBytes(at:)``.
  @inline(never)
  private func lastBytes(from start: Int) -> UInt32 {
    (start..<max(start, count)).reversed().reduce(0) { unsafe $0 << 8 | UInt32(bytes[$1]) }
  }

  /// Sixteen bytes of the document.
  ///
  /// - Precondition: there are sixteen at `position`.
  func vector(at position: Int) -> SIMD16<UInt8> {
    assert(position >= 0 && position + 16 <= count)
    return unsafe UnsafeRawPointer(bytes + position).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// Scans a word from its first character, and returns its end.
  ///
  /// - Precondition: 0 ≤ `start`, and `word` is more than one character.
  func endOfWord(_ word: StaticString, at start: Int) throws(MalformedJSON) -> Int {
    assert(start >= 0 && word.hasPointerRepresentation)
    for index in 0..<word.utf8CodeUnitCount {
      guard start + index < count else { throw failure(.endsEarly(.value), at: count) }
      guard unsafe bytes[start + index] == word.utf8Start[index] else {
        throw failure(.expected(.value), at: start)
      }
    }
    return start + word.utf8CodeUnitCount
  }

  func failure(_ problem: MalformedJSON.Problem, at position: Int) -> MalformedJSON {
    MalformedJSON(offset: position, problem: problem)
  }

  /// The problem that something else is at `position`, or that the document ends there.
  func missing(_ expectation: MalformedJSON.Expectation, at position: Int) -> MalformedJSON {
    failure(position < count ? .expected(expectation) : .endsEarly(expectation), at: position)
  }
}

/// Four bytes of a document, the first one lowest.
extension UInt32 {
  var lowestByte: UInt8 { UInt8(truncatingIfNeeded: self) }

  /// The letters of words, from the last to the first.
  static let `true` = 0x6575_7274 as UInt32
  static let null = 0x6C6C_756E as UInt32
  static let alse = 0x6573_6C61 as UInt32
}

extension Span<UInt8> {
  var hasByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  /// The bytes in a range, as far as there are any.
  package func array(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range.clamped(to: indices) { bytes.append(self[index]) }
    return bytes
  }
}
