/// Checks that a part of a document is UTF-8, 64 bytes at a time.
struct UTF8Check {
  private var faults = SIMDMask<SIMD16<Int8>>()

  /// Whether the block before has bytes beyond ASCII, so that a character can go on in the next.
  private var isInCharacters = false

  /// Whether all was valid, as far as characters were whole.
  var isValid: Bool { faults.bits == 0 }

  /// The bytes beyond ASCII among the next 64, which are checked: a bit for each.
  ///
  /// `@inline(__always)`: as in `SIMD16+Classes`.
  ///
  /// - Precondition: there are 64 bytes at `position` and three before them, which are those of the
  ///   last call, or the end of a whole character.
  @inline(__always)
  mutating func bytesBeyondASCII(of document: Document, at position: Int) -> UInt64 {
    guard isInCharacters || document.hasBytesBeyondASCII(inBlockAt: position) else { return 0 }
    let bits = document.bytesBeyondASCII(inBlockAt: position)
    isInCharacters = bits != 0
    let first = document.faultsInUTF8(at: position)
    let second = document.faultsInUTF8(at: position &+ 16)
    let third = document.faultsInUTF8(at: position &+ 32)
    let fourth = document.faultsInUTF8(at: position &+ 48)
    faults .|= first .| second .| third .| fourth
    return bits
  }
}

extension Document {
  /// The bytes among sixteen that cannot stand where they do, each seen from the three before it.
  /// The rules are those of the table in RFC 3629, section 4.
  ///
  /// A missing byte is noticed at the byte that is in its place. So bytes without a fault are
  /// valid UTF-8 if the last of their characters is whole.
  ///
  /// - Precondition: there are sixteen bytes at `position`, and three before it.
  @inline(__always)
  fileprivate func faultsInUTF8(at position: Int) -> SIMDMask<SIMD16<Int8>> {
    let bytes = vector(at: position)
    let before = vector(at: position &- 1)
    let isExpected =
      before.isAtLeast(0xC0) .| vector(at: position &- 2).isAtLeast(0xE0)
      .| vector(at: position &- 3).isAtLeast(0xF0)
    let isMisplaced = bytes.isBeyondASCII(andBelow: 0xC0) .^ isExpected
    // C0 and C1 would begin overlong forms, F5 and more exceed U+10FFFF.
    let isNeverValid = (bytes & 0xFE).isEqual(to: 0xC0) .| bytes.isAtLeast(0xF5)
    // Second bytes: after E0 and F0 an overlong form, after ED half of a surrogate pair, after F4
    // more than U+10FFFF.
    let isBelowA0 = bytes.isBeyondASCII(andBelow: 0xA0)
    let isBelow90 = bytes.isBeyondASCII(andBelow: 0x90)
    let isBadSecond =
      (before.isEqual(to: 0xE0) .& isBelowA0) .| (before.isEqual(to: 0xED) .& .!isBelowA0)
      .| (before.isEqual(to: 0xF0) .& isBelow90) .| (before.isEqual(to: 0xF4) .& .!isBelow90)
    return isMisplaced .| isNeverValid .| isBadSecond
  }
}
