/// How the input spells a field's value, if the type alone does not say.
///
/// ```swift
/// _modified = fields["modified", as: .iso8601]
/// _created = fields["created", as: .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))]
/// ```
///
/// A custom format is a closure that reads one value:
///
/// ```swift
/// extension FieldFormat<Int> {
///   static var hexadecimal: FieldFormat {
///     FieldFormat { node in
///       String.capture(node).flatMap(node) { Int($0, radix: 16) }
///     }
///   }
/// }
/// ```
public struct FieldFormat<Value: Capturable>: Sendable {
  package let capture: @Sendable (JSONNode) -> Captured<Value>

  /// What it reads, for a contract.
  let words: FormatWords

  /// Creates a format from a closure that reads one value.
  public init(_ capture: @escaping @Sendable (JSONNode) -> Captured<Value>) {
    self.init(.own, capture)
  }

  /// Creates a format of the library, which can say what it reads.
  init(_ words: FormatWords, _ capture: @escaping @Sendable (JSONNode) -> Captured<Value>) {
    self.words = words
    self.capture = capture
  }

  /// Reads a value. One that is open cannot be read in a format.
  func captured(_ node: JSONNode) -> Captured<Value> {
    node.isOpen ? node.notArrived() : capture(node)
  }

  /// The first of several formats that can read the value.
  ///
  /// If none of them can, the finding names only the field's type.
  public static func oneOf(_ first: FieldFormat, _ others: FieldFormat...) -> FieldFormat {
    FieldFormat(.oneOf(([first] + others).map(\.words))) { node in
      let captured = first.capture(node)
      guard captured.value == nil else { return captured }
      for format in others {
        let other = format.capture(node)
        if other.value != nil { return other }
      }
      return others.isEmpty ? captured : .unusable(node)
    }
  }
}

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
