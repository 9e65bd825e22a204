public import ConstructionBuilders

/// Fixtures whose outermost value is an array, or anything else than an object.
extension Fixture {
  /// Reads the outermost value of a fixture that is changed by paths, not yet built.
  ///
  /// ```swift
  /// var sut = try Fixture.root([UserBuilder].self, from: "users") { $0["[1].name"] = .null }
  /// sut.value?[0].name = nil
  /// sut.findings
  /// ```
  ///
  /// A value that is not what was expected is no error; see `JSONRoot`.
  ///
  /// - Throws: As ``value(_:in:fileID:_:)``.
  @_disfavoredOverload
  public static func root<Value: Capturable>(
    _ type: Value.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> JSONRoot<Value> {
    try FixtureFile(name, in: source, askedBy: fileID).root(type, coercion: coercion, change)
  }

  /// Builds the models of all elements of a fixture that is changed by paths.
  ///
  /// ```swift
  /// let users = try Fixture.build([UserBuilder].self, from: "users")
  /// ```
  ///
  /// - Throws: As ``value(_:in:fileID:_:)``, and when an element cannot be built. The failure then
  ///   names every problem of every element by its path.
  @_disfavoredOverload
  public static func build<Builder: ConstructionBuilder>(
    _ type: [Builder].Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> [Builder.Model] {
    try FixtureFile(name, in: source, askedBy: fileID).build(type, coercion: coercion, change)
  }
}
