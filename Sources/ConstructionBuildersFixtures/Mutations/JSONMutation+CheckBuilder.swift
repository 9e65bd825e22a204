extension JSONMutation {
  /// Finds what a builder does with the mutated text against its own declaration.
  ///
  /// The type is that of a builder, or any other type of a `JSONRoot`. For
  /// `[CharacterBuilder].self` it checks each builder in the array, and elements that cannot be
  /// built are left out.
  ///
  /// It checks what every parser has to do, and that
  ///
  /// - text that is not JSON is rejected, and as malformed;
  /// - another order of members, an unknown member, a byte order mark and a duplicate member change
  ///   nothing;
  /// - a field is `.missing` when its member is dropped; a required field then prevents the model,
  ///   as it does when the member is null;
  /// - a number in a string, or a string of digits as a number, gives the same value when it is
  ///   used;
  /// - a field is not `.missing` when a value arrived, and no finding is about a value that was not
  ///   mutated;
  /// - dropping a member changes something when the builder has a field of the same name. A field
  ///   may read another member of the sample; name a field that does not read its namesake among
  ///   `fields`, with or without the builder: `"note"`, `"CharacterBuilder.note"`.
  ///
  /// Some mistakes, such as two swapped fields, show only in all mutations of a sample: see
  /// `Sequence.violations(of:)`.
  ///
  /// ```swift
  /// try mutation.violations(of: FetchCharactersResponseBuilder.self)
  /// ```
  ///
  /// - Throws: ``MutationProblem`` when the builder rejects the sample itself, so that its
  ///   mutations prove nothing.
  public func violations<Value: Capturable>(
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
