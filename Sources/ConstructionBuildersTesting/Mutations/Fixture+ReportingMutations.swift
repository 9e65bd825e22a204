public import ConstructionBuildersFixtures

#if canImport(Testing)
  import Testing
#endif

/// The functions of `ConstructionBuildersFixtures`, which also report errors to the running test.
extension Fixture {
  /// The mutations of a fixture, as arguments of a test.
  ///
  /// An error is also reported, once, at the line of the call. For the arguments of a test, Swift
  /// Testing itself reports it.
  public static func mutations(
    _ name: String, _ selection: MutationSelection = .exhaustive, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> [JSONMutation] {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reportingInTest(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).mutations(selection)
    }
  }

  /// One mutation of a fixture, by its description, to replay it.
  ///
  /// An error is also reported, once, at the line of the call.
  public static func mutation(
    _ description: String, of name: String, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> JSONMutation {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reportingInTest(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).mutation(description)
    }
  }

  /// Reports errors inside a test. Swift Testing makes the arguments of a test before any case
  /// runs: it would lose a report then, and reports the thrown error itself.
  private static func reportingInTest<Value>(
    at place: CallSite, _ body: () throws -> Value
  ) throws -> Value {
    #if canImport(Testing)
      if TestFramework.current == .swiftTesting, Test.Case.current == nil { return try body() }
    #endif
    return try reporting(at: place, body)
  }
}
