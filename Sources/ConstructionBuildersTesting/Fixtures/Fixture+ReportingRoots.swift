public import ConstructionBuilders

/// The functions of `ConstructionBuildersFixtures`, which also report errors to the running test.
extension Fixture {
  /// Reads the outermost value of a fixture that is changed by paths, not yet built.
  ///
  /// An error is also reported, once, at the line of the call.
  public static func root<Value: Capturable>(
    _ type: Value.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> JSONRoot<Value> {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).root(type, coercion: coercion, change)
    }
  }

  /// Builds the models of all elements of a fixture that is changed by paths.
  ///
  /// An error is also reported, once, at the line of the call.
  public static func build<Builder: ConstructionBuilder>(
    _ type: [Builder].Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> [Builder.Model] {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).build(type, coercion: coercion, change)
    }
  }
}
