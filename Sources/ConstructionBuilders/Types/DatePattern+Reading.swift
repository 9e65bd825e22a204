extension DatePattern {
  /// Seconds since 1970-01-01T00:00:00Z; nil if the pattern would not write exactly this text.
  ///
  /// A part that the pattern does not have takes its first value: January, or hour 0.
  func secondsSince1970(_ text: Span<UInt8>) -> Double? { parts(text)?.secondsSince1970 }

  /// Why a text is no date, if only its weekday is that of another one.
  func wrongWeekday(_ text: Span<UInt8>) -> String? {
    let hasWeekday = elements.contains {
      if case .name(.weekday, _, _) = $0 { true } else { false }
    }
    guard hasWeekday, var parts = parts(text), parts.secondsSince1970 == nil else { return nil }
    parts.forgetWeekday()
    return parts.secondsSince1970 == nil
      ? nil : parts.days.map { DatePatternCompiler.weekdayWords(daysSince1970: $0) }
  }

  /// The parts that a text has; nil if the pattern would not write it.
  private func parts(_ text: Span<UInt8>) -> DateParts? {
    var reader = DateReader(text: text)
    var parts = DateParts()
    for element in elements {
      switch element {
      case .literal(let bytes):
        guard reader.skip(bytes) else { return nil }
      case .number(let part, let digits):
        guard let value = reader.number(digits: digits), parts.set(part, value) else { return nil }
      case .name(let part, let names, let first):
        guard let index = names.firstIndex(where: { reader.skip($0.utf8) }),
          parts.set(part, first + index)
        else { return nil }
      case .fraction(let digits):
        let start = reader.position
        guard let fraction = reader.fraction(digits: digits), reader.position == start + digits,
          parts.fraction.agrees(fraction)
        else { return nil }
      case .zone(let spelling):
        guard let offset = spelling.offset(&reader), parts.offset.agrees(offset) else { return nil }
      }
    }
    return reader.isAtEnd ? parts : nil
  }
}

/// The parts of a date that were read so far. If a part occurs twice, both values have to be equal.
private struct DateParts {
  /// The values by the raw value of their part.
  private var values: [Int?] = Array(repeating: nil, count: DatePattern.Part.allCases.count)
  var fraction: Double?
  var offset: Int?

  mutating func set(_ part: DatePattern.Part, _ value: Int) -> Bool {
    values[part.rawValue].agrees(value)
  }

  mutating func forgetWeekday() { values[DatePattern.Part.weekday.rawValue] = nil }

  private func value(_ part: DatePattern.Part) -> Int? { values[part.rawValue] }

  /// Nil if the date does not exist, or if parts contradict each other.
  var secondsSince1970: Double? {
    guard let days, let hour else { return nil }
    let (minute, second) = (value(.minute) ?? 0, value(.second) ?? 0)
    guard minute < 60, second < 60 else { return nil }
    // An Int of 32 bits ends in 2038.
    let midnight = Int64(days) * 86_400
    let seconds = midnight + Int64(hour * 3_600 + minute * 60 + second - (offset ?? 0))
    return ISO8601.seconds(seconds, fraction ?? 0)
  }

  /// Days from 1970-01-01 to the date; nil if it does not exist, or if parts contradict each other.
  var days: Int? { value(.year).flatMap { 1...9999 ~= $0 ? days(of: $0) : nil } }

  /// Days from 1970-01-01 to the date; nil if the parts contradict each other.
  private func days(of year: Int) -> Int? {
    let month = value(.month) ?? 1
    let day = value(.day) ?? 1
    guard 1...12 ~= month, 1...ISO8601.daysIn(month, of: year) ~= day else { return nil }
    var days = ISO8601.daysSince1970(year, month, day)
    if let dayOfYear = value(.dayOfYear) {
      let newYear = ISO8601.daysSince1970(year, 1, 1)
      guard 1...(ISO8601.isLeap(year) ? 366 : 365) ~= dayOfYear else { return nil }
      let date = newYear + dayOfYear - 1
      guard agrees(date, with: days, year) else { return nil }
      days = date
    }
    let weekday = ISO8601.weekday(daysSince1970: days)
    return value(.weekday).map { $0 == weekday } ?? true ? days : nil
  }

  /// Whether a day of the year matches the month and day in the text.
  private func agrees(_ date: Int, with days: Int, _ year: Int) -> Bool {
    guard let month = value(.month) else { return value(.day) == nil || hasDay(date, of: year) }
    if value(.day) != nil { return date == days }
    return 0..<ISO8601.daysIn(month, of: year) ~= date - days
  }

  /// Whether a day of the year matches the day of the month in the text, in any month.
  private func hasDay(_ date: Int, of year: Int) -> Bool {
    (1...12).contains { month in
      guard let day = value(.day), day <= ISO8601.daysIn(month, of: year) else { return false }
      return ISO8601.daysSince1970(year, month, day) == date
    }
  }

  /// The hour from 0 to 23, by all parts that give it; nil if they contradict each other.
  private var hour: Int? {
    var hours: [Int] = []
    if let hour = value(.hour) { hours.append(hour) }
    if let hour = value(.hourFrom1) {
      guard 1...24 ~= hour else { return nil }
      hours.append(hour % 24)
    }
    for (part, range) in [(DatePattern.Part.hourOf12, 0...11), (.hourOf12From1, 1...12)] {
      guard let hour = value(part) else { continue }
      guard range ~= hour else { return nil }
      let half = value(.halfOfDay) ?? (hours.first.map { $0 / 12 } ?? 0)
      hours.append(hour % 12 + half * 12)
    }
    let hour = hours.first ?? 0
    guard hour < 24, hours.allSatisfy({ $0 == hour }) else { return nil }
    return value(.halfOfDay).map { $0 == hour / 12 } ?? true ? hour : nil
  }
}

extension Optional where Wrapped: Equatable {
  /// Sets a part. Returns false if it had another value.
  fileprivate mutating func agrees(_ new: Wrapped) -> Bool {
    defer { self = new }
    return self == nil || self == new
  }
}
