import Foundation

/// A date of HTTP, in any of the three forms of RFC 9110, section 5.6.7.
///
/// ```
/// Sun, 06 Nov 1994 08:49:37 GMT       what is sent today
/// Sunday, 06-Nov-94 08:49:37 GMT      RFC 850
/// Sun Nov  6 08:49:37 1994            asctime
/// ```
enum HTTPDate {
  /// The date; nil for other text, and for a date that does not exist.
  ///
  /// A year of two digits is in the century of `now`, or in the one before when it would be more
  /// than 50 years ahead.
  static func date(_ text: String, now: Date) -> Date? {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "-" }).map(String.init)
    switch parts.count {
    // The year has four digits or two.
    case 6 where parts[5] == "GMT":
      guard let year = number(parts[3]) else { return nil }
      let hasCentury = parts[3].count == 4
      guard hasCentury || parts[3].count == 2 else { return nil }
      return date(
        year: hasCentury ? year : fullYear(year, now), month: parts[2], day: parts[1],
        time: parts[4])
    case 5:
      guard parts[4].count == 4, let year = number(parts[4]) else { return nil }
      return date(year: year, month: parts[1], day: parts[2], time: parts[3])
    default: return nil
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func date(year: Int, month: String, day: String, time: String) -> Date? {
    let clock = time.split(separator: ":").compactMap { number(String($0)) }
    guard let month = months.firstIndex(of: month), let day = number(day), clock.count == 3,
      // RFC 9110 has leap seconds; the calendar of Foundation has none.
      clock[0] < 24, clock[1] < 60, clock[2] <= 60
    else { return nil }
    let parts = DateComponents(
      year: year, month: month + 1, day: day, hour: clock[0], minute: clock[1], second: 0)
    guard parts.isValidDate(in: calendar), let minute = calendar.date(from: parts) else {
      return nil
    }
    return minute + TimeInterval(clock[2])
  }

  private static func fullYear(_ year: Int, _ now: Date) -> Int {
    let thisYear = calendar.component(.year, from: now)
    let sameCentury = thisYear - thisYear % 100 + year
    return sameCentury > thisYear + 50 ? sameCentury - 100 : sameCentury
  }

  private static func number(_ text: String) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
