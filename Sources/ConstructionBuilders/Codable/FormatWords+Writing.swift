#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FormatWords {
  /// Values that the format may read as `value`, the best first; empty if only its type can tell.
  func candidates(for value: Any) -> [JSONValue] {
    switch (self, value) {
    case (.since1970(let perSecond, _, _), let date as Date):
      return Self.numbers(near: date.timeIntervalSince1970 * Double(perSecond))
    case (.pattern(let text), let date as Date):
      let seconds = date.timeIntervalSince1970
      guard let pattern = try? DatePattern(text), ISO8601.years1To9999 ~= seconds else { return [] }
      return [.string(pattern.text(ofSecondsSince1970: seconds))]
    case (.duration(let perSecond), let duration as Duration):
      return [.number(JSONValue.Number(unchecked: duration.digits(perSecond: perSecond)))]
    case (.oneOf(let formats), _):
      let plain = (try? JSONValue(written: value, level: 0)).map { [$0] } ?? []
      return formats.flatMap { $0.candidates(for: value) } + plain
    default: return []
    }
  }

  /// The number, and its neighbours: a division may have rounded it.
  private static func numbers(near number: Double) -> [JSONValue] {
    [number.rounded(), number, number.nextUp, number.nextDown].compactMap { number in
      if let whole = Int64(exactly: number) { return .number(JSONValue.Number(whole)) }
      return JSONValue.Number(number).map(JSONValue.number)
    }
  }
}

extension Duration {
  /// The exact number of seconds, or of thousandths of them.
  fileprivate func digits(perSecond: Int) -> String {
    let (seconds, attoseconds) = components
    let fraction = String(attoseconds.magnitude)
    let padding = String(repeating: "0", count: 18 - fraction.count)
    let all = String(seconds.magnitude) + padding + fraction
    let point = all.count - (perSecond == 1 ? 18 : 15)
    let whole = all.prefix(point).drop { $0 == "0" }
    let places = all.dropFirst(point).reversed().drop { $0 == "0" }.reversed()
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return sign + (whole.isEmpty ? "0" : whole) + (places.isEmpty ? "" : "." + String(places))
  }
}
