/// What a ``FieldFormat`` reads, as a value.
///
/// A format is a closure, which tells nothing about itself. The library's own formats have words.
/// Contracts encode them, so that apps without contracts do not contain how.
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
  /// A client's own closure.
  case own
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
