#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A root together with its shadow: the same input, read with another coercion.
///
/// The shadow is only used to report its findings.
///
/// ```swift
/// let sut = try JSONRoot<[CharacterResponseBuilder]>.shadow(json: data, under: .strict)
/// let models = try sut.root.build().get()     // by the coercion that the app uses
/// recorder.record(sut.shadow.findings)         // what `.strict` would have said
/// ```
///
/// The input is validated once and read twice. For a builder, see ``ShadowedBuilder``.
public struct ShadowedRoot<Value: Capturable> {
  /// The root that is used.
  public var root: JSONRoot<Value>

  /// The second root. If its value could not be read, its findings say why.
  public let shadow: JSONRoot<Value>
}

extension ShadowedRoot: Sendable where Value: Sendable {}

extension JSONRoot {
  /// Reads bytes twice, for a root and its shadow; see ``ShadowedRoot``.
  ///
  /// ```swift
  /// let sut = try JSONRoot<[Int]>.shadow(json: data, at: "ids", under: .strict)
  /// ```
  ///
  /// - Parameters:
  ///   - json: The input.
  ///   - path: The keys and indices that lead to the value.
  ///   - coercion: The coercion of the root that is used.
  ///   - shadowCoercion: The coercion of the shadow.
  /// - Throws: A ``BuildFailure`` if the bytes are not JSON.
  public static func shadow(
    json: some ContiguousBytes, at path: FieldPath.Component..., coercion: Coercion = .lenient,
    under shadowCoercion: Coercion
  ) throws(BuildFailure) -> ShadowedRoot<Value> {
    try json.withDocumentBytes { shadow($0, at: path, coercion, shadowCoercion) }.get()
  }

  /// Reads text twice.
  ///
  /// ```swift
  /// let sut = try JSONRoot<[Int]>.shadow(json: #"["7"]"#, under: .strict)
  /// ```
  public static func shadow(
    json: String, at path: FieldPath.Component..., coercion: Coercion = .lenient,
    under shadowCoercion: Coercion
  ) throws(BuildFailure) -> ShadowedRoot<Value> {
    try json.withDocumentBytes { shadow($0, at: path, coercion, shadowCoercion) }.get()
  }

  /// Reads a value that `JSONSerialization` or a test has made twice.
  ///
  /// ```swift
  /// let sut = JSONRoot<[Int]>.shadow(value: ["7"], under: .strict)
  /// ```
  public static func shadow(
    value: Any, at path: FieldPath.Component..., coercion: Coercion = .lenient,
    under shadowCoercion: Coercion
  ) -> ShadowedRoot<Value> {
    JSONNode.withRoot(value, coercion, TapeScanner.maximumDepth) { node in
      shadow(node, at: path, shadowCoercion)
    }
  }

  private static func shadow(
    _ bytes: Span<UInt8>, at path: [FieldPath.Component], _ coercion: Coercion,
    _ shadowCoercion: Coercion
  ) -> Result<ShadowedRoot<Value>, BuildFailure> {
    JSONNode.withRoot(
      of: bytes, coercion, TapeScanner.maximumDepth, model: Value.rootName
    ) { node in
      .success(shadow(node, at: path, shadowCoercion, location: rootLocation(in: bytes)))
    }
  }

  private static func shadow(
    _ node: JSONNode, at path: [FieldPath.Component], _ shadowCoercion: Coercion,
    location: @autoclosure () -> TextLocation? = nil
  ) -> ShadowedRoot<Value> {
    ShadowedRoot(
      root: Self(node, at: path, location: location()),
      shadow: Self(node.with(shadowCoercion), at: path, location: location()))
  }
}
