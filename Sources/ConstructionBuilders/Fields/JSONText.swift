/// Writes JSON text.
enum JSONText {
  /// A text in quotation marks, escaped so that it stays on one line (RFC 8259, section 7; also
  /// the C1 controls and the line separators, which terminals and logs obey).
  static func quoted(_ text: some StringProtocol) -> String {
    var result = ""
    appendQuoted(text, to: &result)
    return result
  }

  static func appendQuoted(_ text: some StringProtocol, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    result += "\""
  }

  static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}",
      "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
}
