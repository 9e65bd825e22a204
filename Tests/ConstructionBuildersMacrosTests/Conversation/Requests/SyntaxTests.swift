import TestSupport
import Testing

@testable import BuilderConversation

struct SyntaxTests {
  @Test(arguments: [
    ("@Buildable", 0),
    ("", 0),
    ("\n  @Buildable", 3),
    ("\r\n\t@Buildable", 3),
    ("// @no\n@Buildable", 7),
    ("// Äpfel\r@Buildable", 10),
    ("/* @no */ @Buildable", 10),
    ("/* a /* b */ c */@Buildable", 17),
    ("/*/@Buildable*/@Key", 15),
    ("/* never ends", 13),
    ("// never ends", 13),
    ("/ 2", 0),
  ])
  func start_isAfterBlanksAndComments(source: String, length: Int) {
    let sut = Syntax(source: source, location: Location(fileName: "Comic.swift", offset: 100))

    expect(sut.start, equals: Location(fileName: "Comic.swift", offset: 100 + length))
  }

  @Test func start_withoutLocation_isNowhere() {
    expect(Syntax(source: " @Buildable").start, equals: nil)
  }
}
