/// The parts that a duration was sent with, as a clock shows it.
struct SentClock {
  /// How many digits the days have at least; nil without days.
  private let days: Int?

  /// How many digits the hours have at least, or the minutes if they come first.
  private let first: Int

  private let hasThreeParts: Bool

  /// The point or comma of a fraction, and its digits; empty without one.
  private let fraction: Substring

  /// Nil if the text is none such.
  init?(_ text: String) {
    let unsigned = text.drop { $0 == "-" }
    let parts = unsigned.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, let last = parts.last else { return nil }
    let beginning = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let end = last.prefix { $0.isNumber }
    let numbers = beginning + parts.dropFirst().dropLast() + [end]
    guard beginning.count <= 2, numbers.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) })
    else { return nil }
    days = beginning.count == 2 ? Self.leastDigits(beginning[0], usual: 1) : nil
    first = days == nil ? Self.leastDigits(beginning[0], usual: 2) : 2
    hasThreeParts = parts.count == 3
    fraction = last.dropFirst(end.count)
  }

  /// A number has more digits than usual only if it begins with zeros.
  private static func leastDigits(_ number: Substring, usual: Int) -> Int {
    number.first == "0" ? number.count : min(number.count, usual)
  }

  /// The duration with the same parts, and then with a longer fraction, and with all parts.
  func texts(of duration: Duration) -> [String] {
    let (seconds, attoseconds) = duration.components
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    let all = seconds.magnitude
    let digits = Self.padded(attoseconds.magnitude, 18)
    let sent = max(0, fraction.count - 1)
    let least = 18 - digits.reversed().prefix { $0 == "0" }.count
    let fractions = [sent, max(sent, least)].map { count in
      let places = digits.prefix(count) + String(repeating: "0", count: max(0, count - 18))
      return count == 0 ? "" : (fraction.first.map(String.init) ?? ".") + places
    }
    let (hours, minutes) = (all / 3_600, all / 60 % 60)
    let clock = "\(beginning(hours)):\(Self.padded(minutes, 2))"
    let whole = fractions.map { "\(clock):\(Self.padded(all % 60, 2))\($0)" }
    guard !hasThreeParts else { return whole.map { sign + $0 } }
    // Two parts are minutes and seconds, or hours and minutes. What reads them tells.
    let short = fractions.map { "\(Self.padded(all / 60, first)):\(Self.padded(all % 60, 2))\($0)" }
    return (short + [clock] + whole).map { sign + $0 }
  }

  /// What stands before the minutes.
  private func beginning(_ hours: UInt64) -> String {
    guard let days else { return Self.padded(hours, first) }
    return "\(Self.padded(hours / 24, days)).\(Self.padded(hours % 24, 2))"
  }

  private static func padded(_ number: UInt64, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
