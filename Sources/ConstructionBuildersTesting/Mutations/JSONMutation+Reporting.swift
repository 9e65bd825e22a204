#if canImport(Testing)
  public import Testing
#endif

extension JSONMutation {
  /// Reports each violation of a parser with the mutated text, at the line of the call.
  ///
  /// ```swift
  /// @Test(arguments: try Fixture.mutations("characters"))
  /// func survives(mutation: JSONMutation) throws {
  ///   try mutation.check { parseFetchCharacters(json: $0) }
  /// }
  /// ```
  ///
  /// The parser returns a model or a `Result`, or throws. It has to finish, to reject text that is
  /// not JSON, and to name the mutated value when it rejects valid JSON. A parser that crashes ends
  /// the process without a report.
  ///
  /// - Throws: When the parser rejects the sample itself, so that nothing was tried. This is
  ///   reported too.
  public func check<Model>(
    within limit: Duration = .seconds(60), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws {
    try check(at: CallSite(fileID, filePath, line, column)) {
      try violations(within: limit, parse)
    }
  }

  /// Reports each violation of a builder with the mutated text, also against its own declaration,
  /// at the line of the call.
  ///
  /// ```swift
  /// try mutation.check(FetchCharactersResponseBuilder.self)
  /// ```
  ///
  /// The type is that of a builder, or any other type of a `JSONRoot`, such as
  /// `[CharacterResponseBuilder].self`.
  ///
  /// - Throws: When the builder rejects the sample itself, so that nothing was tried. This is
  ///   reported too.
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
  /// Reports each violation of a builder with the mutations of a sample, at the line of the call.
  ///
  /// ```swift
  /// @Test func slice_survives() throws {
  ///   try Fixture.mutations("characters").check(CharactersSliceResponseBuilder.self)
  /// }
  /// ```
  ///
  /// The type is that of a builder, or any other type of a `JSONRoot`, such as
  /// `[CharacterResponseBuilder].self`.
  ///
  /// It reports everything that the check of each mutation does, and mistakes that only all
  /// mutations together show: properties of the model that change with each other's fields, and
  /// properties that never change with their own.
  ///
  /// - Throws: When the builder rejects the sample itself, or there are no mutations, so that
  ///   nothing was tried. This is reported too.
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
  /// The parser returns a model or a `Result`, or throws.
  ///
  /// - Throws: When there are no mutations, the parser rejects the sample itself, or does not
  ///   finish in time. This is also reported, once, at the line of the call.
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
  /// Reports each difference from an earlier table at the line of the call.
  ///
  /// ```swift
  /// let stored = try Fixture.decode(ToleranceTable.self, from: "characters-tolerances")
  /// table.verify(against: stored)
  /// // data.results[].name, null: rejected, was defaulted
  /// ```
  ///
  /// An empty table is reported too, because nothing was tried.
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
