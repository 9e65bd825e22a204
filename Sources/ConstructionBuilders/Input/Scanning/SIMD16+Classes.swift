internal import ConstructionBuildersC

/// Sixteen bytes of a document, compared at once: a bit for each byte of a class, the first byte's
/// bit lowest.
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
  /// Trusts that a mask is made of sixteen lanes, each with all bits or none.
  @inline(__always)
  var bits: UInt64 {
    UInt64(construction_builders_negative_lanes(unsafe unsafeBitCast(self, to: SIMD16<Int8>.self)))
  }
}
