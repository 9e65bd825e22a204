import ConstructionBuilders

extension WantedValue {
  /// What to write, in words of JSON: `a whole number (1 to 20)`; nil if no type says it.
  ///
  /// - Parameter kind: What happened to the value that was sent.
  func words(for kind: Finding.Kind) -> String? {
    guard !named.isEmpty else { return nil }
    let words = Array(Set(named.map { $0.wantedWords(for: kind) })).sorted()
    let checks = checks.isEmpty ? "" : " (\(checks.joined(separator: "; ")))"
    return words.alternatives + checks
  }

  /// The values without null, which is no help where a problem is, and without types that refuse
  /// some values and say nothing about it. Of a discriminator, only what chooses a variant.
  private var named: [Contract.Value] {
    let values = values.map(\.withoutNulls).filter { !$0.isUnknown }
    let discriminators = values.filter(\.isDiscriminator)
    return discriminators.isEmpty ? values : discriminators
  }
}

extension Contract.Value {
  /// What to write, in words of JSON. A type without words is named by what it reads.
  ///
  /// - Parameter kind: What happened to the value that was sent; nil for a part of it.
  func wantedWords(for kind: Finding.Kind? = nil) -> String {
    switch self {
    case .string: "a text"
    case .integer(let type, let minimum, let maximum):
      kind == .outOfRange || !Self.wideIntegers.contains(type)
        ? "a whole number from \(minimum) to \(maximum)" : "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .date(let format): format.wantedDate
    case .duration(let format): format?.wantedDuration ?? "a duration"
    case .text("URL"): "a URL"
    case .text("UUID"): "a UUID"
    case .text("Data"): "a text in base64"
    case .text(let type): "a text that is a \(type)"
    case .formatted(let format, let value): value.wantedWords(in: format, kind)
    case .any, .decoded: "any value"
    case .array(let element): "an array of " + element.wantedPlural
    case .set(let element): "an array of different " + element.wantedPlural
    case .nullable(let value): [value.wantedWords(for: kind), "null"].alternatives
    case .dictionary, .object: "an object"
    case .row: "an array"
    case .union: arms.map { $0.wantedWords(for: kind) }.distinct().alternatives
    case .enumeration(let type, let raw, nil, let isClosed):
      raw.wantedWords() + (isClosed || kind == .unknownCase ? " that \(type) knows" : "")
    case .enumeration(_, let raw, let cases?, _): Self.words(of: cases) ?? raw.wantedWords()
    case .open(_, let raw, let cases): cases.flatMap(Self.words) ?? raw.wantedWords(for: kind)
    case .own(_, let expectation, []): expectation
    case .own(let type, let expectation, let kinds):
      Set(kinds.map(\.wantedWords)).sorted().alternatives
        + (type == expectation && !type.contains(" ")
          ? " that \(type) reads" : " (\(expectation))")
    }
  }

  /// The same in a format of the library.
  private func wantedWords(in format: FormatWords, _ kind: Finding.Kind?) -> String {
    let words = wantedWords(for: kind)
    switch format {
    case .null(let nulls, _): return ([words] + nulls.map(\.description)).alternatives
    case .oneOrMany:
      return [element?.wantedWords(for: kind), words].compactMap(\.self).alternatives
    case .pairs(let key, let value, _):
      return "an array of objects with \(JSONText.quoted(key)) and \(JSONText.quoted(value))"
    case .sent(.string, _) where isContainer: return words + ", as JSON in a text"
    case .sent(.string, _): return words + " in quotation marks"
    case .sent(.number, _) where self == .boolean: return "1 or 0"
    case .sent(.number, _):
      let isSaid = words.contains(" as a number")
      if case .date = self { return isSaid ? words : words + ", as a number" }
      return casesAsNumbers.flatMap(Self.words) ?? "a number"
    case .sent(.boolean, _): return "true or false"
    case .protoJSON: return words + protoJSONWords
    case .base64URL: return "a text in base64url"
    case .base64: return "a text in base64"
    case .hexadecimal where self == .text(type: "UUID"): return "a UUID"
    case .hexadecimal: return "a text of hexadecimal digits"
    case .decimal(let separator, let grouping):
      let example = "1\(grouping ?? "")234\(separator)5"
      return words + " in a text such as \(JSONText.quoted(example))"
    case .oneOf(let formats):
      return formats.map { wantedWords(in: $0, kind) }.distinct().alternatives
    // The type says what it is written as.
    case .each, .keyed, .whole, .either, .decoding: return words
    default: return "\(words) \(format.words)"
    }
  }

  private var protoJSONWords: String {
    if case .number = self { #", "NaN", "Infinity" or "-Infinity""# } else { "" }
  }

  private var casesAsNumbers: [JSONValue]? {
    guard case .enumeration(_, _, let cases?, _) = self else { return nil }
    return cases.map { text in
      if case .string(let text) = text, let number = JSONValue.Number(digits: text) {
        .number(number)
      } else {
        text
      }
    }
  }

  /// Whether only the type itself knows what it reads.
  fileprivate var isUnknown: Bool {
    switch self {
    case .any, .decoded: true
    case .formatted(let format, let value): format == .decoding || value.isUnknown
    default: false
    }
  }

  /// The value without what stands for null, also in a type of a union.
  var withoutNulls: Contract.Value {
    switch self {
    case .nullable(let value), .formatted(.null, let value): value.withoutNulls
    case .formatted(let format, let value): .formatted(format, value.withoutNulls)
    case .union(let arms): .union(arms.map(\.withoutNulls))
    default: self
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

  /// Most of the cases, as JSON; nil if there is none.
  private static func words(of cases: [JSONValue]) -> String? {
    guard let first = cases.first else { return nil }
    guard cases.count > 1 else { return first.description }
    let more = cases.count > 50 ? ", or one of \(cases.count - 50) others" : ""
    return "one of " + cases.prefix(50).map(\.description).joined(separator: ", ") + more
  }
}

extension [String] {
  /// The words with `or` between them, behind a comma where they have parts of their own.
  fileprivate var alternatives: String {
    let haveParts = contains { $0.contains(",") || $0.contains(" that ") }
    return joined(separator: haveParts ? ", or " : " or ")
  }
}

extension FormatWords {
  /// A date in the format.
  fileprivate var wantedDate: String {
    switch self {
    case .iso8601, .iso8601WithZone, .protoJSON: "a date such as 2024-01-31T09:30:00Z"
    case .local(.iso8601, let zone):
      "a date such as 2024-01-31T09:30:00, by the clocks of \(zone)"
    case .local(let format, let zone): "\(format.wantedDate), by the clocks of \(zone)"
    case .rfc5322: "a date such as Wed, 31 Jan 2024 09:30:00 +0000"
    case .since1970: "a date as a number, \(words)"
    case .oneOf(let formats):
      formats.map(\.wantedDate).distinct().alternatives
    default: "a date \(words)"
    }
  }

  /// A duration in the format.
  fileprivate var wantedDuration: String {
    switch self {
    case .iso8601: "a duration such as PT4M13S"
    case .clock(nil): "a duration such as 01:04:13, in hours, minutes and seconds"
    case .clock(let parts?): "a duration such as 01:04:13, or 04:13 in \(parts.words)"
    case .protoJSON: "a duration such as 3.5s"
    case .duration: "a duration as a number \(words)"
    case .oneOf(let formats):
      formats.map(\.wantedDuration).distinct().alternatives
    default: "a duration \(words)"
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
