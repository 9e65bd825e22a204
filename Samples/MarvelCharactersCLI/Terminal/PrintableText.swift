import ConstructionBuilders

/// Text that a terminal can only show, not obey.
enum PrintableText {
  /// The text on one line, with what a terminal would obey, or nobody could see, escaped as
  /// findings escape it.
  static func of(_ text: String) -> String { JSONText.visible(text) }

  /// The same for each line of a text that we have made ourselves.
  static func of(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { of(String($0)) }.joined(separator: "\n")
  }
}
