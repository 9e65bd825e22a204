import ConstructionBuilders

extension Fixture {
  /// The mutations of a fixture, as arguments of a test:
  ///
  /// ```swift
  /// @Test(arguments: try Fixture.mutations("characters"))
  /// func survives(mutation: JSONMutation) throws {
  ///   try mutation.check(FetchCharactersResponseBuilder.self)
  /// }
  /// ```
  ///
  /// - Throws: ``FixtureFailure`` when the fixture does not exist, is malformed JSON (with line and
  ///   column), or has no mutations.
  @_disfavoredOverload
  public static func mutations(
    _ name: String, _ selection: MutationSelection = .exhaustive, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID
  ) throws -> [JSONMutation] {
    try FixtureFile(name, in: source, askedBy: fileID).mutations(selection)
  }

  /// One mutation of a fixture, by its description, to replay it.
  ///
  /// ```swift
  /// let mutation = try Fixture.mutation("drop results[1].name", of: "characters")
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, also when there is no such mutation.
  @_disfavoredOverload
  public static func mutation(
    _ description: String, of name: String, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID
  ) throws -> JSONMutation {
    try FixtureFile(name, in: source, askedBy: fileID).mutation(description)
  }
}
