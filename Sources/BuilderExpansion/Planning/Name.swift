/// A name, in backticks only where it needs them.
struct Name: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// A name that may be written in backticks, without them.
  static func bare(_ written: String) -> String { written.filter { $0 != "`" } }

  /// As a name is written where it is declared or used.
  var written: String { needsBackticks ? "`\(text)`" : text }

  /// With something before it: `_name`, `$name`.
  func prefixed(_ prefix: String) -> String {
    isPlain ? prefix + text : "`\(prefix)\(text)`"
  }

  /// As an argument's label, where most keywords are names.
  var label: String {
    isPlain && text != "inout" ? text : "`\(text)`"
  }

  private var needsBackticks: Bool { !isPlain || Keywords.reserved.contains(text) }

  /// Whether it has only characters of ordinary names.
  private var isPlain: Bool {
    guard let first = text.utf8.first, !first.isDigit, first != UInt8(ascii: "$") else {
      return false
    }
    return text.utf8.allSatisfy { $0.isWordPart && $0 != UInt8(ascii: "$") }
  }
}
