/// The top level of a fixture: ``KeyedJSONContainer`` or ``UnkeyedJSONContainer``.
public protocol JSONContainer {
  /// The type that the closure of a fixture changes.
  associatedtype Container

  /// The expected top level, in words.
  static var expectation: String { get }
}

/// An object: `[String: Any]`.
///
/// ```swift
/// let json = try Fixture.json("characters", KeyedJSONContainer.self) { $0["code"] = nil }
/// ```
public enum KeyedJSONContainer: JSONContainer {
  public typealias Container = [String: Any]
  public static var expectation: String { "an object" }
}

/// An array of objects: `[[String: Any]]`.
///
/// ```swift
/// let json = try Fixture.json("users", UnkeyedJSONContainer.self) { $0[0]["name"] = nil }
/// ```
public enum UnkeyedJSONContainer: JSONContainer {
  public typealias Container = [[String: Any]]
  public static var expectation: String { "an array of objects" }
}
