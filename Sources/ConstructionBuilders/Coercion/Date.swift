import Foundation

extension Date: Capturable {
  public static var isItsOwnResult: Bool { true }

  /// A string that is a date, or a date and time, by ISO 8601.
  ///
  /// Numbers are not guessed to be seconds or milliseconds: the field's format has to say so.
  public static func capture(_ node: JSONNode) -> Captured<Date> {
    if let seconds = node.withText(ISO8601.secondsSince1970) ?? nil {
      return Captured(Date(timeIntervalSince1970: seconds))
    }
    return node.foreignValue(as: Date.self).map { Captured($0) } ?? .unusable(node)
  }
}

extension FieldFormat<Date> {
  /// ISO 8601, as fields of this type are read anyway.
  public static var iso8601: FieldFormat { FieldFormat { Date.capture($0) } }

  /// A number of seconds since the beginning of 1970, UTC; it may have a fraction.
  public static var secondsSince1970: FieldFormat { unit(1) }

  /// A number of milliseconds since the beginning of 1970, UTC; it may have a fraction.
  public static var millisecondsSince1970: FieldFormat { unit(1_000) }

  private static func unit(_ perSecond: Double) -> FieldFormat {
    FieldFormat { node in
      let withoutBooleans = node.coercion.subtracting(.numbersFromBooleans)
      return Double.capture(node.with(withoutBooleans)).flatMap(node) {
        Date(timeIntervalSince1970: $0 / perSecond)
      }
    }
  }

  /// A pattern of Unicode Technical Standard 35, such as `"yyyy-MM-dd"`, in the Gregorian calendar
  /// and in English; in UTC where the text has no zone of its own.
  ///
  /// The text has to be just what the pattern would write, and the day has to exist; only a zone may be
  /// written in any of its ways. A pattern without a year reads nothing.
  public static func pattern(_ pattern: String) -> FieldFormat {
    FieldFormat { node in
      guard let date = node.string.flatMap({ DatePatterns.shared.date(from: $0, pattern) }) else {
        return .unusable(node, expected: "Date in the pattern \(pattern)")
      }
      return Captured(date)
    }
  }
}
