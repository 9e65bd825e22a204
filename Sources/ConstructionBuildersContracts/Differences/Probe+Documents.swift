import ConstructionBuilders
import Foundation

/// Documents that tell values of contracts apart.
extension Probe {
  /// Documents that show what changes from one value to another under some coercions.
  static func documents(
    _ old: Contract.Value, _ new: Contract.Value, _ coercions: CoercionChange
  ) -> [JSONValue] {
    let plain = documents(old, new)
    let isUnwrapped = coercions.old.union(coercions.new).contains(.singleValuesFromArrays)
    return isUnwrapped ? plain + plain.map { [$0] } : plain
  }

  private static func documents(_ old: Contract.Value, _ new: Contract.Value) -> [JSONValue] {
    documents + old.ownDocuments + new.ownDocuments
  }

  /// Documents that show what changes if also the coercions change: each part of both values has
  /// each of the documents, and so has each step on the way to them.
  static func documents(
    _ old: Contract.Value, _ new: Contract.Value, steps: [FieldPath.Component],
    _ coercions: CoercionChange
  ) -> [JSONValue] {
    let plain = documents(old, new, coercions)
    let repaired = coercions.old.union(coercions.new)
    let parts =
      old.documents(withParts: plain, repaired)
      + (old == new ? [] : new.documents(withParts: plain, repaired))
    return steps.reversed().reduce((plain + parts).distinct()) { inner, step in
      plain + inner.flatMap { $0.reached(by: step).spellings(repaired) }
    }
  }

  /// Documents that each of two keys may take, as texts.
  static func keys(_ old: Contract.Value, _ new: Contract.Value) -> [JSONValue] {
    documents(old, new).compactMap(\.asText)
  }

  private static let documents: [JSONValue] =
    (scalars + scalars.compactMap(\.asText)).distinct() + arrays + objects

  private static let scalars: [JSONValue] =
    values + [.boolean(true), .boolean(false)]
    + digits.compactMap { JSONValue.Number(digits: $0).map(JSONValue.number) }
    + texts.map(JSONValue.string)

  private static let digits: [String] = [
    "0", "-0", "1", "-1", "2", "42", "1.0", "1.5", "0.5", "-1.5", "0.1", "1e2", "1e23", "1e39",
    "1e127", "1e128", "1e300", "1e400", "1e-10", "1e-45", "1e-128", "1e-129", "1e-400", "127",
    "128",
    "-128", "-129", "255", "256", "32767", "32768", "-32768", "-32769", "65535", "65536",
    "2147483647", "2147483648", "-2147483648", "-2147483649", "4294967295", "4294967296",
    "16777216", "16777217", "9007199254740992", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "12345678901234567.89",
    "99999999999999999999999999999999999999", "340282366920938463463374607431768211457",
    "1.000000000000000000000000000000000000001", "1700000000", "1700000000123", "1700000000.5",
    "-62135596800", "-62135596801", "253402300799", "253402300800", "0.0000000000000000001",
    "9223372036854775807999", "1e19",
  ]

  private static let texts: [String] = [
    "", " ", "a", " a ", "é", "42", " 42 ", "+42", "042", "42.", ".5", "0x2A", "nan", "true",
    "TRUE",
    " yes ", "t", "on", "false", "no", "off", "null", "[]", "[1]", "[1,2]", "{}", #"{"a":1}"#,
    #"{"0":1}"#, "2024-05-06", "2024-05-06T07:08:09Z", "2024-05-06 07:08:09+0200",
    "2024-05-06T07:08:09.125Z", "2022-02-30", "0000-01-01", "10000-01-01", "01/02/2003",
    "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "aGk=", "aGk",
    "abcd", "https://example.com/a?b=c#d", "/pokémon", "http://é.example", "a b", "%zz", "x:y",
    "//",
  ]

  private static let arrays: [JSONValue] = [
    [], [1], [1, 2], [1, 1], [1.5], ["a"], ["1"], [""], [true], [.null], [1, .null], [[1]], [[]],
    [["a": 1]], [300], [.object(JSONValue.Members())],
  ]

  private static let objects: [JSONValue] = [
    .object(JSONValue.Members()), ["a": 1], ["a": "x"], ["a": .null], ["1": 1], ["0": 1],
    ["0": "a", "1": "b"], ["0": ["a": 1]], ["true": true], ["a": [1]], ["a": ["b": 1]],
  ]
}

extension JSONValue {
  /// An object as an array of pairs.
  fileprivate func asPairs(_ key: String, _ value: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return .array(members.map { [key: .string($0.key), value: $0.value] })
  }

  /// A scalar other than null as text.
  fileprivate var asText: JSONValue? { keyText.map(JSONValue.string) }

  /// The value in a container where a step leads to it.
  fileprivate func reached(by step: FieldPath.Component) -> JSONValue {
    switch step {
    case .key(let key): .object(JSONValue.Members([key: self]))
    case .index(let index): .array(Array(repeating: .null, count: index) + [self])
    }
  }

  /// A container, and what is repaired to be one by some coercions.
  fileprivate func spellings(_ coercions: Coercion) -> [JSONValue] {
    var spellings = [self]
    if coercions.contains(.numberedObjectsAsArrays), case .array(let elements) = self {
      var members = Members()
      for (index, element) in elements.enumerated() { members["\(index)"] = element }
      spellings.append(.object(members))
    }
    return coercions.contains(.embeddedJSON)
      ? spellings + spellings.map { .string($0.description) } : spellings
  }
}

extension Contract.Value {
  /// Containers with each of some documents in them, at each depth of the value.
  fileprivate func documents(
    withParts plain: [JSONValue], _ coercions: Coercion
  ) -> [JSONValue] {
    switch self {
    case .array(let element), .set(let element):
      return (plain + element.documents(withParts: plain, coercions)).flatMap {
        JSONValue.array([$0]).spellings(coercions)
      }
    case .dictionary(let key, let member):
      return (plain + member.documents(withParts: plain, coercions)).flatMap { part in
        JSONValue.object(JSONValue.Members([key.exampleKey: part])).spellings(coercions)
      }
    case .nullable(let wrapped): return wrapped.documents(withParts: plain, coercions)
    case .formatted(let words, let value):
      let inner = value.documents(withParts: plain, coercions)
      if case .pairs(let key, let value, _) = words {
        return inner.compactMap { $0.asPairs(key, value) }
      }
      return words.isOfText ? inner + inner.map { .string($0.description) } : inner
    default: return []
    }
  }

  private var exampleKey: String {
    switch self {
    case .integer, .number: "1"
    case .boolean: "true"
    case .date(.since1970), .formatted(.sent, _): "1"
    case .date(let words) where words != .iso8601:
      words.documents.lazy.compactMap(\.keyText).first ?? "2024-05-06"
    case .date: "2024-05-06"
    case .text(let type): Self.textType(type)?.exampleText ?? "a"
    case .enumeration(_, let raw, let cases, _), .open(_, let raw, let cases):
      cases?.first?.keyText ?? raw.exampleKey
    default: "a"
    }
  }

  /// Documents that only this value makes interesting.
  fileprivate var ownDocuments: [JSONValue] {
    switch self {
    case .enumeration(_, let raw, let cases, _), .open(_, let raw, let cases):
      raw.ownDocuments + ((cases ?? []) + (cases ?? []).compactMap(\.asText)).distinct()
    case .date(let words), .duration(let words?): words.documents
    // A type that no other document here has a text for.
    case .text(let type): Self.textType(type).map { [.string($0.exampleText)] } ?? []
    case .nullable(let inner): inner.ownDocuments
    case .array(let inner), .set(let inner):
      inner.ownDocuments + inner.ownDocuments.map { [$0] }
    case .formatted(.pairs(let key, let value, _), let inner):
      [[], [[key: "a", value: 1]], [[key: "a", value: "x"]], [[key: "a", value: ["a": 1]]]]
        + inner.ownDocuments.compactMap { $0.asPairs(key, value) } + inner.ownDocuments
    case .formatted(let words, let value):
      words.documents + value.ownDocuments
        + (words.isOfText ? value.ownDocuments.map { .string($0.description) } : [])
    case .dictionary(let key, let member):
      key.ownDocuments + key.ownDocuments.compactMap { $0.keyText.map { [$0: 1] } }
        + member.ownDocuments
        + member.ownDocuments.map { .object(JSONValue.Members([key.exampleKey: $0])) }
    default: []
    }
  }
}

extension FormatWords {
  fileprivate var documents: [JSONValue] {
    switch self {
    case .oneOf(let formats): formats.flatMap(\.documents)
    case .since1970(let perSecond, let first, let last):
      // Where a window ends, another format may not.
      ISO8601.window(from: first, to: last).map { window in
        [window.lowerBound, window.upperBound].flatMap { end in
          [-1, 0, 1].compactMap { step in
            let number = end.timeIntervalSince1970 * Double(perSecond) + step
            return JSONValue.Number(number).map(JSONValue.number)
          }
        }
      } ?? []
    case .pattern(let pattern): Self.dates.map { .string(Self.text(of: $0, pattern)) }
    case .iso8601WithZone: ["1970-01-01T00:00:00Z", "1970-01-01T00:00:00"]
    case .local(let format, _): ["2025-03-30T02:30:00", "2025-10-26T02:30:00"] + format.documents
    case .rfc5322: ["Tue, 10 Jun 2014 04:00:00 GMT", "10 Jun 14 04:00 EST"]
    case .clock: ["01:02:03", "1.02:03:04", "04:13"]
    case .protoJSON: ["3.5s", "NaN", "Infinity", "-_-_", "+/+/"]
    case .base64URL, .base64: ["-_-_", "+/+/", "aG\nk="]
    case .hexadecimal: ["ff00", .string(String(repeating: "0f", count: 16))]
    case .decimal: ["27,97", "1.234", "1.234,50", "1,234.50"]
    case .null(let words, _): words
    case .sent: ["0", "1.50", "[1]", "{}"]
    case .each(let format): format.documents
    case .keyed(let key, let values): key.documents + (values?.documents ?? [])
    case .whole(let format), .oneOrMany(let format), .pairs(_, _, let format):
      format?.documents ?? []
    case .either(let first, let second): [first, second].flatMap { $0?.documents ?? [] }
    case .iso8601: ["PT4M13S", "P1DT12H", "P1M"]
    case .duration, .decoding, .own: []
    }
  }

  /// Days that can be a month, too, and days that cannot; hours before and after noon.
  private static let dates: [Date] = [0, 1_044_072_306, 1_045_123_506, 1_714_980_489].map {
    Date(timeIntervalSince1970: $0)
  }

  private static func text(of date: Date, _ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}
