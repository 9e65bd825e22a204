import ConstructionBuilders

/// Encodes as the compiler would. The core does not, so that apps without contracts are smaller.
extension FormatWords: Codable {
  private indirect enum Coded: Codable {
    case iso8601
    case iso8601WithZone
    case since1970(perSecond: Int, first: String?, last: String?)
    case pattern(String)
    case duration(perSecond: Int)
    case rfc5322
    case clock(twoParts: String?)
    case protoJSON
    case base64URL
    case base64(ignoringWhiteSpace: Bool)
    case hexadecimal
    case decimal(separator: String, grouping: String?)
    case each(Coded)
    case keyed(by: Coded, values: Coded?)
    case whole(Coded?)
    case null([JSONValue], or: Coded?)
    case sent(as: JSONType, format: Coded?)
    case oneOrMany(Coded?)
    case pairs(key: String, value: String, format: Coded?)
    case local(Coded, zone: String)
    case decoding
    case oneOf([Coded])
    case either(Coded?, Coded?)
    case own
  }

  package init(from decoder: any Decoder) throws {
    self.init(try Coded(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try coded.encode(to: encoder)
  }

  private init(_ coded: Coded) {
    switch coded {
    case .iso8601: self = .iso8601
    case .iso8601WithZone: self = .iso8601WithZone
    case .since1970(let perSecond, let first, let last):
      self = .since1970(perSecond: perSecond, first: first, last: last)
    case .pattern(let pattern): self = .pattern(pattern)
    case .duration(let perSecond): self = .duration(perSecond: perSecond)
    case .rfc5322: self = .rfc5322
    case .clock(let parts): self = .clock(twoParts: parts.flatMap(ClockParts.init))
    case .protoJSON: self = .protoJSON
    case .base64URL: self = .base64URL
    case .base64(let ignoring): self = .base64(ignoringWhiteSpace: ignoring)
    case .hexadecimal: self = .hexadecimal
    case .decimal(let separator, let grouping):
      self = .decimal(separator: separator, grouping: grouping)
    case .each(let format): self = .each(FormatWords(format))
    case .keyed(let key, let values):
      self = .keyed(by: FormatWords(key), values: values.map { FormatWords($0) })
    case .whole(let format): self = .whole(format.map { FormatWords($0) })
    case .null(let words, let format): self = .null(words, or: format.map { FormatWords($0) })
    case .sent(let type, let format): self = .sent(as: type, format.map { FormatWords($0) })
    case .oneOrMany(let format): self = .oneOrMany(format.map { FormatWords($0) })
    case .pairs(let key, let value, let format):
      self = .pairs(key: key, value: value, format.map { FormatWords($0) })
    case .local(let format, let zone): self = .local(FormatWords(format), zone: zone)
    case .decoding: self = .decoding
    case .oneOf(let formats): self = .oneOf(formats.map { FormatWords($0) })
    case .either(let first, let second):
      self = .either(first.map { FormatWords($0) }, second.map { FormatWords($0) })
    case .own: self = .own(nil)
    }
  }

  private var coded: Coded {
    switch self {
    case .iso8601: .iso8601
    case .iso8601WithZone: .iso8601WithZone
    case .since1970(let perSecond, let first, let last):
      .since1970(perSecond: perSecond, first: first, last: last)
    case .pattern(let pattern): .pattern(pattern)
    case .duration(let perSecond): .duration(perSecond: perSecond)
    case .rfc5322: .rfc5322
    case .clock(let parts): .clock(twoParts: parts?.rawValue)
    case .protoJSON: .protoJSON
    case .base64URL: .base64URL
    case .base64(let ignoring): .base64(ignoringWhiteSpace: ignoring)
    case .hexadecimal: .hexadecimal
    case .decimal(let separator, let grouping):
      .decimal(separator: separator, grouping: grouping)
    case .each(let format): .each(format.coded)
    case .keyed(let key, let values): .keyed(by: key.coded, values: values?.coded)
    case .whole(let format): .whole(format?.coded)
    case .null(let words, let format): .null(words, or: format?.coded)
    case .sent(let type, let format): .sent(as: type, format: format?.coded)
    case .oneOrMany(let format): .oneOrMany(format?.coded)
    case .pairs(let key, let value, let format):
      .pairs(key: key, value: value, format: format?.coded)
    case .local(let format, let zone): .local(format.coded, zone: zone)
    case .decoding: .decoding
    case .oneOf(let formats): .oneOf(formats.map(\.coded))
    case .either(let first, let second): .either(first?.coded, second?.coded)
    case .own: .own
    }
  }
}
