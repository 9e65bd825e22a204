extension JSONMutation {
  /// What a parser does wrong with the mutated text, and an error when it rejects the sample.
  package func violations<Model>(
    within limit: Duration = .seconds(60), _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws -> [MutationViolation] {
    try supervised(within: limit) {
      let baseline = MutationResult { try parse(sample) }
      if let error = baseline.error { return .failure(.rejectedSample(error)) }
      return .success(complaints(about: MutationResult { try parse(json) }))
    }
  }

  /// What a builder does with the mutated text against its declaration, as `check` lists it.
  package func violations<Value: Capturable>(
    of type: Value.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = .seconds(60)
  ) throws -> [MutationViolation] {
    try supervised(within: limit) {
      BuilderReading.baseline(type, sample, coercion).map { baseline in
        BuilderCheck(self, type, of: baseline, coercion, ignoring: fields).complaints
      }
    }
  }

  /// The complaints of `body`, or one that it did not finish in time.
  func supervised(
    within limit: Duration,
    _ body: @escaping @Sendable () -> Result<[String], MutationProblem>
  ) throws -> [MutationViolation] {
    try (Watchdog.run(within: limit, body)?.get() ?? [unfinished(within: limit)])
      .map { MutationViolation(self, $0) }
  }

  func unfinished(within limit: Duration) -> String { "the parser did not finish within \(limit)" }

  /// The complaints about the result of any parser. An error may also name one of the places that
  /// the field at the mutated path reads, if they are known.
  func complaints(about result: MutationResult, of places: [FieldPath] = []) -> [String] {
    switch result {
    case .built:
      return operation.makesUnreadableText ? ["a model was built from text that is not JSON"] : []
    case .rejected(let error):
      if operation.makesMalformedText || operation == .byteOrderMark { return [] }
      let isNamed = ([culprit] + places).contains {
        MutationBlame(culprit: $0, isNumber: operation.makesNumber).isNamed(by: error)
      }
      if isNamed { return [] }
      return [
        "the error names neither \(culprit) nor anything around it: \(error)"
      ]
    }
  }
}
