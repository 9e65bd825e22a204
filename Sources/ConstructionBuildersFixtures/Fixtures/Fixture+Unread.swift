public import ConstructionBuilders
import ConstructionBuildersContracts

extension Fixture {
  /// The keys of a fixture that a builder does not read.
  ///
  /// ```swift
  /// print(try Fixture.unread("characters", by: FetchCharactersResponseBuilder.self))
  /// // 1 document, unread keys:
  /// //   data.results[*].urls: in 20 of 20 objects, nothing reads it
  /// ```
  ///
  /// Unread keys are no error, so nothing is reported. To be told of new ones, compare the rows:
  ///
  /// ```swift
  /// let unread = try Fixture.unread("user", by: UserBuilder.self)
  /// #expect(unread.rows.map(\.path) == ["avatar", "plan"])
  /// ```
  ///
  /// Any type that a field can have will do, such as `[UserBuilder].self`.
  ///
  /// - Throws: ``FixtureFailure`` when the fixture does not exist or is malformed JSON.
  @_disfavoredOverload
  public static func unread<Value: Capturable>(
    _ name: String, by type: Value.Type, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID
  ) throws -> UnreadTally {
    try FixtureFile(name, in: source, askedBy: fileID).unread(by: type, coercion: coercion)
  }
}
