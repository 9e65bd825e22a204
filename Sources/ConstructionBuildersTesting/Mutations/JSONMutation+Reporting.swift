#if canImport(Testing)
  public import Testing
#endif

extension JSONMutation {
  /// Reports what a parser does wrong with the mutated text, at the line of the call:
  ///
  /// - It takes longer than the limit, which is so long that a busy machine never exceeds it.
  /// - It makes a model from text that is not JSON. A parser may accept a trailing comma, which
  ///   `JSONDecoder` accepts in every `Decodable`, and a nesting of 10 000 levels, which is valid
  ///   JSON.
  /// - It rejects the text with an error that names neither the mutated value, nor a container of
  ///   it, nor a value in it. An error without paths, or about the top level, has to contain the
  ///   key. For valid JSON, "malformed" is no reason, except where `JSONDecoder` says it of a
  ///   number that its type cannot hold.
  ///
  /// ```swift
  /// @Test(arguments: try Fixture.mutations("characters"))
  /// func survives(mutation: JSONMutation) throws {
  ///   try mutation.check { parseFetchCharacters(json: $0) }
  /// }
  /// ```
  ///
  /// The parser returns a model or a `Result`, or throws. If it crashes, the process ends without a
  /// report.
  ///
  /// - Throws: When the parser rejects the sample itself, so that nothing was tried. This is
  ///   reported, too.
  public func check<Model>(
    within limit: Duration = .seconds(60), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws {
    try check(at: CallSite(fileID, filePath, line, column)) {
      try violations(within: limit, parse)
    }
  }

  /// Reports what a builder does with the mutated text against its own declaration, at the line of
  /// the call. The type may also be another one of a `JSONRoot`, such as
  /// `[CharacterResponseBuilder].self`.
  ///
  /// ```swift
  /// try mutation.check(FetchCharactersResponseBuilder.self)
  /// ```
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
  /// - Throws: When the builder rejects the sample itself, so that nothing was tried. This is
  ///   reported, too.
  public func check<Value: Capturable>(
    _ type: Value.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = .seconds(60), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try check(at: CallSite(fileID, filePath, line, column)) {
      try violations(of: type, coercion: coercion, ignoring: fields, within: limit)
    }
  }

  private func check(at place: CallSite, _ violations: () throws -> [MutationViolation]) throws {
    do {
      for violation in try violations() { report("\(violation)", at: place) }
    } catch let problem as MutationProblem {
      try reportAndThrow("\(self): \(problem)", at: place)
    }
  }
}

extension Sequence<JSONMutation> {
  /// Reports what a builder does with the mutations of a sample: everything that the check of each
  /// mutation does, and mistakes that only all mutations together show.
  ///
  /// ```swift
  /// @Test func slice_survives() throws {
  ///   try Fixture.mutations("characters").check(CharactersSliceResponseBuilder.self)
  /// }
  /// ```
  ///
  /// When a builder and its model have fields and properties of the same names, and the sample has
  /// members for them, it checks that
  ///
  /// - two fields do not read each other's members;
  /// - two properties of the model do not change with each other's fields (`$last, $first`), and no
  ///   property has the value of another one's field (`$first, $first`);
  /// - a property changes with its field, unless it equals the field in the sample.
  ///
  /// Nothing is reported when the names differ, values are combined, or a property has another type
  /// than its field: that may be intended. Fields named in `fields` are ignored. A lost date, UUID,
  /// case of an enumeration or nested model is not noticed: no mutation makes another valid one.
  ///
  /// - Throws: When the builder rejects the sample itself, or there are no mutations. This is
  ///   reported, too.
  public func check<Value: Capturable>(
    _ type: Value.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = .seconds(60), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let place = CallSite(fileID, filePath, line, column)
    let found = try reporting(at: place) {
      try violations(of: type, coercion: coercion, ignoring: fields, within: limit)
    }
    for violation in found { report("\(violation)", at: place) }
  }

  /// What a parser does with each mutation, by field and operation.
  ///
  /// ```swift
  /// let table = try Fixture.mutations("characters").tolerances { parseFetchCharacters(json: $0) }
  /// ```
  ///
  /// - Throws: When there are no mutations, the parser rejects the sample itself, or does not
  ///   finish in time. This is also reported.
  public func tolerances<Model>(
    within limit: Duration = .seconds(60), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws -> ToleranceTable {
    try reporting(at: CallSite(fileID, filePath, line, column)) {
      try toleranceTable(within: limit, parse)
    }
  }
}

extension ToleranceTable {
  /// Reports each difference from an earlier table, and an empty table, at the line of the call.
  ///
  /// ```swift
  /// let stored = try Fixture.decode(ToleranceTable.self, from: "characters-tolerances")
  /// table.verify(against: stored)
  /// // data.results[].name, null: rejected, was defaulted
  /// ```
  public func verify(
    against earlier: ToleranceTable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard !fields.isEmpty else { return report("the table is empty: nothing was tried", at: place) }
    for difference in differences(from: earlier) { report(difference, at: place) }
  }
}

#if canImport(Testing)
  /// Swift Testing identifies an argument by its encoding. The description is shorter than the
  /// sample.
  extension JSONMutation: CustomTestArgumentEncodable {
    public func encodeTestArgument(to encoder: some Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
