/// Makes the errors with which a decoder hears that a builder has no model.
struct ConstructionError<Builder: ConstructionBuilder> {
  private let place: FieldPath
  private let codingPath: [any CodingKey]

  init(_ place: FieldPath, _ codingPath: [any CodingKey]) {
    self.place = place
    self.codingPath = codingPath
  }

  /// For what is null, or anything but an object.
  func notAnObject(_ finding: Finding?) -> DecodingError {
    let finding = finding ?? Finding(kind: .null, expected: Builder.expectation)
    let context = context([finding])
    return finding.kind == .null
      ? .valueNotFound(Builder.Model.self, context) : .typeMismatch([String: Any].self, context)
  }

  /// For an object of which no model can be made.
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
  /// The failure that an error is or carries along; nil where there is none.
  ///
  /// It is for errors of decoders that were asked for something ``Constructed``:
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
