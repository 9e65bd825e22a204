#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FieldFormat<Date> {
  /// A number of seconds since 1970-01-01T00:00:00Z. It may have a fraction.
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

  /// A number of milliseconds since 1970-01-01T00:00:00Z. It may have a fraction.
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

  private static func unit(_ perSecond: Double, within window: ClosedRange<Date>?) -> FieldFormat {
    let words = FormatWords.since1970(
      perSecond: Int(perSecond), first: window.flatMap { ISO8601.text(of: $0.lowerBound) },
      last: window.flatMap { ISO8601.text(of: $0.upperBound) })
    return FieldFormat(words) { node in
      let withoutBooleans = node.coercion.subtracting(.numbersFromBooleans)
      let number = Double.capture(node.with(withoutBooleans))
      guard let value = number.value else { return number.flatMap(node) { _ in nil } }
      let seconds = value / perSecond
      let date = Date(timeIntervalSince1970: seconds)
      guard ISO8601.years1To9999 ~= seconds, window?.contains(date) ?? true else {
        return .unusable(node, .outOfRange, expected: expectation(of: window))
      }
      return number.note == nil ? Captured(date) : number.flatMap(node) { _ in date }
    }
  }

  private static func expectation(of window: ClosedRange<Date>?) -> String {
    guard let window else { return Date.expectation }
    func words(_ date: Date, or most: String) -> String { ISO8601.text(of: date) ?? most }
    let first = words(window.lowerBound, or: "0001-01-01T00:00:00Z")
    let last = words(window.upperBound, or: "9999-12-31T23:59:59Z")
    return "Date from \(first) to \(last)"
  }
}
