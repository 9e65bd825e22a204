internal import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts that a date in RFC 5322 was sent with.
struct SentMailDate {
  private let hasWeekday: Bool
  private let hasShortDay: Bool
  private let hasSeconds: Bool
  private let zone: Substring
  private let offset: Int
  /// What follows the zone.
  private let comment: Substring

  /// Nil if the text does not end as such a date.
  init?(_ text: String) {
    let end = text.last == ")" ? text.firstIndex(of: "(") ?? text.endIndex : text.endIndex
    let words = text[..<end].split(separator: " ")
    guard words.count >= 5, let zone = words.last,
      let offset = RFC5322.seconds(ofZone: zone) ?? SentDate.seconds(ofZone: zone)
    else { return nil }
    self.zone = zone
    self.offset = offset
    comment = text[zone.endIndex...]
    hasWeekday = words[0].hasSuffix(",")
    hasShortDay = words[hasWeekday ? 1 : 0].count == 1
    hasSeconds = words[words.count - 2].count > 5
  }

  /// The date with the same parts, and then with seconds.
  func texts(of date: Date) -> [String] {
    guard ISO8601.years1To9999 ~= date.timeIntervalSince1970 + Double(offset) else { return [] }
    var words = RFC5322.text(of: date, offset: offset, zone: String(zone) + comment)
      .split(separator: " ", maxSplits: 4)
    if hasShortDay, words[1].first == "0" { words[1].removeFirst() }
    if !hasWeekday { words.removeFirst() }
    let all = words.joined(separator: " ")
    let place = words.count - 1
    guard !hasSeconds, let clock = words[place].firstIndex(of: " ") else { return [all] }
    words[place] = words[place][..<clock].dropLast(3) + words[place][clock...]
    return [words.joined(separator: " "), all]
  }
}
