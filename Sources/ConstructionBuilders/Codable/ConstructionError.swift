/// Creates the `DecodingError` for a root without a model.
struct ConstructionError<Value: Capturable> {
  private let place: FieldPath
  private let codingPath: [any CodingKey]

  init(_ place: FieldPath, _ codingPath: [any CodingKey]) {
    self.place = place
    self.codingPath = codingPath
  }

  /// The error for null, and for a value that is not what was expected.
  func unusable(_ root: JSONRoot<Value>) -> DecodingError {
    let context = context(root.findings)
    if root.outcome == .null { return .valueNotFound(Value.Built.self, context) }
    let isBuilder = Value.self is any ConstructionBuilder.Type
    return .typeMismatch(isBuilder ? [String: Any].self : Value.Built.self, context)
  }

  /// The error for a value from which no model can be built.
  func notBuilt(_ failure: BuildFailure) -> DecodingError {
    .dataCorrupted(context(failure.findings))
  }

  private func context(_ findings: [Finding]) -> DecodingError.Context {
    let failure = BuildFailure(
      named: Value.rootName, problems: FindingList(findings.map { $0.prefixed(by: place) }))
    return DecodingError.Context(
      codingPath: codingPath, debugDescription: failure.description, underlyingError: failure)
  }
}

extension BuildFailure {
  /// The failure that an error is or contains; nil if there is none.
  ///
  /// Use it for errors of decoders that decode ``DecodableModel``:
  ///
  /// ```swift
  /// do {
  ///   page = try decoder.decode(Page.self, from: data)
  /// } catch {
  ///   problems = BuildFailure(underlying: error)?.findings ?? []
  /// }
  /// ```
  public init?(underlying error: any Error) {
    if let failure = error as? BuildFailure {
      self = failure
      return
    }
    switch error as? DecodingError {
    case .keyNotFound(_, let context)?, .valueNotFound(_, let context)?,
      .typeMismatch(_, let context)?, .dataCorrupted(let context)?:
      guard let failure = context.underlyingError as? BuildFailure else { return nil }
      self = failure
    default:
      return nil
    }
  }
}
