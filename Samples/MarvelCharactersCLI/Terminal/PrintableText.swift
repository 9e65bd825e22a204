import ConstructionBuilders

/// Makes text safe to print on a terminal.
enum PrintableText {
  /// The text on one line. Control characters and invisible characters are escaped as in findings.
  static func of(_ text: String) -> String { JSONText.visible(text) }

  /// The same for each line of a text of our own.
  static func of(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { of(String($0)) }.joined(separator: "\n")
  }
}
