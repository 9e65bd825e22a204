#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// From input to model in one step.
extension ConstructionBuilder where Failure == BuildFailure {
  /// Builds the model from bytes or text.
  ///
  /// ```swift
  /// CharacterResponseBuilder.build(json: data)
  /// // .success(…), or .failure with every problem
  /// ```
  ///
  /// - Parameters:
  ///   - json: The document; see ``JSONInput``.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  public static func build(
    json: some JSONInput, coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) -> Result<Model, BuildFailure> {
    // The document is freed before the builder builds.
    let made = read(json, coercion, maximumDepth) { root, bytes in
      if isDirect, let model = builtWhole(from: root) { return .success(Made<Self>.model(model)) }
      return capture(root: root, of: bytes).map(Made.builder)
    }
    return made.flatMap { $0.build() }
  }

  /// Builds the model from contiguous bytes of any type.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func build(
    json: some ContiguousBytes, coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) -> Result<Model, BuildFailure> {
    build(json: ContiguousInput(json), coercion: coercion, maximumDepth: maximumDepth)
  }

  /// Builds the model from a dictionary.
  public static func build(
    dictionary: [String: Any], coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) -> Result<Model, BuildFailure> {
    Self(dictionary: dictionary, coercion: coercion, maximumDepth: maximumDepth).build()
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
