#if hasFeature(BuiltinModule)
  import Builtin
#endif

/// Sixteen bytes of a document, compared at once: a bit for each byte of a class, the first byte's
/// bit lowest.
///
/// `@inline(__always)` on all of these, which are in the innermost loops: see the table in
/// `Benchmarks/README.md`.
extension SIMD16<UInt8> {
  /// The bytes that end plain text: a quotation mark, a backslash, a control character, or a
  /// character beyond ASCII.
  @inline(__always)
  var endsOfPlainText: UInt64 {
    // As signed numbers, bytes beyond ASCII are negative, and so they are below the space.
    let isBelowSpace = signed .< SIMD16<Int8>(repeating: 0x20)
    return (isEqual(to: 0x22) .| isEqual(to: 0x5C) .| isBelowSpace).bits
  }

  /// The bytes beyond ASCII.
  @inline(__always)
  var beyondASCII: UInt64 { (signed .< SIMD16<Int8>()).bits }

  /// The bytes that end white space: all but space, line feed, carriage return and tab.
  @inline(__always)
  var endsOfWhiteSpace: UInt64 {
    (.!(isEqual(to: 0x20) .| isEqual(to: 0x0A) .| isEqual(to: 0x0D) .| isEqual(to: 0x09))).bits
  }

  /// The bytes that end digits.
  @inline(__always)
  var othersThanDigits: UInt64 {
    // Digits become the ten least signed numbers.
    let values = (self &- SIMD16<UInt8>(repeating: 0xB0)).signed
    return (values .>= SIMD16<Int8>(repeating: -118)).bits
  }
}

/// The classes that these are made of.
extension SIMD16<UInt8> {
  @inline(__always)
  func isEqual(to byte: UInt8) -> SIMDMask<SIMD16<Int8>> { self .== SIMD16(repeating: byte) }

  @inline(__always)
  func isAtLeast(_ least: UInt8) -> SIMDMask<SIMD16<Int8>> { self .>= SIMD16(repeating: least) }

  /// The bytes from 80 up to a limit that is beyond ASCII. As signed numbers, they are the least.
  @inline(__always)
  func isBeyondASCII(andBelow limit: UInt8) -> SIMDMask<SIMD16<Int8>> {
    signed .< SIMD16<Int8>(repeating: Int8(bitPattern: limit))
  }

  /// Trusts that each of the sixteen bytes is a number, with a sign or without.
  @inline(__always)
  private var signed: SIMD16<Int8> { unsafe unsafeBitCast(self, to: SIMD16<Int8>.self) }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The mask as a number with a bit for each lane, that of the first lowest.
  ///
  /// NB: processors have an instruction or a few for it, the standard library has nothing.
  /// `Builtin` is what its vectors are made of; nothing else in this package imports it.
  @inline(__always)
  var bits: UInt64 {
    #if hasFeature(BuiltinModule) && _endian(little)
      let lanes = unsafe unsafeBitCast(self, to: SIMD16<Int8>.self)
      let isSet = Builtin.cmp_slt_Vec16xInt8(lanes._storage._value, Builtin.zeroInitializer())
      return UInt64(UInt16(Builtin.bitcast_Vec16xInt1_Int16(isSet)))
    #else
      return gatheredBits
    #endif
  }

  /// The same by arithmetic, for compilers without `Builtin`: a scan then takes up to 1.25 times as
  /// long.
  var gatheredBits: UInt64 {
    let words = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return UInt64(littleEndian: words[0]).bitOfEachByte
      | UInt64(littleEndian: words[1]).bitOfEachByte << 8
  }
}

extension UInt64 {
  /// A bit for each byte, of bytes that are all ones or all zeros.
  ///
  /// The mask keeps another bit of each byte, and the multiplication adds all of them up in the
  /// highest byte.
  fileprivate var bitOfEachByte: UInt64 {
    ((self & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) >> 56
  }
}
