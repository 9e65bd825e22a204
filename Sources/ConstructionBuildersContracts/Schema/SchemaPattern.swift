import ConstructionBuilders
import Foundation

/// Regular expressions that mean the same to every validator.
///
/// They are in the grammar that ECMA-262 shares with other engines. `[0-9]` stands for digits,
/// because `\d` can also mean those of other scripts. In some engines, `$` also matches before a
/// line feed at the end, so `(?!\n)` follows.
enum SchemaPattern {
  /// An expression for whole strings.
  static func whole(_ expression: String) -> String { "^\(expression)$(?!\\n)" }

  /// An expression for whole strings, with whitespace around them.
  static func trimmed(_ expression: String) -> String {
    whole("[\\t-\\r ]*\(expression)[\\t-\\r ]*")
  }

  /// The same for an expression that is also for `""`: whitespace alone is no such string.
  static func trimmed(orEmpty expression: String) -> String {
    whole("(?![\\t-\\r ]+$(?!\\n))[\\t-\\r ]*\(expression)[\\t-\\r ]*")
  }

  private static let exponent = "[eE][-+]?[0-9]+"

  /// A number in a string.
  static let numeral = trimmed("[-+]?[0-9]+(\\.[0-9]+)?(\(exponent))?")

  /// A number in a string, as JSON spells it.
  static let number = whole("-?(0|[1-9][0-9]*)(\\.[0-9]+)?(\(exponent))?")

  /// A whole number in a string, as JSON spells it. With an exponent, it may be another one.
  static let wholeNumber = whole("-?(0|[1-9][0-9]*)(\\.0+|(\\.[0-9]+)?\(exponent))?")

  /// A whole number in a string. With an exponent, it may be another one.
  static let wholeNumeral = trimmed("[-+]?[0-9]+(\\.0+|(\\.[0-9]+)?\(exponent))?")

  /// One of several whole numbers in a string. With an exponent, it may be another one.
  static func numeral(of numbers: [String]) -> String {
    trimmed("(\(numerals(of: numbers)))")
  }

  /// One of several numbers in a string, as JSON spells it. With an exponent, it may be another.
  static func number(of numbers: [String]) -> String {
    let spellings = numbers.map { $0 == "0" ? "-?0(\\.0+)?" : literal($0) + "(\\.0+)?" }
    return whole(
      "(\((spellings + ["-?(0|[1-9][0-9]*)(\\.[0-9]+)?\(exponent)"]).joined(separator: "|")))")
  }

  private static func numerals(of numbers: [String]) -> String {
    let spellings = numbers.map { number in
      let digits = number.drop { $0 == "-" }
      let sign = digits == "0" ? "[-+]?" : number.hasPrefix("-") ? "-" : "\\+?"
      return "\(sign)0*\(digits)(\\.0+)?"
    }
    return (spellings + ["[-+]?[0-9]+(\\.[0-9]+)?\(exponent)"]).joined(separator: "|")
  }

  /// A duration in ISO 8601.
  static let iso8601Duration: String = {
    let number = "[0-9]+([.,][0-9]+)?"
    let time = "T(?=[0-9])(\(number)H)?(\(number)M)?(\(number)S)?"
    return "[-+]?P(?=[0-9T])(\(number)W)?(\(number)D)?(\(time))?"
  }()

  /// A duration as a clock shows it.
  static func clock(hasTwoParts: Bool) -> String {
    let parts = "([0-9]+\\.([01][0-9]|2[0-3])|[0-9]+):[0-5][0-9]:[0-5][0-9]([.,][0-9]+)?"
    return "-?(\(parts)" + (hasTwoParts ? "|[0-9]+:[0-5][0-9]([.,][0-9]+)?" : "") + ")"
  }

  /// A date in RFC 5322, with a comment or without.
  static let rfc5322: String = {
    func anyCase(_ words: String) -> String {
      let spelled = words.split(separator: " ").map { word in
        word.map { "[\($0.uppercased())\($0.lowercased())]" }.joined()
      }
      return "(" + spelled.joined(separator: "|") + ")"
    }
    let space = "[\\t ]+"
    let zone = anyCase("GMT UT UTC Z EST EDT CST CDT MST MDT PST PDT") + "|[-+][0-9]{4}"
    return "(" + anyCase("sun mon tue wed thu fri sat") + ",)?[\\t ]*[0-9]{1,2}" + space
      + anyCase("jan feb mar apr may jun jul aug sep oct nov dec") + space + "[0-9]{2,4}" + space
      + "[0-9]{2}:[0-9]{2}(:[0-9]{2})?" + space + "(\(zone))(" + space + "\\([^()]*\\))?"
  }()

  /// A word for true or false in a string.
  static let truth: String = {
    let words = ["true", "t", "yes", "y", "on", "false", "f", "no", "n", "off"]
    let spelled = words.map { word in
      word.map { "[\($0.uppercased())\($0)]" }.joined()
    }
    return trimmed("(\(spelled.joined(separator: "|"))|\(numerals(of: ["0", "1"])))")
  }()

  /// The keys of an object that is read as an array.
  static let index = whole("(0|[1-9][0-9]{0,17})")

  static let month = "(0[1-9]|1[0-2])"
  static let day = "(0[1-9]|[12][0-9]|3[01])"
  static let hour = "([01][0-9]|2[0-3])"
  static let sixtieth = "[0-5][0-9]"

  private static let zone = "([Zz]|[-+]\(hour)(:?\(sixtieth))?)"
  private static let date = "[0-9]{4}-\(month)-\(day)"
  private static let time = "[Tt ]\(hour):\(sixtieth)(:\(sixtieth)([.,][0-9]+)?)?"

  /// ISO 8601, except that each month has 31 days.
  static let iso8601 = "\(date)(\(time)\(zone)?)?"

  /// The same with a zone.
  static let iso8601WithZone = "\(date)\(time)\(zone)"

  /// A text, character by character.
  static func literal(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\^$.*+?()[]{}|/".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
