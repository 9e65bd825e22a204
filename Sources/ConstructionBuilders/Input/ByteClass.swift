import Builtin

/// Sixteen bytes of a document, compared at once: a bit for each that belongs to a class, the first one lowest.
///
/// `@inline(__always)` on all of these: they are in the innermost loops. Without it, scanning Marvel takes 1.15 times
/// as long, and if it is indented 1.4 times.
extension SIMD16<UInt8> {
  /// What a text's plain characters end at: a quotation mark, a backslash, a control character, or a
  /// character beyond ASCII.
  @inline(__always)
  var endsOfPlainText: UInt64 {
    // Bytes beyond ASCII are negative if taken as signed, and so are below the space, too.
    let signed = unsafe unsafeBitCast(self, to: SIMD16<Int8>.self)
    let isBelowSpace = signed .< SIMD16<Int8>(repeating: 0x20)
    return (isEqual(to: 0x22) .| isEqual(to: 0x5C) .| isBelowSpace).bits
  }

  /// What white space ends at: any byte but space, line feed, carriage return and tab.
  @inline(__always)
  var endsOfWhiteSpace: UInt64 {
    (.!(isEqual(to: 0x20) .| isEqual(to: 0x0A) .| isEqual(to: 0x0D) .| isEqual(to: 0x09))).bits
  }

  /// What digits end at.
  @inline(__always)
  var othersThanDigits: UInt64 {
    // Digits become the ten least numbers, if taken as signed.
    let values = unsafe unsafeBitCast(self &- SIMD16<UInt8>(repeating: 0xB0), to: SIMD16<Int8>.self)
    return (values .>= SIMD16<Int8>(repeating: -118)).bits
  }

  @inline(__always)
  private func isEqual(to byte: UInt8) -> SIMDMask<SIMD16<Int8>> {
    self .== SIMD16(repeating: byte)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The mask as a number, with a bit for each lane.
  ///
  /// NB: The standard library has no such thing, though processors have an instruction for it, or a few. `Builtin` is
  /// what its own vectors are made of; nothing else in this package imports it.
  @inline(__always)
  fileprivate var bits: UInt64 {
    let lanes = unsafe unsafeBitCast(self, to: SIMD16<Int8>.self)
    let isSet = Builtin.cmp_slt_Vec16xInt8(lanes._storage._value, Builtin.zeroInitializer())
    return UInt64(UInt16(Builtin.bitcast_Vec16xInt1_Int16(isSet)))
  }
}
