#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.hashedWhole).union(.strings) }

  /// A string with a date, or a date and time, in ISO 8601, in the years 0001 to 9999.
  /// With a repair, also with white space around it.
  ///
  /// A number is never guessed to be seconds or milliseconds. The field's format has to say so.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Date> {
    if let seconds = node.withText(ISO8601.secondsSince1970) ?? nil {
      return capture(secondsSince1970: seconds, from: node)
    }
    if let seconds = node.trimmedText?.withDocumentBytes(ISO8601.secondsSince1970) ?? nil {
      let captured = capture(secondsSince1970: seconds, from: node)
      return captured.value.map { .coerced($0, from: node) } ?? captured
    }
    return held(by: node) ?? .unusable(node)
  }

  /// The date that a dictionary holds: it needs no format, and every format reads it.
  fileprivate static func held(
    by node: borrowing JSONNode, within window: ClosedRange<Date>? = nil
  ) -> Captured<Date>? {
    guard let date = node.held(as: Date.self) else { return nil }
    guard window?.contains(date) ?? true else { return .unusable(node, .outOfRange) }
    return capture(secondsSince1970: date.timeIntervalSince1970, from: node)
  }

  /// The date, if it is in the years 0001 to 9999. Otherwise it is out of range.
  fileprivate static func capture(
    secondsSince1970 seconds: Double, from node: borrowing JSONNode
  ) -> Captured<Date> {
    guard ISO8601.years1To9999 ~= seconds else { return .unusable(node, .outOfRange) }
    return Captured(Date(timeIntervalSince1970: seconds))
  }
}

extension FieldFormat<Date> {
  /// ISO 8601, the default for dates.
  public static var iso8601: FieldFormat { FieldFormat(.iso8601) { Date.capture($0) } }

  /// ISO 8601, of which a date, or a date and time, without a zone is local.
  ///
  /// ```swift
  /// _starts = fields["starts", as: .iso8601(timeZone: berlin)]     // "2025-07-01T20:15"
  /// ```
  ///
  /// A zone in the text wins. A time that no clock there shows, because clocks were set forward, is
  /// a problem. Of one that they show twice, the first counts, as a repair.
  public static func iso8601(timeZone: TimeZone) -> FieldFormat {
    FieldFormat(.local(.iso8601, zone: timeZone.identifier)) { node in
      let captured = Date.capture(node)
      return lacksZone(node) ? captured.local(timeZone, node) : captured
    }
  }

  /// ISO 8601 with a zone.
  ///
  /// ```swift
  /// _modified = fields["modified", as: .iso8601WithZone]
  /// ```
  ///
  /// `iso8601` reads a date without a zone as UTC, and says nothing: many senders mean just that.
  /// Use this format if the sender writes a zone, so that you learn when it stops. A date, or a
  /// date and time, without a zone is still read as UTC, with a repair of the kind
  /// ``Finding/Kind/missingTimeZone``. The coercion ``Coercion/strict`` refuses it.
  public static var iso8601WithZone: FieldFormat {
    FieldFormat(.iso8601WithZone) { node in
      let captured = Date.capture(node)
      guard let date = captured.value, lacksZone(node) else { return captured }
      if node.coercion == .strict { return .unusable(node, .missingTimeZone) }
      let repaired = Captured.repaired(date, .missingTimeZone, from: node)
      let own = (captured.note?.own ?? []) + (repaired.note?.own ?? [])
      return Captured(value: date, note: repaired.note?.with(own: own))
    }
  }

  private static func lacksZone(_ node: borrowing JSONNode) -> Bool {
    let trimmed = node.trimmedText?.withDocumentBytes { !ISO8601.hasZone($0) }
    return trimmed ?? (node.withText(ISO8601.hasZone) == false)
  }

  /// A pattern of Unicode Technical Standard 35, such as `"yyyy-MM-dd"`.
  ///
  /// The calendar is Gregorian, the language is English, and the zone is UTC unless the text has
  /// one.
  ///
  /// ```swift
  /// _day = fields["day", as: .pattern("yyyy-MM-dd")]
  /// _seen = fields["seen", as: .pattern("EEE, dd MMM yyyy HH:mm:ss zzz")]
  /// ```
  ///
  /// The text has to be exactly what the pattern would write: the same number of ASCII digits,
  /// names as in the POSIX locale, the correct weekday, and a zone as its letters spell it. The
  /// zone is at most eighteen hours from UTC. A part that the pattern does not have takes its first
  /// value, such as hour 0. The year is needed, and beside each part all larger ones: `HH:mm` alone
  /// names no date, and is rejected.
  ///
  /// | letters | read as |
  /// |---|---|
  /// | `y yyy yyyy …`, `u uu …` | the year, with at least that many digits |
  /// | `M MM`, `L LL`; `MMM MMMM`, `LLL LLLL` | the month, by its number; by its name |
  /// | `d dd`; `D DD DDD` | the day of the month; of the year |
  /// | `E EE EEE eee ccc`; `EEEE eeee cccc` | `Mon`; `Monday` |
  /// | `G GG GGG`, `GGGG`, `GGGGG` | `AD`, `Anno Domini`, `A` |
  /// | `H HH`, `k kk` | the hour, 0 to 23, 1 to 24 |
  /// | `h hh`, `K KK` with `a aa aaa aaaa` | the hour, 1 to 12, 0 to 11, with `AM` or `PM` |
  /// | `m mm`, `s ss`, `S SS SSS …` | minute, second, that many digits of its fraction |
  /// | `Z ZZ ZZZ`, `ZZZZ`, `ZZZZZ` | `-0800`, `GMT-08:00`, `-08:00` or `Z` |
  /// | `X`, `XX XXXX`, `XXX XXXXX` | `-08`, `-0800`, `-08:00`, or `Z` |
  /// | `x`, `xx xxxx`, `xxx xxxxx` | `-08`, `-0800`, `-08:00` |
  /// | `O z zz zzz`, `OOOO` | `GMT-8`, `GMT-08:00`; for `z` also `UTC` |
  ///
  /// All others are rejected: `yy` and `MMMMM` are ambiguous, `Y w e b B v V zzzz` need the data of
  /// a locale, and backends do not send `Q A r U g j`.
  ///
  /// A pattern that cannot be read exactly, such as one with a two-digit year, never stops the
  /// process. It reads nothing, and each finding names the problem. To check a pattern when you
  /// create the format, use ``pattern(validating:timeZone:)``.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - timeZone: Where a text without a zone is local: see ``iso8601(timeZone:)``. Nil for UTC.
  public static func pattern(_ pattern: String, timeZone: TimeZone? = nil) -> FieldFormat {
    do throws(DatePatternError) {
      return FieldFormat(pattern, try DatePattern(pattern), timeZone)
    } catch {
      let problem = error.problem
      return FieldFormat(.ofPattern(pattern, timeZone)) { node in
        .unusable(node, reason: "but the pattern \(problem)")
      }
    }
  }

  /// Like ``pattern(_:timeZone:)``, but throws an error if the pattern cannot be read exactly.
  ///
  /// ```swift
  /// static let day = Result { try FieldFormat<Date>.pattern(validating: "yyyy-MM-dd") }
  /// ```
  ///
  /// - Throws: The problem with the pattern.
  public static func pattern(
    validating pattern: String, timeZone: TimeZone? = nil
  ) throws(DatePatternError) -> FieldFormat {
    FieldFormat(pattern, try DatePattern(pattern), timeZone)
  }

  private init(_ text: String, _ pattern: DatePattern, _ timeZone: TimeZone?) {
    let zone = pattern.hasZone ? nil : timeZone
    self.init(.ofPattern(text, timeZone)) { node in
      guard let seconds = node.withText(pattern.secondsSince1970) ?? nil else {
        let reason = node.withText(pattern.wrongWeekday) ?? nil
        return Date.held(by: node) ?? .unusable(node, reason: reason)
      }
      let captured = Date.capture(secondsSince1970: seconds, from: node)
      return zone.map { captured.local($0, node) } ?? captured
    }
  }
}

extension FormatWords {
  fileprivate static func ofPattern(_ pattern: String, _ zone: TimeZone?) -> FormatWords {
    zone.map { .local(.pattern(pattern), zone: $0.identifier) } ?? .pattern(pattern)
  }
}

extension DatePattern {
  /// Whether each text has a zone.
  fileprivate var hasZone: Bool {
    elements.contains { if case .zone = $0 { true } else { false } }
  }
}

extension FieldFormat<Date> {
  /// A number of seconds since 1970-01-01T00:00:00Z. It may have a fraction. With a repair, also a
  /// numeral.
  ///
  /// Dates are limited to the years 0001 to 9999. A number beyond, such as one in milliseconds, is
  /// out of range. A narrower window finds more such mistakes: ``secondsSince1970(within:)``.
  public static var secondsSince1970: FieldFormat { unit(1, within: nil) }

  /// A number of seconds since 1970-01-01T00:00:00Z, for a date within a window.
  ///
  /// ```swift
  /// let founded = Date(timeIntervalSince1970: 1_262_304_000)   // 2010
  /// _modified = fields["modified", as: .secondsSince1970(within: founded...Date.distantFuture)]
  /// ```
  ///
  /// Any other date is out of range, and so is a date beyond the years 0001 to 9999.
  public static func secondsSince1970(within window: ClosedRange<Date>) -> FieldFormat {
    unit(1, within: window)
  }

  /// A number of milliseconds since 1970-01-01T00:00:00Z. It may have a fraction. With a repair,
  /// also a numeral.
  ///
  /// As in ``secondsSince1970``, a date beyond the years 0001 to 9999 is out of range.
  public static var millisecondsSince1970: FieldFormat { unit(1_000, within: nil) }

  /// A number of milliseconds since 1970-01-01T00:00:00Z, for a date within a window.
  ///
  /// If seconds are sent instead of milliseconds, they give dates in January 1970. A window finds
  /// them:
  ///
  /// ```swift
  /// let founded = Date(timeIntervalSince1970: 1_262_304_000)   // 2010
  /// let window = founded...Date.distantFuture
  /// _modified = fields["modified", as: .millisecondsSince1970(within: window)]
  /// ```
  ///
  /// Any other date is out of range, and so is a date beyond the years 0001 to 9999.
  public static func millisecondsSince1970(within window: ClosedRange<Date>) -> FieldFormat {
    unit(1_000, within: window)
  }

  /// A number of microseconds since 1970-01-01T00:00:00Z. With a repair, also a numeral.
  ///
  /// Source: PostgreSQL and BigQuery, whose times are microseconds. A Date of this century is exact
  /// to a quarter of one.
  public static var microsecondsSince1970: FieldFormat { unit(1_000_000, within: nil) }

  /// A number of nanoseconds since 1970-01-01T00:00:00Z. With a repair, also a numeral.
  ///
  /// Source: Go's `UnixNano`, InfluxDB, OpenTelemetry. A Date takes the nearest time that it can
  /// hold, some hundred nanoseconds away.
  public static var nanosecondsSince1970: FieldFormat { unit(1_000_000_000, within: nil) }

  package static func unit(_ perSecond: Double, within window: ClosedRange<Date>?) -> FieldFormat {
    let words = FormatWords.since1970(
      perSecond: Int(perSecond), first: window.flatMap { ISO8601.text(of: $0.lowerBound) },
      last: window.flatMap { ISO8601.text(of: $0.upperBound) })
    return FieldFormat(words) { node in
      let withoutBooleans = node.coercion.subtracting(.numbersFromBooleans)
      let isNanoseconds = perSecond == 1_000_000_000
      let number =
        isNanoseconds
        ? seconds(ofNanoseconds: node) : Double.capture(node.with(withoutBooleans))
      guard let value = number.value else {
        if let held = Date.held(by: node, within: window) { return held }
        // Of a number that no Double is, it is more important whether it is near any date.
        let nearest = Double.capture(node.with(withoutBooleans.union(.nearestWholeNumbers))).value
        let isNear = nearest.map { date($0 / perSecond, within: window) != nil } ?? true
        return isNear ? number.flatMap(node) { _ in nil } : .unusable(node, .outOfRange)
      }
      guard let date = date(isNanoseconds ? value : value / perSecond, within: window) else {
        return .unusable(node, .outOfRange)
      }
      return number.note == nil ? Captured(date) : number.flatMap(node) { _ in date }
    }
  }

  /// The date, if it is in the years 0001 to 9999 and within the window.
  private static func date(_ seconds: Double, within window: ClosedRange<Date>?) -> Date? {
    let date = Date(timeIntervalSince1970: seconds)
    return ISO8601.years1To9999 ~= seconds && window?.contains(date) ?? true ? date : nil
  }

  /// The nearest number of seconds. A number of nanoseconds has more digits than a Double.
  private static func seconds(ofNanoseconds node: JSONNode) -> Captured<Double> {
    let captured: Captured<Double>? = .number(node) { number in
      let digits = DecimalDigits(number.digits)
      let text = (digits.isNegative ? "-" : "") + digits.digits.map(String.init).joined()
      let seconds = digits.digits.isEmpty ? 0 : Double("\(text)e\(digits.exponent - 9)")
      return seconds.map { .success($0) } ?? .failure(.outOfRange)
    }
    return captured ?? .unusable(node)
  }
}
