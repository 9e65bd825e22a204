import Testing

@testable import ConstructionBuilders

/// Texts are valid UTF-8, exactly: as the standard library sees it.
struct UTF8Tests {
  /// Sequences of four bytes that begin beyond ASCII, each byte from the ends of the ranges that RFC
  /// 3629 distinguishes, in front of a short rest and of a long one.
  @Test func sequence_isAcceptedWhereTheStandardLibraryDoes() {
    let leads: [UInt8] = [
      0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3,
      0xF4,
      0xF5, 0xF7, 0xF8, 0xFF,
    ]
    let edges: [UInt8] = [
      0x20, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 0xFF,
    ]
    for first in leads {
      for second in edges {
        for third in edges {
          for fourth in edges {
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
    let text = String(
      String.UnicodeScalarView(
        (0x20...0x10FFFF).lazy.filter { $0 != 0x22 && $0 != 0x5C }
          .compactMap(Unicode.Scalar.init)))
    let json = "{\"value\": \"\(text)\"}"
    #expect(try One<String>(json: json).value == text)
  }

  private func isScanned(_ bytes: [UInt8]) -> Bool {
    bytes.withDocumentBytes { bytes in (try? withTape(of: bytes) { _ in true }) ?? false }
  }
}
