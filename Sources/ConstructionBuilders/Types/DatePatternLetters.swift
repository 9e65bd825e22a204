/// The meaning of the letters in a pattern.
extension DatePatternCompiler {
  /// The element for a letter that occurs `count` times in a row.
  func element(_ letter: String, _ count: Int) throws(DatePatternError) -> DatePattern.Element {
    if let element = year(letter, count) ?? day(letter, count) ?? time(letter, count) {
      return element
    }
    if let spelling = ZoneSpelling(letter: letter, count: count) { return .zone(spelling) }
    let letters = String(repeating: letter, count: min(count, 10))
    if letter == "y", count == 2 {
      throw refusal("has no year: two digits do not say the century")
    }
    let hints = [
      "Y": ": Y is the year of weeks, and y the year",
      "T": ": write text in single quotation marks",
    ]
    throw refusal(
      "has the \(count == 1 ? "letter" : "letters") \(letters), which cannot be read exactly"
        + (hints[letter] ?? ""))
  }

  /// A number of at least `count` digits, and at most `most` unless `count` is larger.
  private func number(
    _ part: DatePattern.Part, _ count: Int, most: Int
  ) -> DatePattern.Element {
    .number(part, digits: count...max(count, most))
  }

  private func year(_ letter: String, _ count: Int) -> DatePattern.Element? {
    switch (letter, count) {
    case ("y", 2): nil
    // Years beyond 9999 are not supported, so no pattern needs more zeros than this.
    case ("y", 1...9), ("u", 1...9): number(.year, count, most: 4)
    case ("G", 1...3): .name(.era, ["AD"], first: 1)
    case ("G", 4): .name(.era, ["Anno Domini"], first: 1)
    case ("G", 5): .name(.era, ["A"], first: 1)
    default: nil
    }
  }

  private func day(_ letter: String, _ count: Int) -> DatePattern.Element? {
    switch (letter, count) {
    case ("M", 1...2), ("L", 1...2): number(.month, count, most: 2)
    case ("M", 3), ("L", 3): .name(.month, Self.months.map { String($0.prefix(3)) }, first: 1)
    case ("M", 4), ("L", 4): .name(.month, Self.months, first: 1)
    case ("d", 1...2): number(.day, count, most: 2)
    case ("D", 1...3): number(.dayOfYear, count, most: 3)
    case ("E", 1...3), ("e", 3), ("c", 3):
      .name(.weekday, Self.weekdays.map { String($0.prefix(3)) }, first: 0)
    case ("E", 4), ("e", 4), ("c", 4): .name(.weekday, Self.weekdays, first: 0)
    default: nil
    }
  }

  private func time(_ letter: String, _ count: Int) -> DatePattern.Element? {
    switch (letter, count) {
    case ("H", 1...2): number(.hour, count, most: 2)
    case ("k", 1...2): number(.hourFrom1, count, most: 2)
    case ("K", 1...2): number(.hourOf12, count, most: 2)
    case ("h", 1...2): number(.hourOf12From1, count, most: 2)
    case ("a", 1...4): .name(.halfOfDay, ["AM", "PM"], first: 0)
    case ("m", 1...2): number(.minute, count, most: 2)
    case ("s", 1...2): number(.second, count, most: 2)
    case ("S", 1...): .fraction(digits: count)
    default: nil
    }
  }

  /// The weekday of a date: `but 10 June 2014 is a Tuesday`.
  static func weekdayWords(daysSince1970 days: Int) -> String {
    let (year, month, day) = ISO8601.civilDate(daysSince1970: days)
    let weekday = weekdays[ISO8601.weekday(daysSince1970: days)]
    return "but \(day) \(months[month - 1]) \(year) is a \(weekday)"
  }

  /// The names of the POSIX locale, which are English.
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
