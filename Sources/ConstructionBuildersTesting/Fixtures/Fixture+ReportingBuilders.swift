public import ConstructionBuilders

/// The functions of `ConstructionBuildersFixtures`, which also report errors to the running test.
extension Fixture {
  /// Loads a fixture as a JSON value, with its digits and its order, and changes it by paths.
  ///
  /// An error is also reported, once, at the line of the call.
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

  /// Builds a model from a fixture that is changed by paths.
  ///
  /// An error is also reported, once, at the line of the call.
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

  /// Makes a builder, not yet built, from a fixture that is changed by paths.
  ///
  /// An error is also reported, once, at the line of the call.
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
