/// The kinds of JSON value, and `other` for what a dictionary can hold that JSON cannot.
public enum JSONKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// A text.
  case string
  /// A number, whole or not.
  case number
  /// True or false.
  case boolean
  /// The null that JSON has a word for; what is not there at all has no kind.
  case null
  /// An array.
  case array
  /// An object.
  case object
  /// No JSON at all, such as a `Date` in a `[String: Any]`.
  case other
}

extension JSONKind: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String { self == .other ? "value" : rawValue }
}
