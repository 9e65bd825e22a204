/// A key that stands in the program's text, in one word.
///
/// A string literal lies in the program's constant data for as long as the program runs, so its
/// address can be kept without counting references. Addresses of constants leave the upper 16 bits
/// free on all platforms that Swift runs on today; length and kind go there. A literal that does not
/// fit, by its address or its length, is not a `LiteralKey` but kept as a String.
@safe struct LiteralKey: BitwiseCopyable, Sendable {
  /// Bits 0 to 47 the address, 48 to 62 the length in bytes, 63 set if all is ASCII.
  let word: UInt64

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

  private var bytes: UnsafeBufferPointer<UInt8> {
    let address = UInt(word & 0xFFFF_FFFF_FFFF)
    return unsafe UnsafeBufferPointer(
      start: UnsafePointer(bitPattern: address), count: Int(word >> 48 & 0x7FFF))
  }

  var text: String { unsafe String(decoding: bytes, as: UTF8.self) }

  /// Whether the key is what `name` spells, in Swift's sense: canonically equivalent texts are equal.
  @inline(__always)
  func matches(_ name: borrowing TapeNode) -> Bool {
    guard isASCII, name.kind == .text else { return name.text == text }
    let spelling = unsafe name.spelling
    guard unsafe spelling.count == bytes.count else { return false }
    return unsafe spelling.elementsEqual(bytes)
  }
}
