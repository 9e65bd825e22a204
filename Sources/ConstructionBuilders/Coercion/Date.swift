import Foundation

extension Date: Capturable {
  public static var isItsOwnResult: Bool { true }

  /// A string that is a date, or a date and time, by ISO 8601, in the years 0001 to 9999.
  ///
  /// Numbers are not guessed to be seconds or milliseconds: the field's format has to say so.
  public static func capture(_ node: JSONNode) -> Captured<Date> {
    if let seconds = node.withText(ISO8601.secondsSince1970) ?? nil {
      return capture(secondsSince1970: seconds, from: node)
    }
    guard let date = node.dictionaryValue(as: Date.self) else { return .unusable(node) }
    return capture(secondsSince1970: date.timeIntervalSince1970, from: node)
  }

  /// A date in the years 0001 to 9999.
  fileprivate static func capture(
    secondsSince1970 seconds: Double, from node: borrowing JSONNode
  ) -> Captured<Date> {
    guard ISO8601.years1To9999 ~= seconds else { return .unusable(node, .outOfRange) }
    return Captured(Date(timeIntervalSince1970: seconds))
  }
}

extension FieldFormat<Date> {
  /// ISO 8601, as fields of this type are read anyway.
  public static var iso8601: FieldFormat { FieldFormat { Date.capture($0) } }

  /// A pattern of Unicode Technical Standard 35, such as `"yyyy-MM-dd"`, in the Gregorian calendar
  /// and in English; in UTC where the text has no zone of its own.
  ///
  /// ```swift
  /// _day = fields["day", as: .pattern("yyyy-MM-dd")]
  /// _seen = fields["seen", as: .pattern("EEE, dd MMM yyyy HH:mm:ss zzz")]
  /// ```
  ///
  /// The text has to be just what the pattern would write: so many ASCII digits, names as the POSIX
  /// locale has them, the weekday of the date, a zone by the spelling of its letters. The letters
  /// that are read are `y u M L d D E e c G H h K k a m s S Z z O X x`; what the pattern does not
  /// say is taken to be the first of its kind, such as the hour 0.
  ///
  /// A pattern that cannot be read exactly, such as one of two digits for the year, never stops the
  /// process: it reads nothing, and each finding says what is wrong with it. To have it refused
  /// where the format is made, use ``pattern(validating:)``.
  public static func pattern(_ pattern: String) -> FieldFormat {
    do throws(DatePatternError) {
      return FieldFormat(pattern, try DatePattern(pattern))
    } catch {
      let problem = error.problem
      return FieldFormat { node in
        .unusable(
          node, expected: "Date in the pattern \(pattern)", reason: "but the pattern \(problem)")
      }
    }
  }

  /// The same as ``pattern(_:)``, for a pattern that is to be refused here if it cannot be read
  /// exactly.
  ///
  /// ```swift
  /// static let day = Result { try FieldFormat<Date>.pattern(validating: "yyyy-MM-dd") }
  /// ```
  ///
  /// - Throws: What is wrong with the pattern.
  public static func pattern(
    validating pattern: String
  ) throws(DatePatternError) -> FieldFormat {
    FieldFormat(pattern, try DatePattern(pattern))
  }

  private init(_ text: String, _ pattern: DatePattern) {
    self.init { node in
      guard let seconds = node.withText(pattern.secondsSince1970) ?? nil else {
        return .unusable(node, expected: "Date in the pattern \(text)")
      }
      return Date.capture(secondsSince1970: seconds, from: node)
    }
  }
}
