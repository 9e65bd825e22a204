extension JSONMutation {
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
}
