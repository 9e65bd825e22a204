/// Writes text from the input so that terminals, logs and people can read it safely on one line.
///
/// Control characters and invisible characters are escaped as in JSON (RFC 8259, section 7). This
/// is the only place that escapes them: excerpts, paths and sentences all use it.
package enum JSONText {
  /// The text in quotation marks, as a JSON string.
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

  /// Appends one character of a text that is in quotation marks.
  static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default: appendVisibly(scalar, to: &result)
    }
  }

  /// The text without quotation marks around it.
  ///
  /// Backslashes and quotation marks in it are not escaped.
  package static func visible(_ text: String) -> String {
    guard !text.unicodeScalars.allSatisfy({ $0.isVisible }) else { return text }
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
  /// Whether the character is printed unescaped.
  ///
  /// Control characters, line separators and invisible characters are not, whether or not they
  /// change the direction or look of others.
  ///
  /// The two joiners and the variation selectors are: scripts of India and Persia, Mongolian,
  /// Japanese names and many emoji need them.
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
