/// A key that stands in the program's text, in one word.
///
/// A string literal lies in the program's constant data for as long as the program runs, so its
/// address can be kept without counting references. Addresses of constants leave the upper 16 bits
/// free on all platforms that Swift runs on today; length and kind go there. A literal that does not
/// fit, by its address or its length, is not a `LiteralKey` but kept as a String.
@safe @usableFromInline
struct LiteralKey: BitwiseCopyable, Sendable {
  /// Bits 0 to 47 the address, 48 to 62 the length in bytes, 63 set if all is ASCII.
  @usableFromInline
  let word: UInt64

  @inlinable
  init?(_ literal: StaticString) {
    guard literal.hasPointerRepresentation else { return nil }
    let address = unsafe UInt64(UInt(bitPattern: literal.utf8Start))
    let length = UInt64(literal.utf8CodeUnitCount)
    guard address >> 48 == 0, length >> 15 == 0 else { return nil }
    word = address | length << 48 | (literal.isASCII ? 1 << 63 : 0)
  }

  /// The key that was kept as `word`; nil for 0, which stands for none.
  init?(word: UInt64) {
    guard word != 0 else { return nil }
    self.word = word
  }

  var isASCII: Bool { word >> 63 == 1 }

  private var count: Int { Int(word >> 48 & 0x7FFF) }

  private var bytes: UnsafeBufferPointer<UInt8> {
    let address = UInt(word & 0xFFFF_FFFF_FFFF)
    return unsafe UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
  }

  var text: String { unsafe String(decoding: bytes, as: UTF8.self) }

  /// Whether the key is what `name` spells, in Swift's sense: canonically equivalent texts are equal.
  @inline(__always)
  func matches(_ name: borrowing TapeNode) -> Bool {
    guard isASCII, name.kind == .text else { return name.text == text }
    guard name.extent == count else { return false }
    return unsafe equal(name.spelling, bytes)
  }

  /// Whether two texts of the same length have the same bytes: eight at a time, the last eight
  /// overlapping those before them.
  ///
  /// - Precondition: both have the same length.
  @inline(__always)
  private func equal(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    assert(left.count == right.count)
    let left = UnsafeRawBufferPointer(left)
    let right = UnsafeRawBufferPointer(right)
    let count = left.count
    guard count >= 8 else {
      for index in 0..<count where unsafe left[index] != right[index] { return false }
      return true
    }
    var index = 0
    while index < count {
      let offset = min(index, count - 8)
      let same =
        unsafe left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard same else { return false }
      index += 8
    }
    return true
  }
}
