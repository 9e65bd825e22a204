public import ConstructionBuildersFixtures

#if canImport(Testing)
  import Testing
#endif

/// As in `ConstructionBuildersFixtures`; and what is thrown is reported to the running test, once.
extension Fixture {
  /// The mutations of a fixture, for a test of each.
  ///
  /// What is thrown is reported at the caller's line as well, once. Among the arguments of a test it is the
  /// framework that reports it.
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

  /// A single mutation of a fixture, by its description: to replay it.
  ///
  /// What is thrown is reported at the caller's line as well, once.
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

  /// The arguments of a Swift Testing test are made before a case of it runs: what is reported then is lost, and
  /// what they throw is reported by the framework itself.
  private static func reportingInTest<Value>(
    at place: CallSite, _ body: () throws -> Value
  ) throws -> Value {
    #if canImport(Testing)
      if TestFramework.current == .swiftTesting, Test.Case.current == nil { return try body() }
    #endif
    return try reporting(at: place, body)
  }
}
