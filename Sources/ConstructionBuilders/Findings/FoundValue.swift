/// The value that was found: its JSON type, and how it begins.
///
/// ```swift
/// "\(FoundValue(kind: .array, excerpt: "[1, 2]"))"    // array [1, 2]
/// ```
public struct FoundValue: Hashable, Sendable {
  /// The maximum length of an excerpt in Unicode scalars, including the `…` of a shortened one.
  static let longestExcerpt = 80

  /// The JSON type of the value.
  public let kind: JSONType

  /// The value as JSON on one line, cut to 80 Unicode scalars; nil if redacted.
  public let excerpt: String?

  /// Creates it from a JSON type and an excerpt. An excerpt that is too long is cut.
  public init(kind: JSONType, excerpt: String?) {
    self.kind = kind
    self.excerpt = excerpt.map { text in
      let scalars = text.unicodeScalars
      guard scalars.count > Self.longestExcerpt else { return text }
      return String(scalars.prefix(Self.longestExcerpt - 1)) + "…"
    }
  }

  /// The same without the excerpt.
  package var redacted: FoundValue { FoundValue(kind: kind, excerpt: nil) }
}

extension FoundValue: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String {
    guard let excerpt, kind != .null else { return kind.description }
    return "\(kind) \(JSONText.visible(excerpt))"
  }
}

/// The types of JSON values, and `other` for values in a dictionary that are not JSON.
public enum JSONType: String, Hashable, Sendable, Codable, CaseIterable {
  /// A string.
  case string
  /// A number, whole or fractional.
  case number
  /// True or false.
  case boolean
  /// An explicit null. A missing value has no type.
  case null
  /// An array.
  case array
  /// An object.
  case object
  /// Not JSON, such as a `Date` in a `[String: Any]`.
  case other
}

extension JSONType: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String { self == .other ? "value" : rawValue }
}
