internal import ConstructionBuilders

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
    case (.iso8601, let duration as Duration): return duration.texts(.iso8601)
    case (.clock, let duration as Duration): return duration.texts(.clock)
    case (.protoJSON, let duration as Duration): return duration.texts(.protoJSON)
    case (.rfc5322, let date as Date):
      guard ISO8601.years1To9999 ~= date.timeIntervalSince1970 else { return [] }
      return ["GMT", "+0000"].map { .string(RFC5322.text(of: date, offset: 0, zone: $0)) }
    case (.local(let format, let zone), let date as Date): return format.local(date, zone)
    case (.protoJSON, let number as any BinaryFloatingPoint): return number.ofProtoJSON
    case (.base64URL, let data as Data): return data.base64(ofURLs: true)
    case (.protoJSON, let data as Data):
      return data.base64(ofURLs: false) + data.base64(ofURLs: true)
    case (.hexadecimal, let data as Data): return Self.hexadecimal(data)
    case (.hexadecimal, let id as UUID):
      return Self.hexadecimal(Data(id.bytes))
    case (.decimal(let separator, let grouping), _):
      return Self.plain(value).flatMap { $0.marked(separator, grouping) }
    case (.either, let union as any ValueOfUnion):
      return union.words(self).candidatesOrPlain(for: union.arm)
    case (.each(let format), _):
      return Self.combined(value) { format.candidatesOrPlain(for: $0) }
    case (.whole(let format), _):
      return Self.combined(value) { format.candidatesOrPlain(for: $0) }
    case (.keyed, _): return keyed(value)
    case (.oneOrMany(let format), _):
      let lists = Self.combined(value) { format.candidatesOrPlain(for: $0) }
      let single = lists.compactMap { list in
        if case .array(let elements) = list, elements.count == 1 { elements[0] } else { nil }
      }
      return lists + single
    case (.null(_, let format), _): return format.candidatesOrPlain(for: value)
    case (.sent(.string, nil), let value as JSONValue): return [.string(value.description)]
    case (.sent(let type, let format), _):
      return format.candidatesOrPlain(for: value).flatMap { $0.sent(as: type) }
    case (.pairs(let key, let member, let format), _):
      return format.candidatesOrPlain(for: value).compactMap { $0.pairs(key, member) }
    case (.oneOf(let formats), _):
      return formats.flatMap { $0.candidates(for: value) } + Self.plain(value)
    case (.iso8601, _), (.iso8601WithZone, _), (.since1970, _), (.pattern, _), (.duration, _),
      (.rfc5322, _), (.clock, _), (.protoJSON, _), (.base64URL, _), (.base64, _),
      (.hexadecimal, _), (.local, _), (.decoding, _), (.either, _), (.own, _):
      return []
    }
  }

  /// How the type of a value writes it.
  fileprivate static func plain(_ value: Any) -> [JSONValue] {
    (try? JSONValue(written: value, level: 0)).map { [$0.withoutPoint] } ?? []
  }

  /// Containers of candidates: the best of all elements, the second of all, and so on.
  private static func combined(
    _ value: Any, _ candidates: (Any) -> [JSONValue]
  ) -> [JSONValue] {
    switch value {
    case let members as any WritableDictionary:
      return members.byText.sorted { keyPrecedes($0.key, $1.key) }
        .map { (key: $0.key, values: candidates($0.value)) }
        .combined { members in
          var object = JSONValue.Members()
          for (key, value) in members { object[key] = value }
          return .object(object)
        }
    default:
      let elements = value as? [Any] ?? (value as? any WritableSet)?.elements ?? []
      let combined = elements.map { (key: "", values: candidates($0)) }
        .combined { .array($0.map(\.value)) }
      return value is any WritableSet ? combined.map(\.sorted) : combined
    }
  }

  private func keyed(_ value: Any) -> [JSONValue] {
    guard case .keyed(let key, let values) = self,
      let members = value as? any WritableDictionary
    else { return [] }
    return members.byKey.map { member in
      (key: key.keyText(for: member.key) ?? "", values: values.candidatesOrPlain(for: member.value))
    }
    .sorted { keyPrecedes($0.key, $1.key) }
    .combined { members in
      var object = JSONValue.Members()
      for (key, value) in members { object[key] = value }
      return .object(object)
    }
  }

  /// A date and time as clocks in a zone show it.
  private func local(_ date: Date, _ identifier: String) -> [JSONValue] {
    guard let zone = TimeZone(identifier: identifier) else { return [] }
    let seconds = date.timeIntervalSince1970
    let shown = Date(timeIntervalSince1970: seconds + LocalTime.offset(at: seconds, zone))
    // A text without a zone is read as the first of two moments, and that is a finding.
    let isTwice = LocalTime.isShownTwice(seconds, zone)
    if self == .iso8601 {
      guard let text = ISO8601.text(of: shown), let utc = ISO8601.text(of: date) else { return [] }
      let own = isTwice ? LocalTime.zone(of: Int(LocalTime.offset(at: seconds, zone))) : ""
      return [.string(text.dropLast() + own), .string(utc)]
    }
    return (isTwice ? [] : candidates(for: shown)) + candidates(for: date)
  }

  /// The text of a key.
  func keyText(for key: Any) -> String? {
    (candidates(for: key) + Self.plain(key)).lazy.compactMap(\.keyText).first
  }

  private static func hexadecimal(_ data: Data) -> [JSONValue] {
    let text = data.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    return [.string(text), .string(text.uppercased())]
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

extension FormatWords? {
  /// Candidates of the format, or of the type itself. Nil is the first value that means null.
  fileprivate func candidatesOrPlain(for value: Any) -> [JSONValue] {
    guard let value = unwrapped(value) else { return [self?.nullWords.first ?? .null] }
    let own = self?.candidates(for: value) ?? []
    return own.isEmpty ? FormatWords.plain(value) : own
  }
}

extension FormatWords {
  fileprivate func candidatesOrPlain(for value: Any) -> [JSONValue] {
    Optional(self).candidatesOrPlain(for: value)
  }
}

extension [(key: String, values: [JSONValue])] {
  /// Containers of the first values, of the second ones, and so on. Where a member has no more, its
  /// last one stays.
  fileprivate func combined(
    _ container: ([(key: String, value: JSONValue)]) -> JSONValue
  ) -> [JSONValue] {
    guard allSatisfy({ !$0.values.isEmpty }) else { return [] }
    let most = Swift.min(map(\.values.count).max() ?? 1, 4)
    return (0..<most).map { rank in
      container(map { ($0.key, $0.values[Swift.min(rank, $0.values.count - 1)]) })
    }
  }
}

extension JSONValue {
  fileprivate var sorted: JSONValue {
    guard case .array(let elements) = self else { return self }
    return .array(elements.sorted { keyPrecedes($0.description, $1.description) })
  }

  fileprivate var keyText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.digits
    case .boolean(let boolean): "\(boolean)"
    default: nil
    }
  }

  /// The value as another JSON type.
  fileprivate func sent(as type: JSONType) -> [JSONValue] {
    switch (type, self) {
    case (.string, .string): [self]
    case (.string, _): [.string(description)]
    case (.number, .string(let text)):
      Number(digits: text).map { [.number($0)] } ?? []
    case (.number, .boolean(let boolean)): [boolean ? 1 : 0]
    case (.boolean, .string(let text)):
      ["true", "false"].contains(text) ? [.boolean(text == "true")] : []
    case (.boolean, .number(let number)):
      ["0", "1"].contains(number.digits) ? [.boolean(number.digits == "1")] : []
    default: [self]
    }
  }

  /// An object as an array of pairs.
  func pairs(_ key: String, _ member: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return .array(
      members.map { name, value in
        var pair = Members()
        pair[key] = .string(name)
        pair[member] = value
        return .object(pair)
      })
  }

  /// A number as a text with other marks.
  fileprivate func marked(_ separator: String, _ grouping: String?) -> [JSONValue] {
    guard case .number(let number) = self, let all = number.digitsWithoutExponent
    else { return [] }
    let parts = all.split(separator: ".", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { separator + $0 }.joined()
    let sign = parts[0].prefix { $0 == "-" }
    var digits = parts[0].dropFirst(sign.count)
    let plain = JSONValue.string(sign + digits + rest)
    guard let grouping else { return [plain] }
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return [.string(sign + ([digits] + groups).joined(separator: grouping) + rest), plain]
  }
}

extension JSONValue.Number {
  /// The same number without an exponent; nil where that has more zeros than a Double needs.
  fileprivate var digitsWithoutExponent: String? {
    guard let mark = digits.firstIndex(where: { "eE".contains($0) }) else { return digits }
    guard let exponent = Int(digits[digits.index(after: mark)...]), -400...400 ~= exponent else {
      return nil
    }
    let sign = digits.prefix { $0 == "-" }
    let parts = digits[..<mark].dropFirst(sign.count).split(separator: ".")
    let fraction = parts.dropFirst().joined().reversed().drop { $0 == "0" }.reversed()
    let all = parts[0] + fraction
    let point = parts[0].count + exponent
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    if point <= 0 { return sign + "0." + zeros(-point) + all }
    if point >= all.count { return sign + all + zeros(point - all.count) }
    return sign + all.prefix(point) + "." + all.dropFirst(point)
  }
}

extension BinaryFloatingPoint {
  fileprivate var ofProtoJSON: [JSONValue] {
    isNaN ? ["NaN"] : isFinite ? [] : [self < 0 ? "-Infinity" : "Infinity"]
  }
}

extension Data {
  fileprivate func base64(ofURLs: Bool) -> [JSONValue] {
    var text = base64EncodedString()
    if ofURLs { text = String(text.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }) }
    let unpadded = String(text.prefix { $0 != "=" })
    return (ofURLs ? [unpadded, text] : [text, unpadded]).map(JSONValue.string)
  }
}

extension UUID {
  fileprivate var bytes: [UInt8] {
    [
      uuid.0, uuid.1, uuid.2, uuid.3, uuid.4, uuid.5, uuid.6, uuid.7, uuid.8, uuid.9, uuid.10,
      uuid.11, uuid.12, uuid.13, uuid.14, uuid.15,
    ]
  }
}

extension Duration {
  fileprivate enum Form { case iso8601, clock, protoJSON }

  /// Texts of the duration.
  fileprivate func texts(_ form: Form) -> [JSONValue] {
    let digits = digits(perSecond: 1)
    let parts = digits.drop { $0 == "-" }.split(separator: ".")
    guard let seconds = Int64(parts[0]) else { return [] }
    let sign = digits.hasPrefix("-") ? "-" : ""
    let fraction = parts.dropFirst().map { "." + $0 }.joined()
    func padded(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    let rest = padded(seconds % 60) + fraction
    switch form {
    case .protoJSON: return [.string(digits + "s")]
    case .clock:
      let long = "\(sign)\(padded(hours)):\(padded(minutes)):\(rest)"
      let days = "\(sign)\(hours / 24).\(padded(hours % 24)):\(padded(minutes)):\(rest)"
      let short =
        seconds % 60 == 0 && fraction.isEmpty ? ["\(sign)\(padded(hours)):\(padded(minutes))"] : []
      return ([long, days] + short + ["\(sign)\(seconds / 60):\(rest)"]).map(JSONValue.string)
    case .iso8601:
      let last = seconds % 60 > 0 || !fraction.isEmpty ? "\(seconds % 60)\(fraction)S" : ""
      func time(_ hours: Int64) -> String {
        let text = (hours > 0 ? "\(hours)H" : "") + (minutes > 0 ? "\(minutes)M" : "") + last
        return text.isEmpty ? "" : "T" + text
      }
      let days = hours >= 24 ? "\(sign)P\(hours / 24)D\(time(hours % 24))" : nil
      let plain = time(hours).isEmpty ? "PT0S" : "P" + time(hours)
      return ([sign + plain] + (days.map { [$0] } ?? [])).map(JSONValue.string)
    }
  }
}
