extension FixtureFunctions {
  /// The mutations of a fixture, as arguments of a test: all, or `count` that the seed selects.
  ///
  /// ```swift
  /// @Test(arguments: try Fixture.mutations("characters", sampling: 200, seed: 7))
  /// func survives(mutation: JSONMutation) throws {
  ///   try mutation.check(FetchCharactersResponseBuilder.self)
  /// }
  /// ```
  public static func mutations(
    _ name: String, sampling count: Int? = nil, seed: UInt64 = 0,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> [JSONMutation] {
    try using(name, source, CallSite(fileID, filePath, line, column), ofArguments: true) {
      try $0.reading { try JSONMutation.all(of: $0.checkedJSON, sampling: count, seed: seed) }
    }
  }

  /// One mutation of a fixture, by its description, to replay it.
  ///
  /// ```swift
  /// let mutation = try Fixture.mutation("drop results[1].name", of: "characters")
  /// ```
  public static func mutation(
    _ description: String, of name: String, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> JSONMutation {
    try using(name, source, CallSite(fileID, filePath, line, column), ofArguments: true) {
      try $0.reading { try JSONMutation(description, of: $0.checkedJSON) }
    }
  }
}

extension Data {
  /// The bytes, or an error with line and column when they are malformed JSON.
  var checkedJSON: Data {
    get throws(BuildFailure) {
      _ = try JSONValue(json: self)
      return self
    }
  }
}
