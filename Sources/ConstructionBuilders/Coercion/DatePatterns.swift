import Foundation

/// Keeps a formatter for each pattern, because making one takes longer than using it.
///
/// `@unchecked Sendable` because the compiler cannot see that the lock guards the formatters.
/// (`Mutex` needs newer systems than this package does.)
final class DatePatterns: @unchecked Sendable {
  static let shared = DatePatterns()

  private let lock = NSLock()
  private var formatters: [String: DateFormatter] = [:]

  func date(from text: String, _ pattern: String) -> Date? {
    lock.withLock {
      let formatter = formatters[pattern] ?? makeFormatter(pattern)
      // Patterns stand in the program's text. Should they come from elsewhere, they fill no memory.
      if formatters.count > 100 { formatters.removeAll() }
      formatters[pattern] = formatter
      return formatter.date(from: text)
    }
  }

  private func makeFormatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.isLenient = false
    formatter.dateFormat = pattern
    return formatter
  }
}
