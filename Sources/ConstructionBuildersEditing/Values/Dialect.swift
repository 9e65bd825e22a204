internal import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a sender spells values of one kind, as told by one that was sent.
///
/// It only proposes. What a field does not read as the value is not written.
struct Dialect {
  private let value: Any
  private let sent: JSONValue
  private let format: FormatWords?

  init(_ value: Any, like sent: JSONValue, _ format: FormatWords?) {
    self.value = withoutUnion(value) ?? value
    self.sent = sent
    self.format = format?.words(ofArm: value)
  }

  /// Spellings of a value, the most similar first.
  func candidates(_ plain: [JSONValue]) -> [JSONValue] {
    if let boolean = value as? Bool { return words(boolean) }
    if let duration = value as? Duration {
      return similar(plain).flatMap(spelled) + durations(duration, plain)
    }
    guard let date = value as? Date else { return marked(plain) + similar(plain).flatMap(spelled) }
    // A number of seconds may be in a string, if the one that was sent was.
    return dates(date) + similar(plain.flatMap { (isNumber ? spelled($0) : []) + [$0] })
  }

  /// Whether a number was sent, also in a string, and with more digits than a Double holds.
  private var isNumber: Bool {
    sent.read(Double.self, coercion: [.numbersFromStrings, .nearestWholeNumbers]) != nil
  }

  /// Whether a word such as "NaN" was sent, which does not say that numbers are in strings.
  private var isWordForNumber: Bool {
    guard case .string(let text) = sent else { return false }
    return Double(text)?.isFinite == false
  }

  private func spelled(_ plain: JSONValue) -> [JSONValue] {
    switch (sent, plain) {
    case (.string, .number):
      let texts = [plain.number(like: sent) ?? plain, plain].map { JSONValue.string("\($0)") }
      return isWordForNumber ? [plain.withoutPoint] + texts : texts
    case (.boolean, .number(let number)):
      return number.digits == "1" ? [true] : number.digits == "0" ? [false] : []
    case (.number, .number): return [plain.number(like: sent) ?? plain]
    case (.number, .string(let text)):
      return JSONValue.Number(digits: text).map { [.number($0)] } ?? []
    case (.boolean, .string(let text)):
      return text == "true" ? [true] : text == "false" ? [false] : []
    case (.string(let old), .string(let text)) where value is UUID && old == old.lowercased():
      return [.string(text.lowercased())]
    default: return []
    }
  }

  /// The values in the order of how similar they are to what was sent.
  private func similar(_ plain: [JSONValue]) -> [JSONValue] {
    let shape = "\(sent)".shape
    let same = plain.filter { "\($0)".shape == shape }
    let kind = plain.filter { $0.kind == sent.kind && !same.contains($0) }
    return same + kind + plain.filter { $0.kind != sent.kind }
  }

  private func words(_ boolean: Bool) -> [JSONValue] {
    switch sent {
    case .number: return [boolean ? 1 : 0]
    case .string(let old):
      let pairs = [
        ("true", "false"), ("t", "f"), ("yes", "no"), ("y", "n"), ("on", "off"), ("1", "0"),
      ]
      let known = pairs.first { $0.0 == old.lowercased() || $0.1 == old.lowercased() }
      guard let known else { return [] }
      return [.string((boolean ? known.0 : known.1).cased(like: old))]
    default: return []
    }
  }

  /// A date in ISO 8601 or in a pattern, with the zone and the parts that the sent one has.
  private func dates(_ date: Date) -> [JSONValue] {
    guard case .string(let old) = sent else { return [] }
    let zone = format?.zone
    let sent = SentDate(old).map { sent in zone.map { sent.local(date, in: $0) } ?? sent }
    let texts = sent?.texts(of: date) ?? SentMailDate(old)?.texts(of: date) ?? []
    return texts.map(JSONValue.string) + zoned(date, like: old)
  }

  /// A duration with the parts that the sent one has, days among them.
  private func durations(_ duration: Duration, _ plain: [JSONValue]) -> [JSONValue] {
    guard case .string(let old) = sent else { return [] }
    let clock = SentClock(old)?.texts(of: duration).map(JSONValue.string) ?? []
    return clock + plain.filter { "\($0)".contains("D") == old.contains("D") }
  }

  /// A number with the marks of the format, without those for groups if the sent one has none where
  /// one belongs.
  private func marked(_ plain: [JSONValue]) -> [JSONValue] {
    let grouping = format?.found { format -> String?? in
      if case .decimal(_, let grouping) = format { .some(grouping) } else { nil }
    }
    guard let grouping, case .string(let old) = sent else { return [] }
    let texts = plain.filter { $0.kind == .string }
    guard let mark = grouping, !old.contains(mark),
      old.drop(while: { !$0.isNumber }).prefix(while: \.isNumber).count > 3
    else { return texts }
    return texts.filter { !"\($0)".contains(mark) }
  }

  /// A date in a pattern that ends with a zone, in the zone that the sent one has.
  private func zoned(_ date: Date, like old: String) -> [JSONValue] {
    guard let format, let zone = SentDate.zone(endOf: old),
      let offset = SentDate.seconds(ofZone: zone)
    else { return [] }
    let local = Date(timeIntervalSince1970: date.timeIntervalSince1970 + Double(offset))
    return format.candidates(for: local).compactMap { candidate -> JSONValue? in
      guard case .string(let text) = candidate else { return nil }
      let own = SentDate.zone(endOf: text)
      return own.map { .string(String(text.dropLast($0.count)) + zone) }
    }
  }
}

extension FormatWords {
  /// Where clocks show the dates that have no zone.
  fileprivate var zone: TimeZone? {
    found { format in
      if case .local(_, let zone) = format { TimeZone(identifier: zone) } else { nil }
    }
  }

  /// Whether the value is a date that clocks show twice.
  func isShownTwice(_ value: Any) -> Bool {
    guard let date = unwrapped(value) as? Date, let zone else { return false }
    return LocalTime.isShownTwice(date.timeIntervalSince1970, zone)
  }

  /// What is found of the format, or else of those that it is made of.
  fileprivate func found<Found>(_ find: (FormatWords) -> Found?) -> Found? {
    if let found = find(self) { return found }
    for part in parts {
      if let found = part.found(find) { return found }
    }
    return nil
  }
}

extension JSONValue {
  /// A whole number without a point, such as a Double prints.
  var withoutPoint: JSONValue {
    guard case .number(let number) = self, number.digits.hasSuffix(".0") else { return self }
    return .number(Number(unchecked: String(number.digits.dropLast(2))))
  }

  /// A number with a point only if it needs one or if another one has it.
  fileprivate func number(like sent: JSONValue) -> JSONValue? {
    let old =
      switch sent {
      case .number(let number): number.digits
      case .string(let text): text
      default: ""
      }
    return old.contains(".") ? nil : withoutPoint
  }
}

extension String {
  /// The text with 0 for each digit and a for each letter.
  fileprivate var shape: String {
    String(map { $0.isNumber ? "0" : $0.isLetter ? "a" : $0 })
  }

  fileprivate func cased(like other: String) -> String {
    if other == other.lowercased() { return self }
    if other == other.uppercased(), other.count > 1 || count == 1 { return uppercased() }
    return prefix(1).uppercased() + dropFirst()
  }
}
