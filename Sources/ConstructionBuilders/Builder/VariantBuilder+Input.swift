#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Objects whose variant comes from outside, such as from a header.
extension VariantBuilder {
  /// Captures the fields of an object in bytes or text, of a variant that is known.
  ///
  /// The variant counts in place of the discriminator.
  ///
  /// ```swift
  /// let sut = try WebhookBuilder(json: body, variant: request.headers["X-GitHub-Event"])
  /// ```
  ///
  /// - Parameters:
  ///   - json: The document; see ``JSONInput``.
  ///   - variant: The variant. Nil is a missing variant, with which the build fails.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A ``BuildFailure`` if the document is not a JSON object.
  public init(
    json: some JSONInput, variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) throws(BuildFailure) {
    let result = Self.read(json, coercion, maximumDepth) { Self.builder(from: $0, variant, of: $1) }
    self = try result.get()
  }

  /// Captures the fields from a dictionary, of a variant that is known.
  public init(
    dictionary: [String: Any], variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) {
    self = DictionaryObject.withRoot(dictionary, maximumDepth) { object in
      let fields = JSONFields(.dictionary(copy object), ReadingContext(coercion))
      return Self.variants.builder(from: fields, type: Self.type(variant))
    }
  }

  /// Builds the model from bytes or text, of a variant that is known.
  ///
  /// ```swift
  /// WebhookBuilder.build(json: body, variant: request.headers["X-GitHub-Event"])
  /// ```
  public static func build(
    json: some JSONInput, variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    withStackForRoot {
      // The document is freed before the builder builds.
      let made = read(json, coercion, maximumDepth) { root, bytes in
        if isDirect, let variant, root.kind == .object, let model = model(variant, from: root),
          root.isWhole
        {
          return .success(Made<Self>.model(model))
        }
        return builder(from: root, variant, of: bytes).map(Made.builder)
      }
      return made.flatMap { $0.build() }
    }
  }

  /// Builds the model of a variant that is known, and returns it with the findings; see
  /// ``BuildReport``.
  ///
  /// ```swift
  /// let report = WebhookBuilder.report(json: body, variant: request.headers["X-GitHub-Event"])
  /// ```
  public static func report(
    json: some JSONInput, variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    withStackForRoot {
      var repairs: [Finding] = []
      var syntax: [Finding] = []
      let read = read(json, coercion, maximumDepth, syntax: &syntax) { root, bytes in
        let captured = capture(root, type: type(variant))
        repairs = captured.repairsOfRoot
        return builder(of: captured, ofRootOf: bytes)
      }
      switch read {
      case .success(let builder): return builder.report().adding(repairs).adding(syntax)
      case .failure(let failure): return BuildReport(failure: failure).adding(syntax)
      }
    }
  }

  /// Builds the model from a dictionary, of a variant that is known.
  public static func build(
    dictionary: [String: Any], variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    withStackForRoot {
      Self(dictionary: dictionary, variant: variant, coercion: coercion, maximumDepth: maximumDepth)
        .build()
    }
  }

  private static func builder(
    from root: JSONNode, _ variant: String?, of bytes: Span<UInt8>
  ) -> Result<Self, BuildFailure> {
    builder(of: capture(root, type: type(variant)), ofRootOf: bytes)
  }

  private static func type(_ variant: String?) -> Field<String> {
    variants.checked(Field(Captured(value: variant, note: nil), keyWord: .none))
  }
}

extension VariantBuilder {
  /// The model of an object of a known variant, without an instance of the builder; nil if that
  /// fails.
  ///
  /// - Precondition: the builder is direct, and `node` is an object.
  static func model(_ variant: String, from node: JSONNode) -> Model? {
    variants.model(variant, from: node)
  }

  /// Creates a builder of a known variant from an object, or from what can be repaired to one.
  static func capture(_ node: JSONNode, type: Field<String>) -> Captured<Self> {
    let marks = node.markCount
    if !node.isOpen, let builder = node.withFields({ variants.builder(from: $0, type: type) }) {
      return Captured(value: builder, note: note(of: node, since: marks))
    }
    return captureRepaired(node) { variants.builder(from: $0, type: type) }
  }
}
