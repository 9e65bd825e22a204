public import ConstructionBuilders

extension Fixture {
  /// A fixture as a JSON value with nothing lost, changed on the way by paths.
  ///
  /// ```swift
  /// let value = try Fixture.value("slice") { $0["results[0].name"] = .null }
  /// ```
  ///
  /// - Throws: ``FixtureFailure`` where there is no such fixture, it is not JSON (with line and column), or a
  ///   change could not be made.
  @_disfavoredOverload
  public static func value(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> JSONValue {
    try FixtureFile(name, in: source, askedBy: fileID).value(change)
  }

  /// The model that a builder makes of a fixture, changed on the way by paths.
  ///
  /// ```swift
  /// let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "slice") {
  ///   $0["results[0].name"] = .null
  /// }
  /// ```
  ///
  /// - Throws: As ``value(_:in:fileID:_:)``, and where the model cannot be built: then the failure has every
  ///   problem by its path.
  @_disfavoredOverload
  public static func build<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder.Model {
    try FixtureFile(name, in: source, askedBy: fileID)
      .build(type, coercion: coercion, change)
  }

  /// A builder with the fields of a fixture, changed on the way by paths, not yet built.
  ///
  /// ```swift
  /// var sut = try Fixture.builder(CharactersSliceResponseBuilder.self, from: "slice")
  /// sut.total = nil
  /// sut.findings
  /// ```
  ///
  /// - Throws: As ``value(_:in:fileID:_:)``, and where the top level is no object.
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
