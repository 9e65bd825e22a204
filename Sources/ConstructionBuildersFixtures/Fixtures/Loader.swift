public import Foundation

/// Makes something of a fixture's bytes: one conversion for each kind of thing.
///
/// Ready to use are ``Loader/data``, ``Loader/keyed``, ``Loader/unkeyed``, ``Loader/value``,
/// ``Loader/decodable(_:decoder:)`` and ``Loader/builder(_:coercion:)``. Another one is a conversion:
///
/// ```swift
/// struct TextLoader: Loader {
///   func convert(_ data: Data) throws -> String { String(decoding: data, as: UTF8.self) }
/// }
///
/// let greeting = try Fixture.load("greeting.txt", with: TextLoader())
/// ```
public protocol Loader<Output> {
  /// What is made.
  associatedtype Output

  /// Makes it, or throws why it cannot.
  func convert(_ data: Data) throws -> Output
}
