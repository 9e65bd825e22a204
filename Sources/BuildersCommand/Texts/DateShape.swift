/// A date, or a date and time, in ISO 8601 as the library reads it.
enum DateShape {
  case date, dateTime

  /// Nil if the text is neither.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count >= 10 else { return nil }
    var reader = unsafe Reader(text: text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2), year > 0, 1...12 ~= month,
      1...Self.days(in: month, of: year) ~= day
    else { return nil }
    if reader.isAtEnd {
      self = .date
      return
    }
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(2), hour < 24, reader.skip(":"),
      let minute = reader.number(2), minute < 60
    else { return nil }
    if reader.skip(":") {
      guard let second = reader.number(2), second < 60 else { return nil }
      if reader.skip(".") || reader.skip(",") {
        guard reader.skipDigits() else { return nil }
      }
    }
    guard reader.skipZone(), reader.isAtEnd else { return nil }
    self = .dateTime
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  @safe private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0

    init(text: UnsafeBufferPointer<UInt8>) { unsafe self.text = text }

    private var count: Int { unsafe text.count }

    var isAtEnd: Bool { index == count }

    mutating func number(_ digits: Int) -> Int? {
      guard index + digits <= count else { return nil }
      var number = 0
      for _ in 0..<digits {
        guard unsafe text[index].isDigit else { return nil }
        number = unsafe number * 10 + Int(text[index] - 0x30)
        index += 1
      }
      return number
    }

    mutating func skip(_ sign: Character) -> Bool {
      guard index < count, unsafe text[index] == sign.asciiValue else { return false }
      index += 1
      return true
    }

    mutating func skipDigits() -> Bool {
      let start = index
      while index < count, unsafe text[index].isDigit { index += 1 }
      return index > start
    }

    /// Skips a zone, or nothing. Returns false for what is neither.
    mutating func skipZone() -> Bool {
      if isAtEnd || skip("Z") || skip("z") { return true }
      guard skip("+") || skip("-"), let hours = number(2), hours < 24 else { return false }
      if isAtEnd { return true }
      _ = skip(":")
      guard let minutes = number(2) else { return false }
      return minutes < 60
    }
  }
}
