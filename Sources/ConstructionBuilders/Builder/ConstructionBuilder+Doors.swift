import Foundation

/// The doors: from a dictionary, and from bytes or text.
extension ConstructionBuilder {
  /// Captures the fields of a dictionary, as `JSONSerialization` makes it or as it was put together.
  ///
  /// ```swift
  /// let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])
  /// ```
  // `@inlinable`: without it, a dictionary of ten texts takes 1.2 times as long.
  @inlinable
  public init(dictionary: [String: Any], coercion: Coercion = .lenient) {
    self = ForeignObject.with(dictionary) { object in
      Self(fields: JSONFields(.foreign(copy object), coercion: coercion))
    }
  }

  /// Captures the fields of a JSON object that lies in memory as UTF-8: `Data`, `[UInt8]` or any other
  /// contiguous bytes.
  ///
  /// ```swift
  /// let sut = try CharacterResponseBuilder(json: data)
  /// ```
  ///
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding where the bytes are not JSON by RFC 8259,
  ///   and with a `.mismatch` where they are, but not an object.
  public init(
    json: some ContiguousBytes, coercion: Coercion = .lenient
  ) throws(BuildFailure) {
    let result = json.withDocumentBytes { Self.capture($0, coercion: coercion) }
    self = try result.get()
  }

  /// Captures the fields of a JSON object in a text.
  ///
  /// ```swift
  /// let sut = try CharacterResponseBuilder(json: #"{"name": "Cyclops"}"#)
  /// ```
  ///
  /// - Throws: As for bytes.
  public init(json: String, coercion: Coercion = .lenient) throws(BuildFailure) {
    let result = json.withDocumentBytes { Self.capture($0, coercion: coercion) }
    self = try result.get()
  }

  private static func capture(
    _ bytes: Span<UInt8>, coercion: Coercion
  ) -> Result<Self, BuildFailure> {
    withRoot(of: bytes, coercion: coercion) { capture(root: $0, of: bytes) }
  }

  /// Calls `body` with the root of a document; or says where it is malformed.
  static func withRoot<Success>(
    of bytes: Span<UInt8>, coercion: Coercion,
    _ body: (JSONNode) -> Result<Success, BuildFailure>
  ) -> Result<Success, BuildFailure> {
    do throws(MalformedJSON) {
      return try withTape(of: bytes) { root in
        body(JSONNode(.tape(copy root), coercion: coercion))
      }
    } catch {
      let finding = Finding(error, in: bytes)
      return .failure(BuildFailure(model: Model.self, problems: [finding]))
    }
  }

  /// A builder with the fields of the root of a document.
  static func capture(root: JSONNode, of bytes: Span<UInt8>) -> Result<Self, BuildFailure> {
    let captured = capture(root)
    if let builder = captured.value { return .success(builder) }
    let own = captured.note?.own.first
    let finding = Finding(
      kind: own?.kind ?? .null, expected: "object", found: own?.found,
      location: rootLocation(in: bytes))
    return .failure(BuildFailure(model: Model.self, problems: [finding]))
  }
}
