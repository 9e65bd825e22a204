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
  /// A duration as a number of seconds, or of a part of them.
  case duration(perSecond: Int)
  /// Whatever a decoder reads.
  case decoding
  /// The first of several formats that can read the value.
  case oneOf([FormatWords])
  /// A client's own closure, in the client's words.
  case own(String?)
}

extension FormatWords {
  /// Whether a client's own closure can read the value.
  package var isOwn: Bool {
    switch self {
    case .own: true
    case .oneOf(let formats): formats.contains(where: \.isOwn)
    default: false
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
    case .duration(let perSecond): "in \(Self.unit(perSecond))"
    case .decoding: "by a decoder"
    case .oneOf(let formats): formats.map(\.words).joined(separator: " or ")
    case .own(let words): words ?? "in a format of its own"
    }
  }

  private static func unit(_ perSecond: Int) -> String {
    switch perSecond {
    case 1: "seconds"
    case 1_000: "milliseconds"
    default: "units of 1/\(perSecond) seconds"
    }
  }

  /// The type and the format, for a finding. A format of which nothing is known is left out.
  func expectation(of type: String) -> String {
    switch self {
    case .own(nil), .decoding: type
    case .oneOf(let formats): "\(type) in one of \(formats.count) formats"
    default: "\(type) \(words)"
    }
  }
}
