import Foundation

/// How long a service asks to be left alone, by the header field `Retry-After` of RFC 9110, section 10.2.3.
enum RetryAfter {
  /// The time from now on: seconds as they are, a date by what is left until then. Nothing for a date that is
  /// past, nil for what is neither.
  static func duration(_ field: String, now: Date) -> Duration? {
    let text = field.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      // More digits than a number has are for ever.
      return .seconds(min(Int64(text) ?? .max, longest))
    }
    guard let date = HTTPDate.date(text, now: now) else { return nil }
    let seconds = max(0, date.timeIntervalSince(now)).rounded(.up)
    return .seconds(Int64(min(seconds, Double(longest))))
  }

  /// A thousand years, which a `Duration` can hold, and a date as well.
  private static let longest: Int64 = 1_000 * 366 * 86_400
}
