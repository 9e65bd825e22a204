/// A key that is a string literal of the program, in one word; or none.
///
/// A field keeps its key for as long as it lives, and copies it whenever it is copied. A
/// `StaticString` promises that its bytes stay where they are for as long as the program runs, so
/// their address can be kept without counting references.
///
/// Length and kind go into the upper 16 bits, which addresses leave free on all platforms that
/// Swift runs on today. Where one does not, the key is kept as a String.
///
/// A plain address and a length take two words. Building by hand then takes 0.97 times the
/// instructions, but up to 1.13 times the peak heap.
@safe @usableFromInline
struct KeyWord: BitwiseCopyable, Sendable {
  /// Bits 0 to 47 the address, 48 to 62 the length in bytes, 63 set if all is ASCII; 0 for none.
  @usableFromInline
  let bits: UInt64

  /// The word of a literal; nil if it does not fit, by its address or its length.
  @inlinable
  init?(_ literal: StaticString) {
    guard CompilerBets.keepsLiteralAddresses, literal.hasPointerRepresentation else { return nil }
    let address = unsafe UInt64(UInt(bitPattern: literal.utf8Start))
    let length = UInt64(literal.utf8CodeUnitCount)
    guard address >> 48 == 0, length >> 15 == 0 else { return nil }
    unsafe self.init(bits: address | length << 48 | (literal.isASCII ? 1 << 63 : 0))
  }

  /// - Precondition: at the address in `bits` are as many bytes as they say, for as long as the
  ///   program runs; or they are 0.
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
  ///
  /// The compiler calls this initialiser for each literal: it copies, checks and counts no bytes.
  ///
  /// Trusts the initialiser above, which takes nothing but literals: their bytes are valid UTF-8,
  /// all of them ASCII if bit 63 is set, a zero follows them, and they stay.
  var text: String? {
    guard bits != 0 else { return nil }
    let start = unsafe bytes.baseAddress.unsafelyUnwrapped
    unsafe assert(start[count] == 0)
    return String(
      _builtinStringLiteral: start._rawValue, utf8CodeUnitCount: count._builtinWordValue,
      isASCII: isASCII._value)
  }
}
