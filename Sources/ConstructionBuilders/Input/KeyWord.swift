/// What a field keeps of a key that stands in the program's text; or none.
///
/// A string literal lies in the program's constant data for as long as the program runs, so its
/// address can be kept without counting references. Addresses of constants leave the upper 16 bits
/// free on all platforms that Swift runs on today; length and kind go there.
///
/// `@inlinable`: as ``JSONKey``.
@safe @usableFromInline
struct KeyWord: BitwiseCopyable, Sendable {
  /// Bits 0 to 47 the address, 48 to 62 the length in bytes, 63 set if all is ASCII; 0 for none.
  @usableFromInline
  let bits: UInt64

  /// The word of a literal; nil if it does not fit, by its address or its length.
  @inlinable
  init?(_ literal: StaticString) {
    guard literal.hasPointerRepresentation else { return nil }
    let address = unsafe UInt64(UInt(bitPattern: literal.utf8Start))
    let length = UInt64(literal.utf8CodeUnitCount)
    guard address >> 48 == 0, length >> 15 == 0 else { return nil }
    unsafe self.init(bits: address | length << 48 | (literal.isASCII ? 1 << 63 : 0))
  }

  /// - Precondition: at the address in `bits` are as many bytes as they say, for as long as the program runs; or
  ///   they are 0.
  @unsafe @inlinable
  init(bits: UInt64) {
    assert(bits == 0 || bits & 0xFFFF_FFFF_FFFF != 0)
    self.bits = bits
  }

  @inlinable
  static var none: KeyWord { unsafe KeyWord(bits: 0) }

  var isASCII: Bool { bits >> 63 == 1 }

  var count: Int { Int(bits >> 48 & 0x7FFF) }

  var bytes: UnsafeBufferPointer<UInt8> {
    let address = UInt(bits & 0xFFFF_FFFF_FFFF)
    return unsafe UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
  }

  /// The text of the key; nil if there is none.
  var text: String? { bits == 0 ? nil : literalText }

  /// The text of the key, by the way of a literal in a `let`: no bytes are copied, checked or counted for.
  ///
  /// The initialiser is the one that the compiler calls for each literal. With `String(decoding:as:)`, which makes
  /// another String for each look-up in a dictionary, capturing Marvel from one takes 1.1 times as long.
  ///
  /// - Precondition: there is a key.
  var literalText: String {
    assert(bits != 0)
    let start = unsafe bytes.baseAddress.unsafelyUnwrapped
    return String(
      _builtinStringLiteral: start._rawValue, utf8CodeUnitCount: count._builtinWordValue,
      isASCII: isASCII._value)
  }
}
