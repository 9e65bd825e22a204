#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
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
    json: some JSONInput, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    withStackForRoot {
      // The document is freed before the builder builds.
      let made = read(json, coercion, maximumDepth) { root, bytes in
        if isDirect, let model = builtWhole(from: root) { return .success(Made<Self>.model(model)) }
        return capture(root: root, of: bytes).map(Made.builder)
      }
      return made.flatMap { $0.build() }
    }
  }

  /// Builds the model from contiguous bytes of any type.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func build(
    json: some ContiguousBytes, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    build(json: ContiguousInput(json), coercion: coercion, maximumDepth: maximumDepth)
  }

  /// Builds the model from a dictionary.
  public static func build(
    dictionary: [String: Any], coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    withStackForRoot {
      Self(dictionary: dictionary, coercion: coercion, maximumDepth: maximumDepth).build()
    }
  }
}

extension ConstructionBuilder {
  /// Runs `body`, which reads and builds a root, on a stack that has room for it. A builder holds
  /// those within it, and can be larger than the stack of a thread. Whoever has an instance has it
  /// on the stack already, so only what makes one asks.
  static func withStackForRoot<Result>(_ body: () -> Result) -> Result {
    DeeperStack.whereNeeded(frame: stackFrame(of: Self.self), body) ?? body()
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

/// Input from a dictionary, and from bytes or text.
extension ConstructionBuilder {
  /// Captures the fields from a dictionary, made by `JSONSerialization` or by hand.
  ///
  /// ```swift
  /// let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])
  /// ```
  ///
  /// - Parameters:
  ///   - dictionary: The dictionary.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512. Values that are
  ///     nested deeper are unusable.
  @inlinable
  public init(
    dictionary: [String: Any], coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) {
    let reader = UInt(bitPattern: ObjectIdentifier(Self.self))
    self = DictionaryObject.withRoot(dictionary, maximumDepth, readBy: reader) { object in
      Self(fields: JSONFields(.dictionary(copy object), ReadingContext(coercion)))
    }
  }

  /// Captures the fields from a JSON object in bytes or text.
  ///
  /// ```swift
  /// let sut = try CharacterResponseBuilder(json: data)
  /// let other = try CharacterResponseBuilder(json: #"{"name": "Cyclops"}"#)
  /// ```
  ///
  /// - Parameters:
  ///   - json: The document; see ``JSONInput``.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding if the bytes are not JSON by RFC 8259
  ///   or are nested too deep, and with a `.mismatch` or `.null` if they are not an object.
  public init(
    json: some JSONInput, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) throws(BuildFailure) {
    self = try Self.read(json, coercion, maximumDepth) { Self.capture(root: $0, of: $1) }.get()
  }

  /// Captures the fields from a JSON object in contiguous bytes of any type.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public init(
    json: some ContiguousBytes, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) throws(BuildFailure) {
    try self.init(json: ContiguousInput(json), coercion: coercion, maximumDepth: maximumDepth)
  }

  /// Runs `body` with the root of a document, or returns a failure with the place of the error.
  static func read<Success>(
    _ json: some JSONInput, _ coercion: Coercion, _ maximumDepth: Int,
    _ body: (JSONNode, Span<UInt8>) -> Result<Success, BuildFailure>
  ) -> Result<Success, BuildFailure> {
    json.read(coercion, maximumDepth, model: typeName(Model.self), body)
  }

  /// The same, with the findings about what was read over by ``Coercion/looseSyntax``.
  static func read<Success>(
    _ json: some JSONInput, _ coercion: Coercion, _ maximumDepth: Int, syntax: inout [Finding],
    _ body: (JSONNode, Span<UInt8>) -> Result<Success, BuildFailure>
  ) -> Result<Success, BuildFailure> {
    json.read(coercion, maximumDepth, model: typeName(Model.self), syntax: &syntax, body)
  }

  /// Creates a builder from the fields of the root of a document.
  static func capture(root: JSONNode, of bytes: Span<UInt8>) -> Result<Self, BuildFailure> {
    builder(of: capture(root), ofRootOf: bytes)
  }

  /// The builder that was captured from the root of a document, or a failure with its place.
  static func builder(
    of captured: Captured<Self>, ofRootOf bytes: Span<UInt8>
  ) -> Result<Self, BuildFailure> {
    if let builder = captured.value { return .success(builder) }
    let own = captured.note?.own.first
    let finding = Finding(
      kind: own?.kind ?? .null, expected: expectation, found: own?.found,
      location: rootLocation(in: bytes))
    return .failure(BuildFailure(model: Model.self, problems: FindingList([finding])))
  }
}
