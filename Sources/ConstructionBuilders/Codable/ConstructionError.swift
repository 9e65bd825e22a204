/// Creates the `DecodingError` for a builder without a model.
struct ConstructionError<Builder: ConstructionBuilder> {
  private let place: FieldPath
  private let codingPath: [any CodingKey]

  init(_ place: FieldPath, _ codingPath: [any CodingKey]) {
    self.place = place
    self.codingPath = codingPath
  }

  /// The error for null, and for a value that is not an object.
  func notAnObject(_ finding: Finding?) -> DecodingError {
    let finding = finding ?? Finding(kind: .null, expected: Builder.expectation)
    let context = context([finding])
    return finding.kind == .null
      ? .valueNotFound(Builder.Model.self, context) : .typeMismatch([String: Any].self, context)
  }

  /// The error for an object from which no model can be built.
  func notBuilt(_ failure: Builder.Failure) -> DecodingError {
    let model = typeName(Builder.Model.self)
    return .dataCorrupted(context(Finding.explaining(failure, expected: model)))
  }

  private func context(_ findings: [Finding]) -> DecodingError.Context {
    let failure = BuildFailure(
      model: Builder.Model.self, problems: FindingList(findings.map { $0.prefixed(by: place) }))
    return DecodingError.Context(
      codingPath: codingPath, debugDescription: failure.description, underlyingError: failure)
  }
}

extension BuildFailure {
  /// The failure that an error is or contains; nil if there is none.
  ///
  /// Use it for errors of decoders that decode ``Constructed``:
  ///
  /// ```swift
  /// } catch {
  ///   let problems = BuildFailure(underlying: error)?.findings ?? []
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
