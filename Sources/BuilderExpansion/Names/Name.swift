/// A name that is written, with backticks only where Swift needs them.
struct Name: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The name where it is declared or used.
  var written: String { needsBackticks ? "`\(text)`" : text }

  /// The name with a prefix: `_name`, `$name`.
  func prefixed(_ prefix: String) -> String { isPlain ? prefix + text : "`\(prefix)\(text)`" }

  /// The name as the label of an argument, where most keywords need no backticks.
  var label: String { isPlain && !["inout", "_"].contains(text) ? text : "`\(text)`" }

  /// Whether it is a keyword, or has characters that ordinary names do not have.
  var needsBackticks: Bool {
    !isPlain || Keywords.reserved.contains(text) || Keywords.reservedInExpressions.contains(text)
  }

  private var isPlain: Bool {
    text.utf8.first?.isDigit == false
      && text.utf8.allSatisfy { $0.isWordPart && $0 != UInt8(ascii: "$") }
  }
}
