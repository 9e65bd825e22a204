/// The kinds of JSON value, and `other` for what a dictionary can hold that JSON cannot.
public enum JSONKind: String, Hashable, Sendable, Codable, CaseIterable {
  case string, number, boolean, null, array, object
  /// No JSON at all, such as a `Date` in a `[String: Any]`.
  case other
}

extension JSONKind: CustomStringConvertible {
  public var description: String { self == .other ? "value" : rawValue }
}
