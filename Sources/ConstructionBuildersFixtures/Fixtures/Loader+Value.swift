public import ConstructionBuilders
public import Foundation

/// A `JSONValue`, with nothing lost.
public struct JSONValueLoader: Loader, Sendable {
  /// A loader of JSON values.
  public init() {}

  /// Reads the value.
  ///
  /// - Throws: `BuildFailure` with line and column, where the bytes are not JSON.
  public func convert(_ data: Data) throws -> JSONValue { try JSONValue(json: data) }
}

extension Loader where Self == JSONValueLoader {
  /// A `JSONValue`, with nothing lost.
  public static var value: JSONValueLoader { JSONValueLoader() }
}
