import Foundation

/// A builder, and beside it a shadow: another builder of the same input that was read with another coercion, and that
/// nobody uses but to see what it says.
///
/// ```swift
/// let sut = try CharacterResponseBuilder.shadow(json: data, under: .strict)
/// let model = try sut.build().get()     // as ever, by the coercion that the app uses
/// recorder.record(sut.shadowFindings)    // what `.strict` would have said
/// ```
///
/// So it is known what a stricter coercion would break before it is used. The input is checked once, and read twice.
public struct ShadowedBuilder<Builder: ConstructionBuilder> {
  /// The builder that is used.
  public var builder: Builder

  /// The builder that is not, or why there is none: the outermost value may be an object by one coercion and none
  /// by the other.
  public let shadow: Result<Builder, BuildFailure>

  /// Makes the model, as the builder that is used does.
  public func build() -> Result<Builder.Model, Builder.Failure> { builder.build() }

  /// What the shadow has to say: see ``ConstructionBuilder/findings``.
  ///
  /// A field with a coercion of its own, such as `fields["id", .lenient]`, is read by that in both.
  public var shadowFindings: [Finding] {
    switch shadow {
    case .success(let builder): builder.findings
    case .failure(let failure): failure.findings
    }
  }

  /// What would keep the shadow from being built: empty where it gives a model as well.
  public var shadowProblems: [Finding] {
    switch shadow {
    case .failure(let failure): return failure.findings
    case .success(let builder):
      guard case .failure(let failure) = builder.build() else { return [] }
      return Finding.explaining(failure, expected: typeName(Builder.Model.self))
    }
  }
}

extension ShadowedBuilder: Sendable where Builder: Sendable {}

extension ConstructionBuilder {
  /// Captures the fields of bytes twice, once to be used and once in the shadow; see ``ShadowedBuilder``.
  ///
  /// ```swift
  /// let sut = try CharacterResponseBuilder.shadow(json: data, under: .strict)
  /// ```
  ///
  /// - Parameters:
  ///   - json: The input.
  ///   - coercion: The coercion of the builder that is used.
  ///   - shadowCoercion: The coercion of the shadow.
  /// - Throws: As `init(json:coercion:)` for the builder that is used.
  public static func shadow(
    json: some ContiguousBytes, coercion: Coercion = .lenient, under shadowCoercion: Coercion
  ) throws(BuildFailure) -> ShadowedBuilder<Self> {
    try json.withDocumentBytes { shadow($0, coercion, shadowCoercion) }.get()
  }

  /// Captures the fields of a text twice.
  public static func shadow(
    json: String, coercion: Coercion = .lenient, under shadowCoercion: Coercion
  ) throws(BuildFailure) -> ShadowedBuilder<Self> {
    try json.withDocumentBytes { shadow($0, coercion, shadowCoercion) }.get()
  }

  /// Captures the fields of a dictionary twice.
  public static func shadow(
    dictionary: [String: Any], coercion: Coercion = .lenient, under shadowCoercion: Coercion
  ) -> ShadowedBuilder<Self> {
    ShadowedBuilder(
      builder: Self(dictionary: dictionary, coercion: coercion),
      shadow: .success(Self(dictionary: dictionary, coercion: shadowCoercion)))
  }

  private static func shadow(
    _ bytes: Span<UInt8>, _ coercion: Coercion, _ shadowCoercion: Coercion
  ) -> Result<ShadowedBuilder<Self>, BuildFailure> {
    withRoot(of: bytes, coercion, TapeScanner.maximumDepth) { root in
      capture(root: root, of: bytes).map { builder in
        let shadow = capture(root: root.with(shadowCoercion), of: bytes)
        return ShadowedBuilder(builder: builder, shadow: shadow)
      }
    }
  }
}
