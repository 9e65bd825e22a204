public import ConstructionBuilders

/// As in `ConstructionBuildersFixtures`; and what is thrown is reported to the running test, once.
extension Fixture {
  /// A fixture as a JSON value with nothing lost, changed on the way by paths.
  ///
  /// What is thrown is reported at the caller's line as well, once.
  public static func value(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> JSONValue {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).value(change)
    }
  }

  /// The model that a builder makes of a fixture, changed on the way by paths.
  ///
  /// What is thrown is reported at the caller's line as well, once.
  public static func build<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder.Model {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID)
        .build(type, coercion: coercion, change)
    }
  }

  /// A builder with the fields of a fixture, changed on the way by paths, not yet built.
  ///
  /// What is thrown is reported at the caller's line as well, once.
  public static func builder<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID)
        .builder(type, coercion: coercion, change)
    }
  }
}
