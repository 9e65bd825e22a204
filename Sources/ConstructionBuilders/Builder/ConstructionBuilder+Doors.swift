import Foundation

/// The doors: from a dictionary, and from bytes or text.
extension ConstructionBuilder {
  /// Captures the fields of a dictionary, as `JSONSerialization` makes it or as it was put together.
  ///
  /// ```swift
  /// let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])
  /// ```
  ///
  /// - Parameters:
  ///   - dictionary: The dictionary.
  ///   - coercion: Which values of another kind may be used.
  ///   - maximumDepth: How many arrays and objects may lie in each other, 512 at the most. What lies
  ///     deeper is unusable.
  // `@inlinable`: without it, a dictionary of ten texts takes 1.2 times as long.
  @inlinable
  public init(
    dictionary: [String: Any], coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) {
    self = DictionaryObject.with(dictionary, depth: 512 - max(0, min(maximumDepth, 512))) {
      object in
      Self(fields: JSONFields(.dictionary(copy object), ReadingContext(coercion)))
    }
  }

  /// Captures the fields of a JSON object that lies in memory as UTF-8: `Data`, `[UInt8]` or any other
  /// contiguous bytes.
  ///
  /// ```swift
  /// let sut = try CharacterResponseBuilder(json: data)
  /// ```
  ///
  /// - Parameters:
  ///   - json: The bytes.
  ///   - coercion: Which values of another kind may be used.
  ///   - maximumDepth: How many arrays and objects may lie in each other, 512 at the most.
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding where the bytes are not JSON by RFC 8259,
  ///   or are nested deeper than that, and with a `.mismatch` where they are no object.
  public init(
    json: some ContiguousBytes, coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) throws(BuildFailure) {
    let result = json.withDocumentBytes { Self.capture($0, coercion, maximumDepth) }
    self = try result.get()
  }

  /// Captures the fields of a JSON object in a text.
  ///
  /// ```swift
  /// let sut = try CharacterResponseBuilder(json: #"{"name": "Cyclops"}"#)
  /// ```
  ///
  /// - Throws: As for bytes.
  public init(
    json: String, coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) throws(BuildFailure) {
    let result = json.withDocumentBytes { Self.capture($0, coercion, maximumDepth) }
    self = try result.get()
  }

  private static func capture(
    _ bytes: Span<UInt8>, _ coercion: Coercion, _ maximumDepth: Int
  ) -> Result<Self, BuildFailure> {
    withRoot(of: bytes, coercion, maximumDepth) { capture(root: $0, of: bytes) }
  }

  /// Calls `body` with the root of a document; or says where it is malformed.
  static func withRoot<Success>(
    of bytes: Span<UInt8>, _ coercion: Coercion, _ maximumDepth: Int,
    _ body: (JSONNode) -> Result<Success, BuildFailure>
  ) -> Result<Success, BuildFailure> {
    do throws(MalformedJSON) {
      return try withTape(of: bytes, maximumDepth: maximumDepth) { root in
        body(JSONNode(.tape(copy root), ReadingContext(coercion)))
      }
    } catch {
      let finding = Finding(error, in: bytes)
      return .failure(BuildFailure(model: Model.self, problems: FindingList([finding])))
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
    return .failure(BuildFailure(model: Model.self, problems: FindingList([finding])))
  }
}
