public import Foundation

extension JSONMutation {
  /// How long a parser may take for one text, unless another limit is given: so long that none is
  /// ever cut short by a busy machine.
  public static var generousLimit: Duration { .seconds(60) }

  /// What a parser does with the mutated text that it should not do.
  ///
  /// - It takes longer than the limit.
  /// - It makes a model of a text that is no JSON: one that is cut off, has something behind its
  ///   end, is not UTF-8, or escapes half a character. Two things a parser may do as it likes: a
  ///   comma too many, which is no JSON, but which `JSONDecoder` passes over in every `Decodable`;
  ///   and nesting of 10 000, which is JSON.
  /// - It rejects the text with an error that names neither the mutated value, nor what that is in,
  ///   nor what is in it. An error about the top level names a value in it only where its words
  ///   have the key, and so does one without paths; that the text is malformed is no reason where
  ///   it is JSON, but for what `JSONDecoder` says of a number that its type cannot hold.
  ///
  /// A parser that stops the process, by a trap or by recursion without end, cannot be reported:
  /// then the standard error says which mutation it was.
  ///
  /// ```swift
  /// try mutation.violations { FetchCharactersResponseBuilder.build(json: $0) }
  /// ```
  ///
  /// - Throws: ``VacuousMutation`` where the parser rejects the sample itself: then it proves
  ///   nothing.
  public func violations<Model, Failure: Error>(
    within limit: Duration = generousLimit,
    _ parse: @escaping @Sendable (Data) throws -> Result<Model, Failure>
  ) throws -> [MutationViolation] {
    try violations(within: limit) { data in try parse(data).get() }
  }

  /// As for a parser that returns a `Result`, for one that throws.
  public func violations<Model>(
    within limit: Duration = generousLimit, _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws -> [MutationViolation] {
    try supervised(within: limit) {
      let baseline = MutationResult { try parse(sample) }
      if let error = baseline.error { return .failure(.rejectedSample(error)) }
      return .success(complaints(about: MutationResult { try parse(json) }))
    }
  }

  /// The complaints of `body`, which may never return.
  func supervised(
    within limit: Duration,
    _ body: @escaping @Sendable () -> Result<[String], VacuousMutation>
  ) throws -> [MutationViolation] {
    let complaints =
      try Watchdog.run(within: limit, on: description, body)?.get() ?? [unfinished(within: limit)]
    return complaints.map { MutationViolation(mutation: description, complaint: $0) }
  }

  func unfinished(within limit: Duration) -> String { "did not finish within \(limit)" }

  /// What is wrong with a result, whatever the parser.
  func complaints(about result: MutationResult) -> [String] {
    switch result {
    case .built:
      return operation.makesUnreadableText ? ["a model was made of a text that is no JSON"] : []
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

extension VacuousMutation {
  static let nothingToTry = VacuousMutation(description: "there are no mutations to try")

  static func rejectedSample(_ error: any Error) -> VacuousMutation {
    VacuousMutation(
      description: "the sample itself is rejected, so that its mutations prove nothing: \(error)")
  }
}
