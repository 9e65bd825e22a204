import Foundation

/// The doors: from bytes and from text.
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
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding, line and column included, where the
  ///   bytes are not JSON by RFC 8259.
  public init(json: some ContiguousBytes) throws(BuildFailure) {
    let result = unsafe json.withUnsafeBytes { bytes in unsafe JSONValue.read(bytes) }
    self = try result.get()
  }

  /// The value in a text.
  ///
  /// ```swift
  /// let value = try JSONValue(json: #"{"price": 1.50}"#)
  /// ```
  ///
  /// - Throws: As for bytes.
  public init(json: String) throws(BuildFailure) {
    var json = json
    let result = json.withUTF8 { bytes in unsafe JSONValue.read(UnsafeRawBufferPointer(bytes)) }
    self = try result.get()
  }

  private static func read(_ bytes: UnsafeRawBufferPointer) -> Result<JSONValue, BuildFailure> {
    do throws(MalformedJSON) {
      let value = try unsafe withTape(of: bytes) { root in
        JSONValue.capture(JSONNode(.tape(copy root), coercion: .strict)).value
      }
      return .success(value ?? .null)
    } catch {
      let finding = unsafe Finding(error, in: bytes)
      return .failure(BuildFailure(model: "JSON", finding))
    }
  }
}
