import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// What `WhiteSpace` finds, against going through the bytes one by one.
struct WhiteSpaceTests {
  @Test(arguments: 0...70)
  func everyLength_isFoundWhateverWasExpected(length: Int) {
    for before in 0...70 {
      for rest in [0, 1, 40] {
        let bytes =
          [UInt8](repeating: 0x0A, count: before) + [UInt8(ascii: "a")]
          + [UInt8](repeating: 0x20, count: length)
          + [UInt8](repeating: UInt8(ascii: "b"), count: rest)
        let second = before + 1
        expect(
          ends(in: bytes, from: [0, second, second]),
          equals: [before, second + length, second + length])
      }
    }
  }

  @Test func everyValueOfAByte_isWhiteSpaceOrNot() {
    for byte in UInt8.min...UInt8.max {
      let isWhiteSpace = [0x20, 0x0A, 0x0D, 0x09].contains(byte)
      for place in [0, 3, 15, 16, 31, 32, 50] {
        // Looked at in vectors, and one by one.
        for count in [place + 80, place + 1] {
          var bytes = [UInt8](repeating: 0x20, count: count)
          bytes[place] = byte
          let end = isWhiteSpace ? count : place
          expect(
            ends(in: bytes, from: [0, 0]), equals: [end, end], "\(byte) at \(place) of \(count)")
        }
      }
    }
  }

  @Test func atTheEndOfTheDocument_isNone() {
    expect(ends(in: [0x20, 0x20], from: [2]), equals: [2])
  }

  private func ends(in bytes: [UInt8], from starts: [Int]) -> [Int] {
    bytes.withUnsafeBufferPointer { buffer in
      var whiteSpace = WhiteSpace()
      return starts.map { whiteSpace.end(at: $0, in: Document(buffer)) }
    }
  }
}
