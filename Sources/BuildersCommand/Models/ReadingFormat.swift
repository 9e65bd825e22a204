import ConstructionBuilders

/// How the values of a property are written, as formats of the library that compose.
indirect enum ReadingFormat: Hashable, Sendable {
  case secondsSince1970, millisecondsSince1970
  case pattern(String)
  case rfc5322
  /// Of durations.
  case iso8601, clock
  case decimal(separator: Character, grouping: Character?)
  case null([JSONValue], or: ReadingFormat?)
  case sent(as: JSONType, ReadingFormat?)
  case each(ReadingFormat)
  case oneOrMany(ReadingFormat?)
  case either(ReadingFormat?, ReadingFormat?)
  case keyed(by: ReadingFormat, values: ReadingFormat?)
  case pairs(key: String, value: String, ReadingFormat?)
}

extension ReadingFormat {
  /// The same format, or one in whose place some values mean null.
  static func null(_ words: [JSONValue], in format: ReadingFormat?) -> ReadingFormat? {
    if words.isEmpty { return format }
    if case .null(let others, let format)? = format {
      return .null(words + others.filter { !words.contains($0) }, or: format)
    }
    return .null(words, or: format)
  }

  /// The units of a second, if numbers are dates; nil for other formats.
  var perSecond: Double? {
    switch self {
    case .secondsSince1970: 1
    case .millisecondsSince1970: 1000
    case .null(_, let format): format?.perSecond
    case .either(let first, let second): first?.perSecond ?? second?.perSecond
    default: nil
    }
  }

  /// Whether the arms of a union in it have formats.
  var hasArms: Bool {
    switch self {
    case .either: true
    case .null(_, let format), .oneOrMany(let format), .keyed(_, let format),
      .pairs(_, _, let format):
      format?.hasArms == true
    case .each(let format): format.hasArms
    default: false
    }
  }
}
