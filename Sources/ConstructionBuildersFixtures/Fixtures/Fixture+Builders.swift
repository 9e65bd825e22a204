public import ConstructionBuilders

extension Fixture {
  /// Loads a fixture as a JSON value, with its digits and its order, and changes it by paths.
  ///
  /// ```swift
  /// let value = try Fixture.value("slice") { $0["results[0].name"] = .null }
  /// ```
  ///
  /// - Throws: ``FixtureFailure`` when the fixture does not exist, is malformed JSON (with line and
  ///   column), or a change cannot be made.
  @_disfavoredOverload
  public static func value(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> JSONValue {
    try FixtureFile(name, in: source, askedBy: fileID).value(change)
  }

  /// Builds a model from a fixture that is changed by paths.
  ///
  /// ```swift
  /// let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "slice") {
  ///   $0["results[0].name"] = .null
  /// }
  /// ```
  ///
  /// - Throws: As ``value(_:in:fileID:_:)``, and when the model cannot be built. The failure then
  ///   names every problem by its path.
  @_disfavoredOverload
  public static func build<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder.Model {
    try FixtureFile(name, in: source, askedBy: fileID)
      .build(type, coercion: coercion, change)
  }

  /// Makes a builder, not yet built, from a fixture that is changed by paths.
  ///
  /// ```swift
  /// var sut = try Fixture.builder(CharactersSliceResponseBuilder.self, from: "slice")
  /// sut.total = nil
  /// sut.findings
  /// ```
  ///
  /// - Throws: As ``value(_:in:fileID:_:)``, and when the top level is not an object.
  @_disfavoredOverload
  public static func builder<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder {
    try FixtureFile(name, in: source, askedBy: fileID)
      .builder(type, coercion: coercion, change)
  }
}
