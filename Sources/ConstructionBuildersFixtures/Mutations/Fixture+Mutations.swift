import ConstructionBuilders

extension Fixture {
  /// The mutations of a fixture, for a test of each:
  ///
  /// ```swift
  /// @Test(arguments: try Fixture.mutations("characters"))
  /// func survives(mutation: JSONMutation) throws {
  ///   try mutation.check(FetchCharactersResponseBuilder.self)
  /// }
  /// ```
  ///
  /// - Throws: ``FixtureFailure`` where there is no such fixture, it is not JSON (with line and column), or there
  ///   is nothing to try.
  @_disfavoredOverload
  public static func mutations(
    _ name: String, _ selection: MutationSelection = .exhaustive, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID
  ) throws -> [JSONMutation] {
    try FixtureFile(name, in: source, askedBy: fileID).mutations(selection)
  }

  /// A single mutation of a fixture, by its description: to replay it.
  ///
  /// ```swift
  /// let mutation = try Fixture.mutation("drop results[1].name", of: "characters")
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, also where there is no such mutation.
  @_disfavoredOverload
  public static func mutation(
    _ description: String, of name: String, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID
  ) throws -> JSONMutation {
    try FixtureFile(name, in: source, askedBy: fileID).mutation(description)
  }
}
