#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What holds a JSON document in memory: bytes, text, or a dictionary of `JSONSerialization`.
///
/// `Data`, `[UInt8]` and slices, raw buffers, `String`, `Substring` and `[String: Any]` conform:
///
/// ```swift
/// CharacterResponseBuilder.build(json: data)
/// CharacterResponseBuilder.build(json: #"{"name": "Cyclops"}"#)
/// CharacterResponseBuilder.build(json: ["name": "Cyclops"])
/// ```
///
/// Bytes are UTF-8, by RFC 8259. A type of your own that conforms to `ContiguousBytes` needs no
/// code to conform:
///
/// ```swift
/// extension Payload: JSONInput {}
/// ```
public protocol JSONInput {
  /// Calls `body` with what the input holds.
  @_documentation(visibility: internal)
  func _withSource<Result>(_ body: (borrowing _JSONSource) -> Result) -> Result
}

/// What a ``JSONInput`` holds. It lives no longer than the input.
@_documentation(visibility: internal)
public enum _JSONSource: ~Escapable {
  case bytes(Span<UInt8>)
  case dictionary([String: Any])
}

extension JSONInput where Self: ContiguousBytes {
  @_documentation(visibility: internal)
  public func _withSource<Result>(_ body: (borrowing _JSONSource) -> Result) -> Result {
    withDocumentBytes { body(.bytes($0)) }
  }
}

extension Data: JSONInput {}
extension Array: JSONInput where Element == UInt8 {}
extension ArraySlice: JSONInput where Element == UInt8 {}
extension ContiguousArray: JSONInput where Element == UInt8 {}
extension UnsafeRawBufferPointer: @unsafe JSONInput {}
extension UnsafeMutableRawBufferPointer: @unsafe JSONInput {}
extension UnsafeBufferPointer: @unsafe JSONInput where Element == UInt8 {}
extension UnsafeMutableBufferPointer: @unsafe JSONInput where Element == UInt8 {}

extension String: JSONInput {
  @_documentation(visibility: internal)
  public func _withSource<Result>(_ body: (borrowing _JSONSource) -> Result) -> Result {
    withDocumentBytes { body(.bytes($0)) }
  }
}

extension Substring: JSONInput {
  @_documentation(visibility: internal)
  public func _withSource<Result>(_ body: (borrowing _JSONSource) -> Result) -> Result {
    String(self).withDocumentBytes { body(.bytes($0)) }
  }
}

extension Dictionary: JSONInput where Key == String, Value == Any {
  @_documentation(visibility: internal)
  public func _withSource<Result>(_ body: (borrowing _JSONSource) -> Result) -> Result {
    body(.dictionary(self))
  }
}

/// Bytes of a type that is known only to be contiguous.
struct ContiguousInput<Bytes: ContiguousBytes>: JSONInput, ContiguousBytes {
  let bytes: Bytes

  init(_ bytes: Bytes) { self.bytes = bytes }

  func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    unsafe try bytes.withUnsafeBytes(body)
  }
}

extension JSONInput {
  /// Calls `body` with the outermost value, and with the bytes of the document, or none for a
  /// dictionary.
  ///
  /// - Parameter model: The name that a failure has if the bytes are not JSON.
  package func read<Success>(
    _ coercion: Coercion, _ maximumDepth: Int, model: @autoclosure () -> String,
    _ body: (_ root: JSONNode, _ bytes: Span<UInt8>) -> Result<Success, BuildFailure>
  ) -> Result<Success, BuildFailure> {
    var syntax: [Finding] = []
    return read(coercion, maximumDepth, model: model(), syntax: &syntax, body)
  }

  /// The same, with the findings about what was read over by ``Coercion/looseSyntax``.
  func read<Success>(
    _ coercion: Coercion, _ maximumDepth: Int, model: @autoclosure () -> String,
    syntax: inout [Finding],
    _ body: (_ root: JSONNode, _ bytes: Span<UInt8>) -> Result<Success, BuildFailure>
  ) -> Result<Success, BuildFailure> {
    _withSource { source in
      switch source {
      case .bytes(let bytes):
        JSONNode.withRoot(
          of: bytes, coercion, maximumDepth, model: model(), syntax: &syntax, body)
      case .dictionary(let dictionary):
        JSONNode.withRoot(dictionary, coercion, maximumDepth) { body($0, Span()) }
      }
    }
  }
}
