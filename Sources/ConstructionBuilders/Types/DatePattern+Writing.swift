extension DatePattern {
  /// The text of a date in UTC, to the digits of a fraction that the pattern has.
  ///
  /// The date is one of the years 1 to 9999.
  package func text(ofSecondsSince1970 seconds: Double) -> String {
    let whole = seconds.rounded(.down)
    let days = Int((whole / 86_400).rounded(.down))
    let time = Int(whole - Double(days) * 86_400)
    let date = ISO8601.civilDate(daysSince1970: days)
    func value(_ part: Part) -> Int {
      let hour = time / 3_600
      return switch part {
      case .year: date.year
      case .month: date.month
      case .day: date.day
      case .dayOfYear: days - ISO8601.daysSince1970(date.year, 1, 1) + 1
      case .weekday: ISO8601.weekday(daysSince1970: days)
      case .era: 1
      case .halfOfDay: hour / 12
      case .hour: hour
      case .hourFrom1: hour == 0 ? 24 : hour
      case .hourOf12: hour % 12
      case .hourOf12From1: hour % 12 == 0 ? 12 : hour % 12
      case .minute: time / 60 % 60
      case .second: time % 60
      }
    }
    return elements.map { element in
      switch element {
      case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
      case .number(let part, let digits): ISO8601.padded(value(part), digits.lowerBound)
      case .name(let part, let names, let first): names[value(part) - first]
      case .fraction(let digits): Self.fraction(seconds - whole, digits)
      case .zone(let spelling): spelling.ofUTC
      }
    }.joined()
  }

  /// The digits of a fraction. Reading ignores those after the 18th.
  private static func fraction(_ fraction: Double, _ digits: Int) -> String {
    let kept = min(digits, 18)
    let scale = (0..<kept).reduce(1.0) { scale, _ in scale * 10 }
    let value = min((fraction * scale).rounded(), scale - 1)
    return ISO8601.padded(Int64(value), kept) + String(repeating: "0", count: digits - kept)
  }
}

extension ZoneSpelling {
  /// How it spells UTC.
  fileprivate var ofUTC: String {
    if let word = utc.first { return word }
    let hours = String(repeating: "0", count: hourDigits)
    return "+" + hours + (minutes == .always ? (hasColon ? ":00" : "00") : "")
  }
}
