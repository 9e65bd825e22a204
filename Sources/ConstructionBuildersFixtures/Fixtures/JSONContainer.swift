/// What a fixture has at its top level: ``KeyedJSONContainer`` or ``UnkeyedJSONContainer``.
public protocol JSONContainer {
  /// What the closure of a fixture is given to change.
  associatedtype Container

  /// The words for what is expected at the top level.
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
