import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Texts are valid UTF-8, exactly: as the standard library sees it.
struct UTF8Tests {
  /// Sequences of four bytes that begin beyond ASCII, before a short rest and before a long one.
  /// Each byte is at an end of a range that RFC 3629 distinguishes. Which second bytes are valid
  /// depends on the first one. For later bytes it matters only whether they continue a character.
  @Test func sequence_isAcceptedWhereTheStandardLibraryDoes() {
    let leads: [UInt8] = [
      0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3,
      0xF4,
      0xF5, 0xF7, 0xF8, 0xFF,
    ]
    let edges: [UInt8] = [
      0x20, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 0xFF,
    ]
    let continuationEdges: [UInt8] = [0x20, 0x7F, 0x80, 0xBF, 0xC0, 0xFF]
    for first in leads {
      for second in edges {
        for third in continuationEdges {
          for fourth in continuationEdges {
            let text = [first, second, third, fourth]
            let isValid = String(validating: text, as: UTF8.self) != nil
            for rest in [[0x22], [0x20, 0x20, 0x20, 0x20, 0x20, 0x22]] as [[UInt8]] {
              if isScanned([0x22] + text + rest) != isValid { Issue.record("\(text)") }
            }
          }
        }
      }
    }
  }

  @Test func everyCharacter_isReadBack() throws {
    // Every character of the Basic Multilingual Plane, and in a debug build some of the others.
    let others = stride(
      from: 0x1_0000, through: 0x10_FFFF, by: stepWidth(debug: 251, release: 17, all: 1))
    let text = String(
      String.UnicodeScalarView(
        (Array(0x20...0xFFFF) + others + [0x10_FFFF]).lazy.filter { $0 != 0x22 && $0 != 0x5C }
          .compactMap { Unicode.Scalar(UInt32($0)) }))
    let json = "{\"value\": \"\(text)\"}"
    try expect(One<String>(json: json).value, equals: text)
  }

  private func isScanned(_ bytes: [UInt8]) -> Bool {
    bytes.withDocumentBytes { bytes in (try? withTape(of: bytes) { _ in true }) ?? false }
  }
}
