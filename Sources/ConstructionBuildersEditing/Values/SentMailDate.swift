internal import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts that a date in RFC 5322 was sent with.
struct SentMailDate {
  /// What stands between the day of the week and that of the month; nil without the first.
  private let gap: Substring?
  private let hasShortDay: Bool
  private let hasShortYear: Bool
  private let hasSeconds: Bool
  private let zone: Substring
  private let offset: Int
  /// What follows the zone.
  private let comment: Substring

  /// Nil if the text does not end as such a date.
  init?(_ text: String) {
    let end = text.last == ")" ? text.firstIndex(of: "(") ?? text.endIndex : text.endIndex
    let parts = text[..<end].split(separator: ",", maxSplits: 1)
    let words = parts.last?.split(separator: " ") ?? []
    guard words.count == 5, let zone = words.last,
      let offset = RFC5322.seconds(ofZone: zone) ?? SentDate.seconds(ofZone: zone)
    else { return nil }
    self.zone = zone
    self.offset = offset
    comment = text[zone.endIndex...]
    gap = parts.count > 1 ? parts[1].prefix { $0 == " " } : nil
    hasShortDay = words[0].count == 1
    hasShortYear = words[2].count == 2
    hasSeconds = words[3].count > 5
  }

  /// The date with the same parts, and then with seconds.
  func texts(of date: Date) -> [String] {
    guard ISO8601.years1To9999 ~= date.timeIntervalSince1970 + Double(offset) else { return [] }
    let words = RFC5322.text(of: date, offset: offset, zone: String(zone) + comment)
      .split(separator: " ", maxSplits: 5)
    let weekday = gap.map { words[0] + $0 } ?? ""
    let day = hasShortDay && words[1].first == "0" ? words[1].dropFirst() : words[1]
    // A year of two digits is one of these.
    let isShort = hasShortYear && "1950"..."2049" ~= words[3]
    let year = isShort ? words[3].suffix(2) : words[3]
    let clocks = (hasSeconds ? [] : [words[4].dropLast(3)]) + [words[4]]
    return clocks.map { "\(weekday)\(day) \(words[2]) \(year) \($0) \(words[5])" }
  }
}
