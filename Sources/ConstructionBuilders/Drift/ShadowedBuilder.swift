#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A builder together with its shadow: a second builder of the same input with another coercion.
///
/// The shadow is only used to report its findings.
///
/// ```swift
/// let sut = try CharacterResponseBuilder.shadow(json: data, under: .strict)
/// let model = try sut.build().get()     // as ever, by the coercion that the app uses
/// recorder.record(sut.shadowFindings)    // what `.strict` would have said
/// ```
///
/// This shows what a stricter coercion would break before you use it. The input is validated once
/// and read twice.
public struct ShadowedBuilder<Builder: ConstructionBuilder> {
  /// The builder that is used.
  public var builder: Builder

  /// The second builder, or the reason why there is none.
  ///
  /// The outermost value can be an object with one coercion and not with the other.
  public let shadow: Result<Builder, BuildFailure>

  /// Builds the model with the builder that is used.
  public func build() -> Result<Builder.Model, Builder.Failure> { builder.build() }

  /// The findings of the shadow; see ``ConstructionBuilder/findings``.
  ///
  /// A field with its own coercion, such as `fields["id", .lenient]`, reads the same in both.
  public var shadowFindings: [Finding] {
    switch shadow {
    case .success(let builder): builder.findings
    case .failure(let failure): failure.findings
    }
  }

  /// The problems that would keep the shadow from being built. Empty if it can be built.
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
  /// Captures the fields from bytes twice, for a builder and its shadow; see ``ShadowedBuilder``.
  ///
  /// ```swift
  /// let sut = try CharacterResponseBuilder.shadow(json: data, under: .strict)
  /// ```
  ///
  /// - Parameters:
  ///   - json: The input.
  ///   - coercion: The coercion of the builder that is used.
  ///   - shadowCoercion: The coercion of the shadow.
  /// - Throws: The same as `init(json:coercion:)` for the builder that is used.
  public static func shadow(
    json: some ContiguousBytes, coercion: Coercion = .lenient, under shadowCoercion: Coercion
  ) throws(BuildFailure) -> ShadowedBuilder<Self> {
    try json.withDocumentBytes { shadow($0, coercion, shadowCoercion) }.get()
  }

  /// Captures the fields from text twice.
  public static func shadow(
    json: String, coercion: Coercion = .lenient, under shadowCoercion: Coercion
  ) throws(BuildFailure) -> ShadowedBuilder<Self> {
    try json.withDocumentBytes { shadow($0, coercion, shadowCoercion) }.get()
  }

  /// Captures the fields from a dictionary twice.
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
