public import ConstructionBuilders

extension Sequence<JSONMutation> {
  /// Finds what a builder does with the mutations of a sample against its own declaration:
  /// everything that ``JSONMutation/violations(of:coercion:ignoring:within:)`` finds, and mistakes
  /// that only all mutations together show.
  ///
  /// ```swift
  /// try Fixture.mutations("characters").violations(of: FetchCharactersResponseBuilder.self)
  /// ```
  ///
  /// When a builder and its model have fields and properties of the same names, and the sample has
  /// members for them, it checks that
  ///
  /// - two fields do not read each other's members;
  /// - two properties of the model do not change with each other's fields (`$last, $first`), and no
  ///   property has the value of another one's field (`$first, $first`);
  /// - a property changes with its field, unless it equals the field.
  ///
  /// Nothing is reported when the names differ, values are combined, or a property has another type
  /// than its field: that may be intended. Fields named in `fields` are ignored, with or without
  /// the name of the builder.
  ///
  /// - Throws: ``VacuousMutation`` when there are no mutations, or the builder rejects the sample
  ///   itself.
  public func violations<Value: Capturable>(
    of type: Value.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = JSONMutation.generousLimit
  ) throws -> [MutationViolation] {
    var violations: [MutationViolation] = []
    var evidence = SampleEvidence(ignored: fields)
    var count = 0
    // Made once for each sample, and only read after that.
    let baseline = Locked<(sample: MutationSample, of: BuilderBaseline<Value>)?>(nil)
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
