/// Reads a date, or a date and time, as ISO 8601 writes them.
///
/// A date alone is midnight; `T` or a space divides date and time; seconds and their fraction may be
/// left out; the zone is `Z`, `±hh`, `±hhmm` or `±hh:mm`, and UTC where there is none. The machine's
/// own time zone plays no part.
enum ISO8601 {
  /// Seconds since 1970-01-01T00:00:00Z, or nil where the text is no date that exists.
  static func secondsSince1970(_ text: Span<UInt8>) -> Double? {
    var reader = Reader(text: text)
    guard
      let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"),
      let day = reader.number(digits: 2),
      1...12 ~= month, 1...daysIn(month, of: year) ~= day
    else { return nil }
    let midnight = Int64(daysSince1970(year, month, day)) * 86_400
    if reader.isAtEnd { return Double(midnight) }

    guard
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(digits: 2), reader.skip(":"),
      let minute = reader.number(digits: 2),
      hour < 24, minute < 60
    else { return nil }
    var seconds = midnight + Int64(hour * 3_600 + minute * 60)
    var fraction = 0.0
    if reader.skip(":") {
      guard let second = reader.number(digits: 2), second < 60 else { return nil }
      seconds += Int64(second)
      if reader.skip(".") || reader.skip(",") {
        guard let digits = reader.fraction() else { return nil }
        fraction = digits
      }
    }
    guard let offset = reader.zone(), reader.isAtEnd else { return nil }
    return Double(seconds - Int64(offset)) + fraction
  }

  private static func daysIn(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Days from 1970-01-01 to a day of the proleptic Gregorian calendar, for years from 0 on.
  ///
  /// Years are counted from March, so that the leap day is a year's last.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    // The months from March have 31, 30, 31, 30, 31 days, over and over: 153 in five.
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    // The year before year 0 is one of 365 days from March; 400 years bring it above zero.
    let shifted = marchYear + 400
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400 - 97
    return marchYear * 365 + leapDays + dayOfYear - 719_468
  }

  /// Reads a text from front to back.
  private struct Reader: ~Escapable {
    let text: Span<UInt8>
    var position = 0

    @_lifetime(copy text)
    init(text: Span<UInt8>) { self.text = text }

    var isAtEnd: Bool { position == text.count }

    /// A number of exactly so many digits.
    mutating func number(digits: Int) -> Int? {
      guard position + digits <= text.count else { return nil }
      var value = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard !isAtEnd, text[position] == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    /// The digits of a fraction, one or more; those past the 18th are too small to count.
    mutating func fraction() -> Double? {
      var value: Int64 = 0
      var divisor = 1.0
      var count = 0
      while let digit = digit() {
        count += 1
        guard count <= 18 else { continue }
        value = value * 10 + Int64(digit)
        divisor *= 10
      }
      return count == 0 ? nil : Double(value) / divisor
    }

    /// Seconds east of UTC; 0 where no zone is given, nil where it is none.
    mutating func zone() -> Int? {
      if isAtEnd || skip("Z") || skip("z") { return 0 }
      let isWest = skip("-")
      guard isWest || skip("+"), let hours = number(digits: 2), hours < 24 else { return nil }
      var minutes = 0
      if !isAtEnd {
        _ = skip(":")
        guard let value = number(digits: 2), value < 60 else { return nil }
        minutes = value
      }
      let seconds = hours * 3_600 + minutes * 60
      return isWest ? -seconds : seconds
    }

    private mutating func digit() -> Int? {
      guard !isAtEnd, 0x30...0x39 ~= text[position] else { return nil }
      position += 1
      return Int(text[position - 1] - 0x30)
    }
  }
}
