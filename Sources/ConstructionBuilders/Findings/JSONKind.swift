/// The kinds of JSON value, and `other` for values in a dictionary that are not JSON.
public enum JSONKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// A string.
  case string
  /// A number, whole or fractional.
  case number
  /// True or false.
  case boolean
  /// An explicit null. A missing value has no kind.
  case null
  /// An array.
  case array
  /// An object.
  case object
  /// Not JSON, such as a `Date` in a `[String: Any]`.
  case other
}

extension JSONKind: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String { self == .other ? "value" : rawValue }
}
