/// Converts the bytes of a fixture to a value that ``Fixture`` has no function for.
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
