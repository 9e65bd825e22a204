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

/// Reports a failure once, and throws, so that the test goes no further.
///
/// An error that leaves a test is reported too, but for those that the frameworks' own requirements
/// throw: hence they report and throw here.
func reportAndThrow(_ message: String, at place: CallSite) throws -> Never {
  switch TestFramework.current {
  case .swiftTesting:
    #if canImport(Testing)
      let outcome: String? = nil
      _ = try #require(outcome, "\(message)", sourceLocation: place.sourceLocation)
    #endif
  case .xctest:
    #if canImport(XCTest)
      _ = try XCTUnwrap(nil as String?, message, file: place.filePath, line: place.line)
    #endif
  }
  preconditionFailure(message)
}

/// What `body` returns; what the kit throws is reported once, and the test goes no further.
///
/// Other errors come from a closure of the test: they leave as they are, and the frameworks know what to do.
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
