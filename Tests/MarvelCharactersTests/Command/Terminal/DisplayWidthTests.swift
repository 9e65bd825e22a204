import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Storm", 5), ("–", 1), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("Ａ", 2),
    ("🦸", 2), ("🦸🏽‍♀️", 2), ("❤️", 2), ("❤", 1), ("\u{301}", 0), ("\u{200B}", 0),
  ])
  func width_isInColumnsOfATerminal(text: String, width: Int) {
    expect(text.displayWidth, equals: width)
  }
}
