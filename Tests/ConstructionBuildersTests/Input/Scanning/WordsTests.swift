import ConstructionBuilders
import Testing

@testable import TestSupport

/// The words of JSON have one spelling each.
struct WordsTests {
  /// Every word with one byte replaced, in the middle of a document and at its end.
  @Test(arguments: ["true", "false", "null"])
  func anotherByte_isRefused(word: String) throws {
    for rest in ["", " ", ", 1, 2, 3]"] {
      var taken: [[UInt8]] = []
      for place in word.utf8.indices {
        for byte in UInt8.min...UInt8.max where byte != word.utf8[place] {
          var bytes = Array(word.utf8)
          bytes[word.utf8.distance(from: word.utf8.startIndex, to: place)] = byte
          let json = Array((rest.isEmpty ? "" : "[").utf8) + bytes + Array(rest.utf8)
          if (try? JSONValue(json: json)) != nil { taken.append(json) }
        }
      }
      expect(taken, equals: [])
      let json = rest.hasSuffix("]") ? "[\(word)\(rest)" : "[\(word)\(rest)]"
      #expect(try JSONValue(json: json)[0] != nil)
    }
  }
}
