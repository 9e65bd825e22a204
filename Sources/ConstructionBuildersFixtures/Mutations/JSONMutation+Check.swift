extension JSONMutation {
  /// Finds what a parser does wrong with the mutated text:
  ///
  /// - It takes longer than the limit.
  /// - It makes a model from text that is not JSON: text that is cut off, has trailing garbage, is
  ///   not UTF-8, or escapes a lone surrogate. A parser may accept a trailing comma, which
  ///   `JSONDecoder` accepts in every `Decodable`, and a nesting of 10 000 levels, which is valid
  ///   JSON.
  /// - It rejects the text with an error that names neither the mutated value, nor a container of
  ///   it, nor a value in it. An error without paths, or about the top level, has to contain the
  ///   key in its text. For valid JSON, "malformed" is no reason, except where `JSONDecoder` says
  ///   it of a number that its type cannot hold.
  ///
  /// The parser returns a model or a `Result`, or throws. The time limit is so long that a busy
  /// machine never exceeds it.
  ///
  /// ```swift
  /// try mutation.violations { FetchCharactersResponseBuilder.build(json: $0) }
  /// ```
  ///
  /// - Throws: ``MutationProblem`` when the parser rejects the sample itself, so that its mutations
  ///   prove nothing.
  public func violations<Model>(
    within limit: Duration = .seconds(60), _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws -> [MutationViolation] {
    try supervised(within: limit) {
      let baseline = MutationResult { try parse(sample) }
      if let error = baseline.error { return .failure(.rejectedSample(error)) }
      return .success(complaints(about: MutationResult { try parse(json) }))
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

  func unfinished(within limit: Duration) -> String { "did not finish within \(limit)" }

  /// The complaints about the result of any parser.
  func complaints(about result: MutationResult) -> [String] {
    switch result {
    case .built:
      return operation.makesUnreadableText ? ["a model was built from text that is not JSON"] : []
    case .rejected(let error):
      if operation.makesMalformedText || operation == .byteOrderMark { return [] }
      let blame = MutationBlame(culprit: culprit, isNumber: operation.makesNumber)
      if blame.isNamed(by: error) { return [] }
      return [
        "rejected, but the error names neither \(culprit) nor anything around it: \(error)"
      ]
    }
  }
}
