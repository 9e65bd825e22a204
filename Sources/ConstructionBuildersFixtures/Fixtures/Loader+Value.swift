public import ConstructionBuilders
public import Foundation

/// Loads a `JSONValue`, which keeps digits and order.
public struct JSONValueLoader: Loader, Sendable {
  /// Makes a loader of JSON values.
  public init() {}

  /// Reads the value.
  ///
  /// - Throws: `BuildFailure` with line and column for malformed JSON.
  public func convert(_ data: Data) throws -> JSONValue { try JSONValue(json: data) }
}

extension Loader where Self == JSONValueLoader {
  /// Loads a `JSONValue`, which keeps digits and order.
  public static var value: JSONValueLoader { JSONValueLoader() }
}
