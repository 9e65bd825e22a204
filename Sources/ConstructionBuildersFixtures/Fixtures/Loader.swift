public import Foundation

/// Converts the bytes of a fixture to a value.
///
/// The kit has ``Loader/data``, ``Loader/keyed``, ``Loader/unkeyed``, ``Loader/value``,
/// ``Loader/decodable(_:decoder:)`` and ``Loader/builder(_:coercion:)``. Write another one as a
/// conversion:
///
/// ```swift
/// struct TextLoader: Loader {
///   func convert(_ data: Data) throws -> String { String(decoding: data, as: UTF8.self) }
/// }
///
/// let greeting = try Fixture.load("greeting.txt", with: TextLoader())
/// ```
public protocol Loader<Output> {
  /// The type of the value.
  associatedtype Output

  /// Converts the bytes, or throws.
  func convert(_ data: Data) throws -> Output
}
