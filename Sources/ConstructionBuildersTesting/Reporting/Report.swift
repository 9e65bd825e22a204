import ConstructionBuildersFixtures

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Reports a failure to the framework that is running, once, at a place in the test.
func report(_ message: String, at place: CallSite) {
  switch TestFramework.current {
  case .swiftTesting:
    #if canImport(Testing)
      Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
    #endif
  case .xctest:
    #if canImport(XCTest)
      XCTFail(message, file: place.filePath, line: place.line)
    #endif
  }
}

/// Reports a failure once, in its own words, and throws, so that the test goes no further.
///
/// An error that leaves a test is reported too, but for those that end a test on purpose: hence a
/// test that has failed is skipped from here on, or cancelled. What the frameworks' requirements
/// throw is passed over as well, but these begin their report with words about an expression that
/// is no part of the test.
func reportAndThrow(_ message: String, at place: CallSite) throws -> Never {
  switch TestFramework.current {
  case .swiftTesting:
    #if canImport(Testing)
      try recordAndCancel(ReportedFailure(description: message), at: place)
    #else
      preconditionFailure(message)
    #endif
  case .xctest:
    #if canImport(XCTest)
      XCTFail(message, file: place.filePath, line: place.line)
      throw XCTSkip("ended by the failure above", file: place.filePath, line: place.line)
    #else
      preconditionFailure(message)
    #endif
  }
}

/// What has been reported, where a test is not to go on.
struct ReportedFailure: Error, CustomStringConvertible {
  let description: String

  /// Whether it is the kit that ends the test; the tests of the kit go on, and look at what was
  /// reported.
  @TaskLocal static var endsTest = true
}

#if canImport(Testing)
  private func recordAndCancel(_ failure: ReportedFailure, at place: CallSite) throws -> Never {
    guard ReportedFailure.endsTest else {
      Issue.record(failure, sourceLocation: place.sourceLocation)
      throw failure
    }
    #if compiler(>=6.3)
      // In a thread or a detached task of a test there is no test to cancel.
      if Test.Case.current != nil {
        Issue.record(failure, sourceLocation: place.sourceLocation)
        try Test.cancel(sourceLocation: place.sourceLocation)
      }
    #endif
    let outcome: String? = nil
    _ = try #require(outcome, "\(failure)", sourceLocation: place.sourceLocation)
    preconditionFailure(failure.description)
  }
#endif

/// What `body` returns; what the kit throws is reported once, and the test goes no further.
///
/// Other errors come from a closure of the test: they leave as they are, and the frameworks know
/// what to do.
func reporting<Value>(at place: CallSite, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error
    where error is FixtureFailure || error is VacuousMutation || error is MutationViolation
  {
    try reportAndThrow(String(describing: error), at: place)
  }
}

#if canImport(Testing)
  extension CallSite {
    var sourceLocation: SourceLocation {
      SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  }
#endif
