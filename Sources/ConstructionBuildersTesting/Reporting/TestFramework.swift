#if canImport(Testing)
  import Testing
#endif

/// The framework of the running test.
///
/// A failure reported to the wrong framework is lost silently. `Test.current` identifies a Swift
/// Testing test, but not in its threads and detached tasks; the arguments of the process decide
/// there.
enum TestFramework {
  case swiftTesting, xctest

  static var current: TestFramework {
    #if canImport(Testing) && canImport(XCTest)
      Test.current != nil || runsSwiftTesting(CommandLine.arguments) ? .swiftTesting : .xctest
    #elseif canImport(XCTest)
      .xctest
    #else
      .swiftTesting
    #endif
  }

  /// Whether a process with these arguments runs Swift Testing.
  static func runsSwiftTesting(_ arguments: [String]) -> Bool {
    arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains {
        $0 == "--testing-library" && $1 == "swift-testing"
      }
  }
}
