import Foundation

extension FieldFormat<Date> {
  /// A number of seconds since the beginning of 1970, UTC; it may have a fraction.
  ///
  /// Every date lies in the years 0001 to 9999. A number beyond, such as one of milliseconds, is
  /// out of range; a narrower window finds more such mistakes: ``secondsSince1970(within:)``.
  public static var secondsSince1970: FieldFormat { unit(1, within: nil) }

  /// A number of seconds since the beginning of 1970, UTC, of a date within a window.
  ///
  /// ```swift
  /// let founded = Date(timeIntervalSince1970: 1_262_304_000)   // 2010
  /// _modified = fields["modified", as: .secondsSince1970(within: founded...Date.distantFuture)]
  /// ```
  ///
  /// A number of another date is out of range, and so is one beyond the years 0001 to 9999.
  public static func secondsSince1970(within window: ClosedRange<Date>) -> FieldFormat {
    unit(1, within: window)
  }

  /// A number of milliseconds since the beginning of 1970, UTC; it may have a fraction.
  ///
  /// As ``secondsSince1970``, a number of a date beyond the years 0001 to 9999 is out of range.
  public static var millisecondsSince1970: FieldFormat { unit(1_000, within: nil) }

  /// A number of milliseconds since the beginning of 1970, UTC, of a date within a window.
  ///
  /// Seconds that were sent for milliseconds are dates of January 1970, which a window finds:
  ///
  /// ```swift
  /// let founded = Date(timeIntervalSince1970: 1_262_304_000)   // 2010
  /// let window = founded...Date.distantFuture
  /// _modified = fields["modified", as: .millisecondsSince1970(within: window)]
  /// ```
  ///
  /// A number of another date is out of range, and so is one beyond the years 0001 to 9999.
  public static func millisecondsSince1970(within window: ClosedRange<Date>) -> FieldFormat {
    unit(1_000, within: window)
  }

  private static func unit(_ perSecond: Double, within window: ClosedRange<Date>?) -> FieldFormat {
    FieldFormat { node in
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
