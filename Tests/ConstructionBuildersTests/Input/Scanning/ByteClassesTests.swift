import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Each value of a byte, in each lane, against the definition of its class.
struct ByteClassesTests {
  @Test func everyValueOfAByte_isInItsClassesInEveryLane() {
    for byte in UInt8.min...UInt8.max {
      for lane in 0..<16 {
        let isDigit = 0x30...0x39 ~= byte
        let isWhiteSpace = [0x20, 0x0A, 0x0D, 0x09].contains(byte)
        let isPlain = 0x20...0x7F ~= byte && byte != 0x22 && byte != 0x5C
        expect(
          vector(of: 0x31, but: byte, in: lane).othersThanDigits, equals: isDigit ? 0 : 1 << lane)
        expect(
          vector(of: 0x20, but: byte, in: lane).endsOfWhiteSpace,
          equals: isWhiteSpace ? 0 : 1 << lane)
        expect(
          vector(of: 0x61, but: byte, in: lane).endsOfPlainText, equals: isPlain ? 0 : 1 << lane)
      }
    }
  }

  /// Every mask that there is.
  @Test func everyMask_hasTheBitsOfItsLanes() {
    for bits in UInt64(0)...0xFFFF {
      let lanes = SIMD16<Int8>((0..<16).map { bits >> UInt64($0) & 1 == 1 ? 1 : 0 })
      let mask = lanes .== SIMD16(repeating: 1)
      guard mask.bits != bits else { continue }
      Issue.record("\(bits) becomes \(mask.bits)")
    }
  }

  private func vector(of byte: UInt8, but other: UInt8, in lane: Int) -> SIMD16<UInt8> {
    var vector = SIMD16<UInt8>(repeating: byte)
    vector[lane] = other
    return vector
  }
}
