import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Paths, and how they are written.
struct FieldPathTests {
  @Test(
    arguments: [
      ([], ""), ([.key("a")], "a"),
      ([.key("data"), .key("results"), .index(3)], "data.results[3]"),
      ([.index(0), .index(1), .key("a")], "[0][1].a"), ([.key("a.b")], #"["a.b"]"#),
      ([.key("")], #"[""]"#), ([.key("a"), .key("[0]")], #"a["[0]"]"#),
      ([.key("quote\"")], #"["quote\""]"#), ([.key("back\\slash]")], #"["back\\slash]"]"#),
      ([.key("naïve"), .key("_x-1")], "naïve._x-1"), ([.key("two words")], #"["two words"]"#),
      ([.key("line\nbreak")], #"["line\nbreak"]"#),
      // Vowel signs are letters, and make one character with what stands before them.
      ([.key("a"), .key("\u{93F}")], "a.\u{93F}"), ([.key("\u{329}")], "[\"\u{329}\"]"),
      ([.index(0), .key("\u{93F}")], "[0].\u{93F}"),
    ] as [([FieldPath.Component], String)])
  func text_isWrittenAndReadBack(_ components: [FieldPath.Component], _ text: String) throws {
    let path = FieldPath(components)
    expect(path.description, equals: text)
    expect(FieldPath(text: text)?.components, equals: components)
    let data = try JSONEncoder().encode(path)
    try expect(JSONDecoder().decode(FieldPath.self, from: data), equals: path)
  }

  @Test(arguments: ["a.", ".a", "a..b", "a[", "a[x]", "a[-1]", "a[0", "a[\"b]", "a[0]b", "[]"])
  func whatIsNoPath_isNone(_ text: String) {
    expect(FieldPath(text: text), equals: nil)
    expect(FieldPath(stringLiteral: text).components, equals: [.key(text)])
  }
}
