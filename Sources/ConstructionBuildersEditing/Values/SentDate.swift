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
  private var zone: Substring
  private var offset: Int
  /// Whether clocks show the date twice, so that it needs its zone.
  private var isTwice = false

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

  /// The same for a date without a zone, where clocks have one. A date that they show twice has the
  /// zone.
  func local(_ date: Date, in timeZone: TimeZone) -> SentDate {
    guard zone.isEmpty || !hasTime else { return self }
    var local = self
    let seconds = date.timeIntervalSince1970
    local.offset = Int(LocalTime.offset(at: seconds, timeZone))
    local.isTwice = LocalTime.isShownTwice(seconds, timeZone)
    local.zone = local.isTwice ? LocalTime.zone(of: local.offset)[...] : ""
    return local
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
    if !hasTime, !isTwice { texts.append(day) }
    if hasTime, !hasSeconds { texts.append(head + zone) }
    texts.append(head + seconds + sameFraction + zone)
    texts.append(head + seconds + longFraction + zone)
    return texts
  }

  /// The zone at the end of a text in any pattern, such as `-0400`, `GMT+5:30` or `UTC`; nil if
  /// there is none.
  static func zone(endOf text: String) -> Substring? {
    if let name = ["GMT", "UTC", "Z"].first(where: text.hasSuffix) {
      return text.suffix(name.count)
    }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let hasName = text[..<sign].hasSuffix("GMT")
    let zone = hasName ? text[text.index(sign, offsetBy: -3)...] : text[sign...]
    guard text[sign...].dropFirst().allSatisfy({ $0.isNumber || $0 == ":" }) else { return nil }
    return seconds(ofZone: zone) == nil ? nil : zone
  }

  /// The seconds that a zone is ahead of UTC; nil if it is none.
  static func seconds(ofZone zone: Substring) -> Int? {
    if ["", "Z", "z", "GMT", "UTC"].contains(zone) { return 0 }
    let hasName = zone.hasPrefix("GMT")
    let zone = hasName ? zone.dropFirst(3) : zone
    guard zone.first == "+" || zone.first == "-" else { return nil }
    var digits = zone.dropFirst().filter(\.isNumber)
    if hasName, digits.count % 2 == 1 { digits = "0" + digits }
    guard digits.count == 2 || digits.count == 4, let hours = Int(digits.prefix(2)) else {
      return nil
    }
    let minutes = Int(digits.dropFirst(2)) ?? 0
    return (zone.first == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
