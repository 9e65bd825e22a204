#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FieldFormat<Date> {
  /// RFC 5322, as mails and feeds write it, and HTTP: `Tue, 10 Jun 2014 04:00:00 GMT`.
  ///
  /// Source: RFC 5322, 3.3 and 4.3; RSS 2.0; RFC 9110, 5.6.7 (`IMF-fixdate`). The day of the week
  /// can be missing, and otherwise has to be that of the date. A day can have one digit, and
  /// seconds can be missing. The zone is an offset, `GMT`, `UT`, `UTC`, `Z`, or one of `EST EDT CST
  /// CDT MST MDT PST PDT`. A year of two digits is one of 1950 to 2049, as the RFC says. A comment
  /// can follow.
  ///
  /// ```swift
  /// _published = fields["pubDate", as: .rfc5322]
  /// ```
  public static var rfc5322: FieldFormat { FieldFormat(.rfc5322) { .text($0, RFC5322.date) } }
}

package enum RFC5322 {
  fileprivate static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  fileprivate static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  private static let zones = [
    "gmt": 0, "ut": 0, "utc": 0, "z": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7,
    "mdt": -6, "pst": -8, "pdt": -7,
  ]

  fileprivate static func date(_ text: String) throws(TextRefusal) -> Date {
    var reader = ASCIIReader(text)
    guard let parts = try parts(&reader) else { throw .mismatch() }
    guard ISO8601.years1To9999 ~= parts else { throw .outOfRange }
    return Date(timeIntervalSince1970: parts)
  }

  private static func parts(_ reader: inout ASCIIReader) throws(TextRefusal) -> Double? {
    var weekday: Int?
    if let name = reader.letters() {
      weekday = weekdays.firstIndex(of: name.lowercased())
      guard weekday != nil, reader.skip(",") else { return nil }
    }
    _ = reader.skipSpace()
    guard let day = reader.number(1...2), reader.skipSpace(),
      let month = reader.letters().flatMap({ months.firstIndex(of: $0.lowercased()) }),
      reader.skipSpace(), let digits = reader.digits(2...4), let number = Int(digits),
      reader.skipSpace()
    else { return nil }
    let century = [2: number < 50 ? 2_000 : 1_900, 3: 1_900, 4: 0][digits.count] ?? 0
    let year = number + century
    guard 1...ISO8601.daysIn(month + 1, of: year) ~= day else { return nil }
    let days = ISO8601.daysSince1970(year, month + 1, day)
    guard let time = time(&reader), reader.skipSpace(), let offset = zone(&reader),
      reader.isAtEnd || isComment(&reader)
    else { return nil }
    guard weekday ?? ISO8601.weekday(daysSince1970: days) == ISO8601.weekday(daysSince1970: days)
    else { throw .mismatch(DatePatternCompiler.weekdayWords(daysSince1970: days)) }
    return Double(days) * 86_400 + Double(time - offset)
  }

  private static func time(_ reader: inout ASCIIReader) -> Int? {
    guard let hour = reader.number(2...2), hour < 24, reader.skip(":"),
      let minute = reader.number(2...2), minute < 60
    else { return nil }
    var second = 0
    if reader.skip(":") {
      guard let value = reader.number(2...2), value < 60 else { return nil }
      second = value
    }
    return hour * 3_600 + minute * 60 + second
  }

  private static func zone(_ reader: inout ASCIIReader) -> Int? {
    if let name = reader.letters() { return seconds(ofZone: name) }
    let isWest = reader.skip("-")
    guard isWest || reader.skip("+"), let number = reader.number(4...4), number % 100 < 60,
      number < 2_400
    else { return nil }
    let seconds = number / 100 * 3_600 + number % 100 * 60
    return isWest ? -seconds : seconds
  }

  /// The seconds that a zone with a name is ahead of UTC; nil if none has the name.
  package static func seconds(ofZone name: some StringProtocol) -> Int? {
    zones[name.lowercased()].map { $0 * 3_600 }
  }

  /// Whether a comment is all that follows.
  private static func isComment(_ reader: inout ASCIIReader) -> Bool {
    reader.skipSpace() && reader.skip("(")
      && reader.rest.dropLast().allSatisfy { !"()\\".utf8.contains($0) }
      && reader.rest.last == UInt8(ascii: ")")
  }

  /// The text of a date, in the zone that is some seconds east of UTC.
  package static func text(of date: Date, offset: Int, zone: String) -> String {
    let seconds = (date.timeIntervalSince1970).rounded(.down) + Double(offset)
    let days = Int((seconds / 86_400).rounded(.down))
    let time = Int(seconds - Double(days) * 86_400)
    let (year, month, day) = ISO8601.civilDate(daysSince1970: days)
    let names = [weekdays[ISO8601.weekday(daysSince1970: days)], months[month - 1]]
      .map(\.capitalized)
    let clock = [time / 3_600, time / 60 % 60, time % 60].map { ISO8601.padded($0, 2) }
    return "\(names[0]), \(ISO8601.padded(day, 2)) \(names[1]) \(ISO8601.padded(year, 4)) "
      + clock.joined(separator: ":") + " \(zone)"
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
