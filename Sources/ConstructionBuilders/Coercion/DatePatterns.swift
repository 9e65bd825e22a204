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
    // Without a year the formatter would make one up.
    guard Self.letters(of: pattern).contains(where: "yYuU".contains) else { return nil }
    // On Linux the formatter stops the process where characters are counted otherwise than UTF-16 counts them.
    guard text.count == text.utf16.count else { return nil }
    return lock.withLock {
      let formatter = formatters[pattern] ?? makeFormatter(pattern)
      // Patterns stand in the program's text. Should they come from elsewhere, they fill no memory.
      if formatters.count > 100 { formatters.removeAll() }
      formatters[pattern] = formatter
      guard let date = formatter.date(from: text) else { return nil }
      // Formatters take more than they write: other digits, more or fewer of them, spaces. A zone of
      // its own is written back as UTC, so that such a text cannot be compared.
      let isComparable = !Self.letters(of: pattern).contains(where: "zZOvVXx".contains)
      return !isComparable || formatter.string(from: date) == text ? date : nil
    }
  }

  /// The letters of a pattern that stand for something: those not in single quotation marks.
  private static func letters(of pattern: String) -> String {
    let parts = pattern.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined()
  }

  private func makeFormatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.isLenient = false
    formatter.gregorianStartDate = Date.distantPast
    formatter.dateFormat = pattern
    return formatter
  }
}
