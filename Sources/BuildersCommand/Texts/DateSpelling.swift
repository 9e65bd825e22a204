/// How senders write dates and local times other than in ISO 8601.
struct DateSpelling: Sendable {
  /// The pattern of the library, in which each letter stands for a digit.
  let pattern: String
  let format: TextFormats
  /// A date that only this pattern reads.
  let example: String

  /// The day comes before the month, or behind it: where no day of a survey is greater than twelve,
  /// texts have both formats.
  static let all: [DateSpelling] = [
    .init(pattern: "yyyyMMdd", format: .compactDate, example: "20260122"),
    .init(pattern: "dd.MM.yyyy", format: .dottedDate, example: "22.01.2026"),
    .init(pattern: "dd.MM.yyyy HH:mm", format: .dottedMinute, example: "22.01.2026 03:04"),
    .init(pattern: "dd.MM.yyyy HH:mm:ss", format: .dottedSecond, example: "22.01.2026 03:04:05"),
    .init(pattern: "dd/MM/yyyy", format: .dayFirst, example: "22/01/2026"),
    .init(pattern: "dd/MM/yyyy HH:mm", format: .dayFirstMinute, example: "22/01/2026 03:04"),
    .init(pattern: "MM/dd/yyyy", format: .monthFirst, example: "01/22/2026"),
    .init(pattern: "MM/dd/yyyy HH:mm", format: .monthFirstMinute, example: "01/22/2026 03:04"),
    .init(pattern: "yyyy/MM/dd", format: .slashedDate, example: "2026/01/22"),
    .init(pattern: "yyyy/MM/dd HH:mm:ss", format: .slashedSecond, example: "2026/01/22 03:04:05"),
  ]

  /// The only spelling among some formats; nil if there is none, or if it is not clear which.
  static func only(of formats: TextFormats) -> DateSpelling? {
    let spellings = all.filter { formats.contains($0.format) }
    return spellings.count == 1 ? spellings[0] : nil
  }

  /// Whether it has no time of day.
  var isOfDays: Bool { !pattern.contains("H") }

  /// Whether a text is a date of the years 1900 to 2099 in the pattern.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == pattern.utf8.count else { return false }
    var (year, month, day, hour, minute, second) = (0, 0, 0, 0, 0, 0)
    for (index, letter) in pattern.utf8.enumerated() {
      let byte = unsafe text[index]
      let digit = Int(byte) - 0x30
      switch letter {
      case UInt8(ascii: "y"): year = year * 10 + digit
      case UInt8(ascii: "M"): month = month * 10 + digit
      case UInt8(ascii: "d"): day = day * 10 + digit
      case UInt8(ascii: "H"): hour = hour * 10 + digit
      case UInt8(ascii: "m"): minute = minute * 10 + digit
      case UInt8(ascii: "s"): second = second * 10 + digit
      case byte: continue
      default: return false
      }
      guard 0...9 ~= digit else { return false }
    }
    return 1900..<2100 ~= year && 1...12 ~= month && 1...Self.days(of: month, year) ~= day
      && hour < 24 && minute < 60 && second < 60
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
