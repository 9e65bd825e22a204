/// The key of a member of a JSON object.
///
/// Written as a string literal, it costs nothing to make and one word to keep:
///
/// ```swift
/// _name = fields["name"]
/// ```
///
/// Keys compare as Strings do, by canonical equivalence: `"é"` finds a member however the sender
/// composed it, and whether it was escaped or not.
public struct JSONKey: ExpressibleByStringLiteral, Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case literal(KeyWord)
    case text(String)
  }

  @usableFromInline
  let storage: Storage

  /// What ``SearchedKey`` needs of a literal. The compiler computes it where the literal is.
  @usableFromInline
  let lowerOfName: UInt32

  /// A key written in the program's text.
  @_documentation(visibility: internal)
  @inlinable @inline(__always)
  public init(stringLiteral literal: StaticString) {
    if let word = KeyWord(literal) {
      storage = .literal(word)
      lowerOfName = literal.lowerOfName
    } else {
      storage = .text(literal.description)
      lowerOfName = 0
    }
  }

  /// A key that is only known at run time.
  @inlinable
  public init(_ text: String) {
    storage = .text(text)
    lowerOfName = 0
  }

  /// The key in one word; nil if it is only known at run time, or does not fit.
  @inlinable
  var word: KeyWord? {
    if case .literal(let word) = storage { word } else { nil }
  }

  /// The key as a String.
  @_documentation(visibility: internal)
  public var text: String {
    switch storage {
    case .literal(let word): word.text ?? ""
    case .text(let text): text
    }
  }
}

extension JSONKey: Hashable, CustomStringConvertible {
  @_documentation(visibility: internal)
  public static func == (left: JSONKey, right: JSONKey) -> Bool { left.text == right.text }
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  @_documentation(visibility: internal)
  public var description: String { text }
}

extension StaticString {
  /// What the entry of a name with these bytes has below its offset; 0 if no name has them.
  @inlinable @inline(__always)
  var lowerOfName: UInt32 {
    guard isASCII, utf8CodeUnitCount < TapeEntry.longName else { return 0 }
    // Trusts StaticString: so many bytes are at the start.
    let bytes = unsafe UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    let hash = unsafe nameHash(of: bytes)
    return TapeEntry(nameOfLength: utf8CodeUnitCount, hash: hash, offset: 0).lower
  }
}

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
