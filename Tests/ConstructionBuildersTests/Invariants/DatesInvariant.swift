import ConstructionBuilders
import Foundation

@testable import TestSupport

/// A date is the instant that its text names, or a problem.
enum DatesInvariant {
  static func check(_ input: [UInt8]) throws {
    let text = String(decoding: input, as: UTF8.self)
    let json = #"{"value": \#(JSONValue.string(text))}"#
    let date = try One<Date>(json: json).value
    // White space around a date is a repair.
    let whiteSpace = CharacterSet(charactersIn: "\t\n\u{0B}\u{0C}\r ")
    let expected = plainlyRead(text.trimmingCharacters(in: whiteSpace))
    guard let date, let expected else {
      return try require(date == nil && expected == nil, "\(text): \(date as Any)")
    }
    // Both sides may round a fraction of many digits differently.
    try require(abs(date.timeIntervalSince1970 - expected) < 1e-4, "\(text): \(date), \(expected)")
  }

  /// Seconds since 1970 by the C library. It normalises dates that do not exist, such as 30
  /// February, so a date exists if its parts are unchanged.
  private static func plainlyRead(_ text: String) -> Double? {
    let pattern =
      /(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)?)?/
      .asciiOnlyDigits()
      .matchingSemantics(.unicodeScalar)
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
    var parts = tm()
    parts.tm_year = Int32(number(match.1) - 1900)
    parts.tm_mon = Int32(number(match.2) - 1)
    parts.tm_mday = Int32(number(match.3))
    parts.tm_hour = Int32(number(match.4))
    parts.tm_min = Int32(number(match.5))
    parts.tm_sec = Int32(number(match.6))
    var counted = parts
    let seconds = timegm(&counted)
    let isReal =
      counted.tm_mon == parts.tm_mon && counted.tm_mday == parts.tm_mday
      && counted.tm_hour == parts.tm_hour && counted.tm_min == parts.tm_min
      && counted.tm_sec == parts.tm_sec && counted.tm_year == parts.tm_year
    let (hours, minutes) = (number(match.9), number(match.10))
    guard isReal, hours < 24, minutes < 60 else { return nil }
    let fraction = match.7.flatMap { Double("0.\($0)") } ?? 0
    let offset = (hours * 60 + minutes) * 60
    let whole = Double(seconds) - Double(match.8 == "-" ? -offset : offset)
    // From the year 0001 to the year 9999.
    return -62_135_596_800..<253_402_300_800 ~= whole ? whole + fraction : nil
  }
}
