import Foundation

/// From bytes and from text.
extension JSONValue {
  /// The value that lies in memory as UTF-8: `Data`, `[UInt8]` or any other contiguous bytes.
  ///
  /// Nothing is lost but the earlier of members with the same key.
  ///
  /// ```swift
  /// let value = try JSONValue(json: data)
  /// value["results"]?[0]
  /// ```
  ///
  /// - Parameters:
  ///   - json: The bytes.
  ///   - maximumDepth: How many arrays and objects may lie in each other, 512 at the most.
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding, line and column included, where the
  ///   bytes are not JSON by RFC 8259, or are nested deeper than that.
  public init(json: some ContiguousBytes, maximumDepth: Int = 512) throws(BuildFailure) {
    self = try json.withDocumentBytes { JSONValue.read($0, maximumDepth) }.get()
  }

  /// The value in a text.
  ///
  /// ```swift
  /// let value = try JSONValue(json: #"{"price": 1.50}"#)
  /// ```
  ///
  /// - Throws: As for bytes.
  public init(json: String, maximumDepth: Int = 512) throws(BuildFailure) {
    self = try json.withDocumentBytes { JSONValue.read($0, maximumDepth) }.get()
  }

  private static func read(
    _ bytes: Span<UInt8>, _ maximumDepth: Int
  ) -> Result<JSONValue, BuildFailure> {
    do throws(MalformedJSON) {
      let value = try withTape(of: bytes, maximumDepth: maximumDepth) { root in
        JSONValue.capture(JSONNode(.tape(copy root), ReadingContext(.strict))).value
      }
      return .success(value ?? .null)
    } catch {
      let finding = Finding(error, in: bytes)
      return .failure(BuildFailure(model: "JSON", finding))
    }
  }
}
