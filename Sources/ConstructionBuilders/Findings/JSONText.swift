/// Writes foreign text so that it says what it holds, and nothing else: on a terminal, in a log and
/// on one line.
///
/// What a terminal or a log would obey, or a person could not see, is escaped as JSON escapes it
/// (RFC 8259, section 7). It is the one place that does so: excerpts, paths and sentences all come
/// through here.
package enum JSONText {
  /// A text in quotation marks, which is JSON.
  package static func quoted(_ text: some StringProtocol) -> String {
    var result = ""
    appendQuoted(text, to: &result)
    return result
  }

  static func appendQuoted(_ text: some StringProtocol, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    result += "\""
  }

  /// Adds a character of a text in quotation marks.
  static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default: appendVisibly(scalar, to: &result)
    }
  }

  /// A text without quotation marks, whoever wrote it: backslashes and quotation marks stay.
  package static func visible(_ text: String) -> String {
    guard !text.unicodeScalars.allSatisfy(\.isVisible) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { appendVisibly(scalar, to: &result) }
    return result
  }

  private static func appendVisibly(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.isVisible: result.unicodeScalars.append(scalar)
    default:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it stands for itself: neither a control character, nor the end of a line, nor one of
  /// those that are not seen, whether or not they change the direction or the look of their neighbours.
  ///
  /// The two joiners stay, and what selects one of a character's variants: scripts of India and Persia
  /// and of Mongolia, names in Japanese, and many emoji, are written with them.
  var isVisible: Bool {
    guard value < 0x20 || value > 0x7E else { return true }
    switch self {
    case "\u{200C}", "\u{200D}": return true
    case "\u{E0000}"..."\u{E00FF}": return false
    default: break
    }
    let properties = properties
    if properties.isDefaultIgnorableCodePoint, !properties.isVariationSelector { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
