#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Input from bytes and from text.
extension JSONValue {
  /// Reads a value from UTF-8 in memory: `Data`, `[UInt8]` or any other contiguous bytes.
  ///
  /// Everything is kept, except the earlier values of a duplicate key.
  ///
  /// ```swift
  /// let value = try JSONValue(json: data)
  /// value["results"]?[0]
  /// ```
  ///
  /// - Parameters:
  ///   - json: The bytes.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding, including line and column, if the
  ///   bytes are not JSON by RFC 8259 or are nested too deep.
  public init(json: some ContiguousBytes, maximumDepth: Int = 512) throws(BuildFailure) {
    self = try json.withDocumentBytes { JSONValue.read($0, maximumDepth) }.get()
  }

  /// Reads a value from text.
  ///
  /// ```swift
  /// let value = try JSONValue(json: #"{"price": 1.50}"#)
  /// ```
  ///
  /// - Throws: The same as for bytes.
  public init(json: String, maximumDepth: Int = 512) throws(BuildFailure) {
    self = try json.withDocumentBytes { JSONValue.read($0, maximumDepth) }.get()
  }

  private static func read(
    _ bytes: Span<UInt8>, _ maximumDepth: Int
  ) -> Result<JSONValue, BuildFailure> {
    JSONNode.withRoot(of: bytes, .strict, maximumDepth, model: "JSON") { root in
      let captured = JSONValue.capture(root)
      // A document has nothing that is not JSON. Only its depth can be too much, for the stack.
      return captured.value.map { .success($0) }
        ?? .failure(BuildFailure(named: "JSON", problems: FindingList(captured.note?.own ?? [])))
    }
  }
}
