/// Reads a date, or a date and time, as ISO 8601 writes them.
///
/// A date alone is midnight; `T` or a space divides date and time; seconds and their fraction may
/// be left out; the zone is `Z`, `±hh`, `±hhmm` or `±hh:mm`, and UTC where there is none. The
/// machine's own time zone plays no part.
enum ISO8601 {
  /// The seconds since 1970 of the years that it has four digits for, from 0001 to 9999.
  static var years1To9999: Range<Double> { -62_135_596_800..<253_402_300_800 }

  /// Seconds since 1970-01-01T00:00:00Z, or nil where the text is no date that exists.
  static func secondsSince1970(_ text: Span<UInt8>) -> Double? {
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
    return Double(seconds - Int64(offset)) + fraction
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
  /// Years are counted from March, so that the leap day is a year's last.
  static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    // The months from March have 31, 30, 31, 30, 31 days, over and over: 153 in five.
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    // The year before year 0 is one of 365 days from March; 400 years bring it above zero.
    let shifted = marchYear + 400
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400 - 97
    return marchYear * 365 + leapDays + dayOfYear - 719_468
  }
}
