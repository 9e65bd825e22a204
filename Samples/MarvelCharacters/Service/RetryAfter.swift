import Foundation

/// The delay that a service asks for with the header field `Retry-After` of RFC 9110, section
/// 10.2.3.
enum RetryAfter {
  /// The delay from now: the number of seconds, or the time until a date. Zero for a date in the
  /// past; nil for other text.
  static func duration(_ field: String, now: Date) -> Duration? {
    let text = field.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      // A number with too many digits means forever.
      return .seconds(min(Int64(text) ?? .max, longest))
    }
    guard let date = HTTPDate.date(text, now: now) else { return nil }
    let seconds = max(0, date.timeIntervalSince(now)).rounded(.up)
    return .seconds(Int64(min(seconds, Double(longest))))
  }

  /// A thousand years, which fit into a `Duration` and a date.
  private static let longest: Int64 = 1_000 * 366 * 86_400
}
