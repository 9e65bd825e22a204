#if canImport(Testing)
  import Testing
#endif

/// `Fixture` of `ConstructionBuildersFixtures`. An error is also reported to the running test,
/// once, at the line of the call, and ends the test.
///
/// ```swift
/// let data = try Fixture.data("charakters")
/// // fixture "charakters" was not found
/// //   nearest: Fixtures/characters.json
/// ```
///
/// For the arguments of a test, Swift Testing itself reports the error.
// NB: a constant with the name of a type is preferred to the type.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let Fixture = ReportingFixture.self

/// The type of ``Fixture``.
public enum ReportingFixture: FixtureFunctions, FailureReporting {
  package static func report(
    _ error: any Error, at place: CallSite, ofArguments: Bool
  ) throws {
    #if canImport(Testing)
      // Swift Testing makes the arguments of a test before any case runs. A report would be lost,
      // and the thrown error is reported.
      if ofArguments, TestFramework.current == .swiftTesting, Test.Case.current == nil { return }
    #endif
    try reportAndThrow(error, at: place)
  }

  package static func reportAndContinue(_ problem: String, at place: CallSite) {
    ConstructionBuildersTesting.report(problem, at: place)
  }
}
