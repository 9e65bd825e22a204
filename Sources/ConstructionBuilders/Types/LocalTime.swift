#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What a date and time without a zone means where clocks have one.
package enum LocalTime {
  /// The only moment at which clocks show it.
  case once(Double)
  /// The first of two moments: clocks were set back.
  case twice(first: Double)
  /// None: clocks were set forward.
  case never

  /// - Parameter seconds: The seconds since 1970, if it were UTC.
  package init(_ seconds: Double, in zone: TimeZone) {
    // Clocks are not set twice within two days.
    let moments = [-86_400.0, 86_400].map { distance in
      let moment = Date(timeIntervalSince1970: seconds + distance)
      return seconds - Double(zone.secondsFromGMT(for: moment))
    }
    let shown = moments.filter { $0 + Self.offset(at: $0, zone) == seconds }
    guard let first = shown.min() else {
      self = .never
      return
    }
    self = shown.max() == first ? .once(first) : .twice(first: first)
  }

  /// Whether clocks show another moment as this one, too.
  package static func isShownTwice(_ seconds: Double, _ zone: TimeZone) -> Bool {
    let shown = seconds + offset(at: seconds, zone)
    return if case .twice = LocalTime(shown, in: zone) { true } else { false }
  }

  /// How ISO 8601 writes a zone that is some seconds ahead of UTC.
  package static func zone(of offset: Int) -> String {
    let minutes = Int(offset.magnitude / 60)
    let texts = [minutes / 60, minutes % 60].map { ISO8601.padded($0, 2) }
    return (offset < 0 ? "-" : "+") + texts.joined(separator: ":")
  }

  /// The seconds by which clocks are ahead of UTC.
  package static func offset(at seconds: Double, _ zone: TimeZone) -> Double {
    Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
  }
}

extension Captured<Date> {
  /// The same date and time where clocks have a zone.
  func local(_ zone: TimeZone, _ node: borrowing JSONNode) -> Captured<Date> {
    guard let date = value else { return self }
    switch LocalTime(date.timeIntervalSince1970, in: zone) {
    case .never:
      return .unusable(node, reason: "no clock there shows it")
    case .once(let seconds): return moved(to: seconds, node)
    case .twice(let first):
      let reason = "clocks there show it twice"
      guard node.coercion != .strict else { return .unusable(node, reason: reason) }
      let repair = CaptureNote.repair(
        .coerced, of: node, expected: Date.expectation, "\(reason), and the first counts")
      let own = (note?.own ?? []) + repair.own
      return Captured(value: date, note: repair.with(own: own)).moved(to: first, node)
    }
  }

  private func moved(to seconds: Double, _ node: borrowing JSONNode) -> Captured<Date> {
    guard ISO8601.years1To9999 ~= seconds else { return .unusable(node, .outOfRange) }
    return Captured(value: Date(timeIntervalSince1970: seconds), note: note)
  }
}
