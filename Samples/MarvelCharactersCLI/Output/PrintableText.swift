/// Text that a terminal can only show, not obey.
enum PrintableText {
  /// The text on one line: control characters, line separators and marks that turn the direction of
  /// writing are escaped as JSON escapes them, such as `\u001B`.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isObeyed) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isObeyed(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The same for each line of a text that we have made ourselves.
  static func of(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { of(String($0)) }.joined(separator: "\n")
  }

  /// All of these need four hexadecimal digits at the most.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}", "\u{61C}",
      "\u{200E}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      true
    default:
      false
    }
  }
}
