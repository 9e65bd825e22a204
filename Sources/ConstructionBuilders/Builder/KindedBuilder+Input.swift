#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Objects whose kind comes from outside, such as from a header.
extension KindedBuilder {
  /// Captures the fields of an object in bytes or text, of a kind that is known.
  ///
  /// The kind counts in place of the discriminator.
  ///
  /// ```swift
  /// let sut = try WebhookBuilder(json: body, kind: request.headers["X-GitHub-Event"])
  /// ```
  ///
  /// - Parameters:
  ///   - json: The document; see ``JSONInput``.
  ///   - kind: The kind. Nil is a missing kind, with which the build fails.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A ``BuildFailure`` if the document is not a JSON object.
  public init(
    json: some JSONInput, kind: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) throws(BuildFailure) {
    let result = Self.read(json, coercion, maximumDepth) { Self.builder(from: $0, kind, of: $1) }
    self = try result.get()
  }

  /// Captures the fields from a dictionary, of a kind that is known.
  public init(
    dictionary: [String: Any], kind: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) {
    self = DictionaryObject.withRoot(dictionary, maximumDepth) { object in
      let fields = JSONFields(.dictionary(copy object), ReadingContext(coercion))
      return Self.kinds.builder(from: fields, type: Self.type(kind))
    }
  }

  /// Builds the model from bytes or text, of a kind that is known.
  ///
  /// ```swift
  /// WebhookBuilder.build(json: body, kind: request.headers["X-GitHub-Event"])
  /// ```
  public static func build(
    json: some JSONInput, kind: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    // The document is freed before the builder builds.
    let made = read(json, coercion, maximumDepth) { root, bytes in
      if isDirect, let kind, root.kind == .object, let model = model(kind, from: root),
        root.isWhole
      {
        return .success(Made<Self>.model(model))
      }
      return builder(from: root, kind, of: bytes).map(Made.builder)
    }
    return made.flatMap { $0.build() }
  }

  /// Builds the model of a kind that is known, and returns it with the findings; see
  /// ``BuildReport``.
  ///
  /// ```swift
  /// let report = WebhookBuilder.report(json: body, kind: request.headers["X-GitHub-Event"])
  /// ```
  public static func report(
    json: some JSONInput, kind: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    var repairs: [Finding] = []
    let read = read(json, coercion, maximumDepth) { root, bytes in
      let captured = capture(root, type: type(kind))
      repairs = captured.repairsOfRoot
      return builder(of: captured, ofRootOf: bytes)
    }
    switch read {
    case .success(let builder): return builder.report().adding(repairs)
    case .failure(let failure): return BuildReport(failure: failure)
    }
  }

  /// Builds the model from a dictionary, of a kind that is known.
  public static func build(
    dictionary: [String: Any], kind: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    Self(dictionary: dictionary, kind: kind, coercion: coercion, maximumDepth: maximumDepth)
      .build()
  }

  private static func builder(
    from root: JSONNode, _ kind: String?, of bytes: Span<UInt8>
  ) -> Result<Self, BuildFailure> {
    builder(of: capture(root, type: type(kind)), ofRootOf: bytes)
  }

  private static func type(_ kind: String?) -> Field<String> {
    kinds.checked(Field(Captured(value: kind, note: nil), keyWord: .none))
  }
}

extension KindedBuilder {
  /// The model of an object of a known kind, without an instance of the builder; nil if that fails.
  ///
  /// - Precondition: the builder is direct, and `node` is an object.
  static func model(_ kind: String, from node: JSONNode) -> Model? {
    kinds.model(kind, from: node)
  }

  /// Creates a builder of a known kind from an object, or from what can be repaired to one.
  static func capture(_ node: JSONNode, type: Field<String>) -> Captured<Self> {
    let marks = node.markCount
    if !node.isOpen, let builder = node.withFields({ kinds.builder(from: $0, type: type) }) {
      return Captured(value: builder, note: note(of: node, since: marks))
    }
    return captureRepaired(node) { kinds.builder(from: $0, type: type) }
  }
}
