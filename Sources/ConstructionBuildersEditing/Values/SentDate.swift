internal import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts that a date in ISO 8601 was sent with.
struct SentDate {
  private let hasTime: Bool
  private let separator: Substring
  private let hasSeconds: Bool
  /// The point or comma of a fraction, and its digits; empty without one.
  private let fraction: Substring
  private let zone: Substring
  private let offset: Int

  /// Nil if the text does not begin as such a date.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
      return nil
    }
    var rest = text.dropFirst(10)
    hasTime = !rest.isEmpty
    separator = rest.prefix(1)
    rest = rest.dropFirst(6)
    hasSeconds = rest.first == ":"
    if hasSeconds { rest = rest.dropFirst(3) }
    let hasFraction = rest.first == "." || rest.first == ","
    let digits = hasFraction ? 1 + rest.dropFirst().prefix { $0.isNumber }.count : 0
    fraction = rest.prefix(digits)
    zone = hasTime ? rest.dropFirst(digits) : "Z"
    guard let offset = Self.seconds(ofZone: zone) else { return nil }
    self.offset = offset
  }

  /// The date with the same parts, and then with a longer fraction, and with all parts.
  func texts(of date: Date) -> [String] {
    let local = Date(timeIntervalSince1970: date.timeIntervalSince1970 + Double(offset))
    guard let plain = ISO8601.text(of: local) else { return [] }
    let day = String(plain.prefix(10))
    let minutes = String(plain.dropFirst(11).prefix(5))
    let seconds = String(plain.dropFirst(16).prefix(3))
    let part = plain.dropFirst(19).dropLast()
    let head = day + (separator.isEmpty ? "T" : separator) + minutes
    func digits(_ count: Int) -> String {
      let point = fraction.first.map(String.init) ?? "."
      let own = part.dropFirst().prefix(count)
      return count == 0 ? "" : point + own + String(repeating: "0", count: count - own.count)
    }
    let sameFraction = digits(max(0, fraction.count - 1))
    let longFraction = part.isEmpty ? "" : digits(part.count - 1)
    var texts: [String] = []
    if !hasTime { texts.append(day) }
    if hasTime, !hasSeconds { texts.append(head + zone) }
    texts.append(head + seconds + sameFraction + zone)
    texts.append(head + seconds + longFraction + zone)
    return texts
  }

  /// The zone at the end of a text in any pattern, such as `-0400`; nil if there is none.
  static func zone(endOf text: String) -> Substring? {
    for length in [6, 5, 3] where text.count > length {
      let zone = text.suffix(length)
      if zone.first == "+" || zone.first == "-", seconds(ofZone: zone) != nil,
        zone.dropFirst().allSatisfy({ $0.isNumber || $0 == ":" })
      {
        return zone
      }
    }
    return nil
  }

  /// The seconds that a zone is ahead of UTC; nil if it is none.
  static func seconds(ofZone zone: Substring) -> Int? {
    if zone.isEmpty || zone == "Z" || zone == "z" { return 0 }
    guard zone.first == "+" || zone.first == "-" else { return nil }
    let digits = zone.dropFirst().filter(\.isNumber)
    guard digits.count == 2 || digits.count == 4, let hours = Int(digits.prefix(2)) else {
      return nil
    }
    let minutes = Int(digits.dropFirst(2)) ?? 0
    return (zone.first == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
