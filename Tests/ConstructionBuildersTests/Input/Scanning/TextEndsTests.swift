import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Compares `TextEnds` with a search byte by byte.
struct TextEndsTests {
  @Test(arguments: [1, 2, 7, 8, 63, 64, 65, 127, 128, 129, 255, 256, 257])
  func everyByte_isFoundFromEveryPlace(count: Int) {
    for mark in 0...count {
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
      if mark < count { bytes[mark] = UInt8(ascii: "\"") }
      for start in 0...count where isNearABorder(start) || abs(start - mark) < 2 {
        let expected = mark < count && start <= mark ? mark : count
        expect(ends(in: bytes, from: [start]), equals: [expected])
      }
    }
  }

  /// Whether a place is at the beginning or the end of a word of eight bytes.
  private func isNearABorder(_ place: Int) -> Bool { [0, 1, 7].contains(place % 8) }

  @Test func everyValueOfAByte_endsPlainTextOrNot() {
    for byte in UInt8.min...UInt8.max {
      let endsText = byte < 0x20 || byte > 0x7F || byte == 0x22 || byte == 0x5C
      // Once in a whole block and once in what is left over.
      for count in [64, 5] {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[3] = byte
        expect(ends(in: bytes, from: [0]), equals: [endsText ? 3 : count], "\(byte)")
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func placesInManyWindows_areAllFound(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = 3 * TextEnds.windowLength + 77
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
    var expected: [Int] = []
    var place = 0
    while place < count {
      // Distances of all sizes: neighbours, blocks, more than a window.
      place += Int.random(in: 0..<(1 << Int.random(in: 1...15, using: &random)), using: &random)
      guard place < count else { break }
      bytes[place] = [0x22, 0x5C, 0x0A, 0xE9].randomElement(using: &random)!
      expected.append(place)
      place += 1
    }
    let starts = [0] + expected.map { $0 + 1 }
    expect(ends(in: bytes, from: starts), equals: expected + [count])
  }

  /// Characters beyond ASCII end plain text, but no text where all of a window are valid.
  @Test(arguments: [0, 1, 2, 3, 60, 61, 62, 63, 64, 65, 130])
  func charactersBeyondASCII_areSkippedWhereTheyAreValid(padding: Int) {
    let before = String(repeating: "a", count: padding)
    let text = Array("\(before)é日本😀語\"b".utf8)
    expect(ends(in: text, from: [0]), equals: [padding])
    expect(endsOfTexts(in: text, from: [padding]), equals: [padding + 15])
    expect(endsOfTexts(in: text, from: [0, padding + 16]), equals: [padding + 15, text.count])

    // An invalid byte later in the window: the characters are still to be checked.
    let invalid = text + [0xFF, 0x61, 0x61, 0x61]
    expect(endsOfTexts(in: invalid, from: [0, padding + 2]), equals: [padding, padding + 2])
    // A character that is cut off is not marked with those before it.
    expect(endsOfTexts(in: Array(text.dropLast(4)), from: [0]), equals: [padding + 12])
    expect(endsOfTexts(in: [0xE6, 0x97], from: [0]), equals: [0])
  }

  private func endsOfTexts(in bytes: [UInt8], from starts: [Int]) -> [Int] {
    bytes.withUnsafeBufferPointer { buffer in
      var ends = TextEnds(Document(buffer))
      return starts.map { ends.nextOfText(at: $0) }
    }
  }

  private func ends(in bytes: [UInt8], from starts: [Int]) -> [Int] {
    bytes.withUnsafeBufferPointer { buffer in
      var ends = TextEnds(Document(buffer))
      return starts.map { ends.next(at: $0) }
    }
  }
}
