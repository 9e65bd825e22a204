/// Reads a date, or a date and time, in ISO 8601.
///
/// A date without a time is midnight. `T` or a space separates date and time. Seconds and their
/// fraction are optional. The zone is `Z`, `±hh`, `±hhmm` or `±hh:mm`, and UTC if there is none.
/// The local time zone is never used.
package enum ISO8601 {
  /// The seconds since 1970 for the years 0001 to 9999, which have four digits.
  package static var years1To9999: Range<Double> { -62_135_596_800..<253_402_300_800 }

  /// Seconds since 1970-01-01T00:00:00Z; nil if the text is not a date, or if it does not exist.
  package static func secondsSince1970(_ text: Span<UInt8>) -> Double? {
    var reader = DateReader(text: text)
    guard
      let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"),
      let day = reader.number(digits: 2),
      1...12 ~= month, 1...daysIn(month, of: year) ~= day
    else { return nil }
    let midnight = Int64(daysSince1970(year, month, day)) * 86_400
    if reader.isAtEnd { return Double(midnight) }

    guard
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(digits: 2), reader.skip(":"),
      let minute = reader.number(digits: 2),
      hour < 24, minute < 60
    else { return nil }
    var seconds = midnight + Int64(hour * 3_600 + minute * 60)
    var fraction = 0.0
    if reader.skip(":") {
      guard let second = reader.number(digits: 2), second < 60 else { return nil }
      seconds += Int64(second)
      if reader.skip(".") || reader.skip(",") {
        guard let digits = reader.fraction() else { return nil }
        fraction = digits
      }
    }
    guard let offset = reader.zone(), reader.isAtEnd else { return nil }
    return Self.seconds(seconds - Int64(offset), fraction)
  }

  /// Whole seconds and a fraction of the next one, as near as a Double is that is before it.
  ///
  /// Rounded up, `9999-12-31T23:59:59.9999999` would be of no year that can be read. Senders write
  /// it for what never ends.
  static func seconds(_ whole: Int64, _ fraction: Double) -> Double {
    min(Double(whole) + fraction, Double(whole + 1).nextDown)
  }

  /// Whether the text of a date has a zone: no other part after the day has such a character.
  static func hasZone(_ text: Span<UInt8>) -> Bool {
    (10..<max(text.count, 10)).contains { "Zz+-".utf8.contains(text[$0]) }
  }

  static func daysIn(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Days from 1970-01-01 to a day of the proleptic Gregorian calendar, for years from 0 on.
  ///
  /// Years are counted from March, so the leap day is the last day of a year.
  static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    // From March on, months have 31, 30, 31, 30 and 31 days, repeatedly: 153 in five months.
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    // January and February of year 0 are in year -1. Adding 400 years makes division round down.
    let shifted = marchYear + 400
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400 - 97
    return marchYear * 365 + leapDays + dayOfYear - 719_468
  }

  /// The day of the week, from 0 for Sunday. 1970-01-01 was a Thursday.
  static func weekday(daysSince1970 days: Int) -> Int { ((days + 4) % 7 + 7) % 7 }
}

/// What writing a date takes, in any format.
extension ISO8601 {
  static func padded(_ number: some BinaryInteger, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The date in the proleptic Gregorian calendar, with years counted from March.
  static func civilDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    // Days since 1 March of the year -400, to avoid negative numbers.
    let shifted = days + 719_468 + 146_097
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = (era - 1) * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, day)
  }
}
