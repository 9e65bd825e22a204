import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct PrintableTextTests {
  @Test(arguments: [
    ("Cyclops", "Cyclops"), ("Zoë 日本 🦸🏽‍♀️", "Zoë 日本 🦸🏽‍♀️"), (#"a\b"#, #"a\b"#),
    ("\u{1B}[31m", #"\u001B[31m"#), ("a\r\n\tb", #"a\r\n\tb"#),
    ("\u{7F}\u{9B}", #"\u007F\u009B"#), ("\u{202E}\u{2028}", #"\u202E\u2028"#),
    ("e\u{301}\u{0}", "e\u{301}\\u0000"), ("\u{200B}\u{E0041}", #"\u200B\uDB40\uDC41"#),
  ])
  func text_isShownAndNotObeyed(text: String, expected: String) {
    expect(PrintableText.of(text), equals: expected)
  }

  @Test func lines_stayLines() {
    expect(PrintableText.of(lines: "a\u{7}\n  b\n"), equals: "a\\u0007\n  b\n")
  }
}
