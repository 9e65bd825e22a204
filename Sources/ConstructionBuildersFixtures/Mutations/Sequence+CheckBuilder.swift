public import ConstructionBuilders

extension Sequence<JSONMutation> {
  /// What a builder does with the mutations of a sample that it should not do, by its own
  /// declaration: with each of them, as ``JSONMutation/violations(of:coercion:ignoring:within:)``
  /// says, and what only all of them together can tell.
  ///
  /// ```swift
  /// try Fixture.mutations("characters").violations(of: FetchCharactersResponseBuilder.self)
  /// ```
  ///
  /// Where a builder and its model have fields and properties of the same names, and the sample has
  /// members for them, it is checked that
  ///
  /// - two fields do not read each other's members;
  /// - two properties of the model do not change with each other's fields (`$last, $first`), and
  ///   none has the value of another one's field (`$first, $first`);
  /// - a property changes with its field, unless it has the same value as that.
  ///
  /// Where names are others, values are put together, or a property has another type than its
  /// field, nothing is said: that may be meant so. Fields named among `fields` are left out, with
  /// or without the name of the builder.
  ///
  /// - Throws: ``VacuousMutation`` where there are no mutations, or the builder rejects the sample
  ///   itself.
  public func violations<Builder: ConstructionBuilder>(
    of type: Builder.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = JSONMutation.generousLimit
  ) throws -> [MutationViolation] {
    var violations: [MutationViolation] = []
    var evidence = SampleEvidence(ignored: fields)
    var count = 0
    // Made once for a sample, and only read from there on.
    let baseline = Locked<(sample: MutationSample, of: BuilderBaseline<Builder>)?>(nil)
    for mutation in self {
      count += 1
      let check = Watchdog.run(within: limit, on: mutation.description) {
        let known = baseline.withLock { $0?.sample === mutation.source ? $0?.of : nil }
        return (known.map { .success($0) } ?? BuilderBaseline.of(mutation.sample, coercion)).map {
          made in
          baseline.withLock { $0 = (mutation.source, made) }
          let check = BuilderCheck(mutation, of: made, coercion, ignoring: fields)
          return (check.complaints, check.effect)
        }
      }
      let (complaints, effect) =
        try check?.get() ?? ([mutation.unfinished(within: limit)], nil)
      violations += complaints.map {
        MutationViolation(mutation: mutation.description, complaint: $0)
      }
      if let (effect, facts) = effect { evidence.add(effect, facts) }
    }
    guard count > 0 else { throw VacuousMutation.nothingToTry }
    return violations + evidence.violations
  }
}
