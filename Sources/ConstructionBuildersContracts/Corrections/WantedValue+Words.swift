import ConstructionBuilders

extension WantedValue {
  /// What to write, in words of JSON: `a whole number (1 to 20)`.
  func words(withRange: Bool) -> String {
    let words = Array(Set(values.map { $0.wantedWords(withRange: withRange) })).sorted()
    let checks = checks.isEmpty ? "" : " (\(checks.joined(separator: "; ")))"
    return words.joined(separator: " or ") + checks
  }
}

extension Contract.Value {
  /// What to write, in words of JSON. A type without words is named by what it reads.
  func wantedWords(withRange: Bool = false) -> String {
    switch self {
    case .string: "a text"
    case .integer(let type, let minimum, let maximum):
      withRange || !Self.wideIntegers.contains(type)
        ? "a whole number from \(minimum) to \(maximum)" : "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .date(.iso8601): "a date such as 2024-01-31T09:30:00Z"
    case .date(let format): "a date " + format.wantedWords
    case .duration(let format): "a duration " + (format?.wantedWords ?? "")
    case .text("URL"): "a URL"
    case .text("UUID"): "a UUID"
    case .text("Data"): "a text in base64"
    case .text(let type): "a text that is a \(type)"
    case .formatted(.null(let nulls, _), let value):
      ([value.wantedWords(withRange: withRange)] + nulls.map(\.description))
        .joined(separator: " or ")
    case .formatted(.oneOrMany, let value):
      (value.element.map { $0.wantedWords(withRange: withRange) + " or " } ?? "")
        + value.wantedWords(withRange: withRange)
    case .formatted(.pairs(let key, let member, _), _):
      "an array of objects with \(JSONText.quoted(key)) and \(JSONText.quoted(member))"
    case .formatted(.sent(.string, _), let value) where value.isContainer:
      value.wantedWords(withRange: withRange) + " as JSON in a text"
    case .formatted(.sent(.string, _), let value):
      value.wantedWords(withRange: withRange) + " in quotation marks"
    case .formatted(let format, let value):
      "\(value.wantedWords(withRange: withRange)) \(format.words)"
    case .any, .decoded: "any value"
    case .array(let element): "an array of " + element.wantedPlural
    case .set(let element): "an array of different " + element.wantedPlural
    case .nullable(let value): value.wantedWords(withRange: withRange) + " or null"
    case .dictionary, .object: "an object"
    case .row: "an array"
    case .union:
      arms.map { $0.wantedWords(withRange: withRange) }.distinct().joined(separator: " or ")
    case .enumeration(_, let raw, let cases, _), .open(_, let raw, let cases):
      cases.flatMap(Self.words(ofCases:)) ?? raw.wantedWords(withRange: withRange)
    case .own(_, let expectation, let kinds):
      kinds.isEmpty ? expectation : Set(kinds.map(\.wantedWords)).sorted().joined(separator: " or ")
    }
  }

  /// Integers of which nobody has to be told the range.
  private static let wideIntegers: Set = ["Int", "Int64", "Int128"]

  /// Several of the values: `whole numbers`.
  private var wantedPlural: String {
    switch self {
    case .string: "texts"
    case .integer(let type, _, _) where Self.wideIntegers.contains(type): "whole numbers"
    case .number: "numbers"
    case .object, .dictionary: "objects"
    case .any, .decoded: "values"
    default: "values, each " + wantedWords()
    }
  }

  /// Most of the cases, as JSON.
  private static func words(ofCases cases: [JSONValue]) -> String? {
    guard let first = cases.first else { return nil }
    guard cases.count > 1 else { return first.description }
    let more = cases.count > 50 ? ", or one of \(cases.count - 50) others" : ""
    return "one of " + cases.prefix(50).map(\.description).joined(separator: ", ") + more
  }
}

extension FormatWords {
  /// The format of a date or a duration, to follow the name.
  fileprivate var wantedWords: String {
    switch self {
    case .iso8601: "such as PT4M13S"
    case .iso8601WithZone: "such as 2024-01-31T09:30:00Z"
    case .local(.iso8601, let zone): "such as 2024-01-31T09:30:00, by the clocks of \(zone)"
    case .rfc5322: "such as Wed, 31 Jan 2024 09:30:00 +0000"
    case .clock: "such as 09:30:00"
    case .since1970: "as a number, \(words)"
    case .duration: "as a number \(words)"
    default: words
    }
  }
}

extension JSONType {
  /// A value of the type, in words.
  var wantedWords: String {
    switch self {
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    case .other: "a value"
    }
  }
}
