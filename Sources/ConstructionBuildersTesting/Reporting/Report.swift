#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Reports a failure, once, to the framework of the running test, at a place in the test.
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

/// Reports a failure once, and throws to end the test.
///
/// The frameworks report an error that leaves a test, except those that end a test on purpose. So
/// this throws a skip or a cancellation after the report. The errors of `#require` and `XCTUnwrap`
/// are not reported again either, but their reports start with an expression that is not part of
/// the test.
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

/// The failure that was reported and ends the test.
struct ReportedFailure: Error, CustomStringConvertible {
  let description: String

  /// Whether a report ends the test. The tests of the kit switch this off, to examine what was
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
      // A thread or a detached task of a test has no test to cancel.
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

/// Reports an error of the kit, once, and throws to end the test.
///
/// Other errors come from a closure of the test. The framework reports them.
func reportAndThrow(_ error: any Error, at place: CallSite) throws {
  guard error is FixtureFailure || error is MutationProblem || error is MutationViolation else {
    return
  }
  try reportAndThrow(String(describing: error), at: place)
}

/// Returns what `body` returns. An error of the kit is reported once and ends the test.
func reporting<Value>(at place: CallSite, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch {
    try reportAndThrow(error, at: place)
    throw error
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
