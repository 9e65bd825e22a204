#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// From input to model in one step.
extension ConstructionBuilder where Failure == BuildFailure {
  /// Builds the model from bytes: `Data`, `[UInt8]` or any other contiguous bytes.
  ///
  /// ```swift
  /// CharacterResponseBuilder.build(json: data)
  /// // .success(…), or .failure with every problem
  /// ```
  public static func build(
    json: some ContiguousBytes, coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) -> Result<Model, BuildFailure> {
    json.withDocumentBytes { build($0, coercion, maximumDepth) }
  }

  /// Builds the model from text.
  public static func build(
    json: String, coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) -> Result<Model, BuildFailure> {
    json.withDocumentBytes { build($0, coercion, maximumDepth) }
  }

  /// Builds the model from a dictionary.
  public static func build(
    dictionary: [String: Any], coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) -> Result<Model, BuildFailure> {
    Self(dictionary: dictionary, coercion: coercion, maximumDepth: maximumDepth).build()
  }

  private static func build(
    _ bytes: Span<UInt8>, _ coercion: Coercion, _ maximumDepth: Int
  ) -> Result<Model, BuildFailure> {
    // The document is freed before the builder builds.
    let made = withRoot(of: bytes, coercion, maximumDepth) { root in
      if isDirect, let model = builtWhole(from: root) { return .success(Made<Self>.model(model)) }
      return capture(root: root, of: bytes).map(Made.builder)
    }
    return made.flatMap { $0.build() }
  }
}

/// The result of reading a document.
enum Made<Builder: ConstructionBuilder> {
  case model(Builder.Model)
  case builder(Builder)

  func build() -> Result<Builder.Model, Builder.Failure> {
    switch self {
    case .model(let model): .success(model)
    case .builder(let builder): builder.build()
    }
  }
}
