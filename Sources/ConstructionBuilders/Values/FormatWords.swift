/// What a ``FieldFormat`` reads, as a value.
///
/// A format is a closure, which tells nothing about itself. How its words are encoded is in the
/// contracts, so that apps without those do not contain it.
package indirect enum FormatWords: Hashable, Sendable {
  /// A date or a date and time in ISO 8601.
  case iso8601
  /// The same with a zone. Without one, it is a repair.
  case iso8601WithZone
  /// A number of seconds since 1970, or of a part of them: 1,000 in each are milliseconds.
  ///
  /// `first` and `last` are the dates of the window in ISO 8601.
  case since1970(perSecond: Int, first: String?, last: String?)
  /// A date in a pattern of Unicode Technical Standard 35.
  case pattern(String)
  /// A date in RFC 5322, as mails, feeds and HTTP write it.
  case rfc5322
  /// A duration as a number of seconds, or of a part of them.
  case duration(perSecond: Int)
  /// A duration as a clock shows it.
  case clock(twoParts: ClockParts?)
  /// A value as the JSON of protocol buffers writes it.
  case protoJSON
  /// Bytes in the alphabet of base64 for URLs.
  case base64URL
  /// Bytes in base64.
  case base64(ignoringWhiteSpace: Bool)
  /// Bytes or a UUID in hexadecimal digits alone.
  case hexadecimal
  /// A number in a text, with marks of its own.
  case decimal(separator: String, grouping: String?)
  /// The elements of an array, or the values of a dictionary.
  case each(FormatWords)
  /// The keys of a dictionary, and its values, if these have a format.
  case keyed(by: FormatWords, values: FormatWords?)
  /// An array without losses, and its elements, if these have a format.
  case whole(FormatWords?)
  /// Values that mean null, and how others are written.
  case null([JSONValue], or: FormatWords?)
  /// A value that is sent as another JSON type, and how it is written otherwise.
  case sent(as: JSONType, FormatWords?)
  /// An array or a single element, and how elements are written.
  case oneOrMany(FormatWords?)
  /// An object as an array of pairs, and how the object is written otherwise.
  case pairs(key: String, value: String, FormatWords?)
  /// A date that is local where its text has no zone.
  case local(FormatWords, zone: String)
  /// Whatever a decoder reads.
  case decoding
  /// The first of several formats that can read the value.
  case oneOf([FormatWords])
  /// The formats of the two types of a union; nil where the type says enough.
  case either(FormatWords?, FormatWords?)
  /// A client's own closure, in the client's words.
  case own(String?)
}

extension FormatWords {
  /// Whether a client's own closure can read the value.
  package var isOwn: Bool {
    switch self {
    case .own: true
    default: parts.contains(where: \.isOwn)
    }
  }

  /// Whether it is that of the elements or members of a value, so that a part of these can be read.
  var isOfParts: Bool {
    switch self {
    case .each, .keyed, .either: true
    default: false
    }
  }

  /// Whether a text is sent as a number, so that spellings of one value are the same.
  package var isNumber: Bool {
    switch self {
    case .sent(.number, _): true
    case .null(_, let format): format?.isNumber == true
    case .oneOf(let formats): formats.contains(where: \.isNumber)
    default: false
    }
  }

  /// The JSON type as which a value is declared to be sent; nil if there is none, or several.
  package var declaredType: JSONType? {
    switch self {
    case .sent(let type, _): type
    case .null(_, let format): format?.declaredType
    default: nil
    }
  }

  /// The formats that it is made of.
  package var parts: [FormatWords] {
    switch self {
    case .oneOf(let formats): formats
    case .each(let format), .local(let format, _): [format]
    case .keyed(let key, let values): [key] + (values.map { [$0] } ?? [])
    case .whole(let format), .null(_, let format), .sent(_, let format), .oneOrMany(let format),
      .pairs(_, _, let format):
      format.map { [$0] } ?? []
    case .either(let first, let second): [first, second].compactMap(\.self)
    default: []
    }
  }
}

extension FormatWords {
  /// The format in words, to follow the name of a type.
  package var words: String {
    switch self {
    case .iso8601: "in ISO 8601"
    case .iso8601WithZone: "in ISO 8601 with a zone"
    case .since1970(let perSecond, let first, let last):
      "in \(Self.unit(perSecond)) since 1970" + (first.map { " from \($0)" } ?? "")
        + (last.map { " to \($0)" } ?? "")
    case .pattern(let pattern): "in the pattern \(pattern)"
    case .rfc5322: "in RFC 5322"
    case .duration(let perSecond): "in \(Self.unit(perSecond))"
    case .clock(let twoParts):
      "as a clock shows it" + (twoParts.map { ", or in \($0.words)" } ?? "")
    case .protoJSON: "in ProtoJSON"
    case .base64URL: "in base64url"
    case .base64(let ignoring): "in base64" + (ignoring ? ", with or without white space" : "")
    case .hexadecimal: "in hexadecimal"
    case .decimal(let separator, let grouping):
      "with \(JSONText.quoted(separator)) before decimals"
        + (grouping.map { " and \(JSONText.quoted($0)) between groups" } ?? "")
    case .each(let format): "each \(format.words)"
    case .keyed(let key, let values):
      "with keys \(key.words)" + (values.map { ", each \($0.words)" } ?? "")
    case .whole(let format): ["without losses", format?.words].sentence
    case .null(let words, let format):
      [format?.words, "or \(words.map(\.description).joined(separator: ", ")) for null"].sentence
    case .sent(let type, let format): [format?.words, type.declaredForm].sentence
    case .oneOrMany(let format): [format?.words, "or one element"].sentence
    case .pairs(_, _, let format): [format?.words, "as an array of pairs"].sentence
    case .local(let format, let zone): "\(format.words) in \(zone)"
    case .decoding: "by a decoder"
    case .oneOf(let formats): formats.map(\.words).joined(separator: " or ")
    case .either(let first, let second):
      [first, second].map { $0?.words ?? "as its type" }.joined(separator: " or ")
    case .own(let words): words ?? "in a format of its own"
    }
  }

  private static func unit(_ perSecond: Int) -> String {
    switch perSecond {
    case 1: "seconds"
    case 1_000: "milliseconds"
    case 1_000_000: "microseconds"
    case 1_000_000_000: "nanoseconds"
    default: "units of 1/\(perSecond) seconds"
    }
  }

  /// The type and the format, for a finding. A format of which nothing is known is left out.
  func expectation(of type: String) -> String {
    switch self {
    case .own(nil), .decoding: type
    case .each, .keyed, .whole, .oneOrMany, .either: type
    case .null(_, let format): format?.expectation(of: type) ?? type
    case .sent(let declared, let format):
      "\(format?.expectation(of: type) ?? type) \(declared.declaredForm)"
    case .pairs(_, _, let format): "\(format?.expectation(of: type) ?? type) as an array of pairs"
    case .oneOf(let formats): "\(type) in one of \(formats.count) formats"
    default: "\(type) \(words)"
    }
  }
}

extension [String?] {
  fileprivate var sentence: String { compactMap(\.self).joined(separator: " ") }
}

extension JSONType {
  fileprivate var declaredForm: String {
    switch self {
    case .array, .object: "as an \(self)"
    default: "as a \(self)"
    }
  }
}
