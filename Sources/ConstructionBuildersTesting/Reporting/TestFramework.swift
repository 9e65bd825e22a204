#if canImport(Testing)
  import Testing
#endif

/// The framework whose test is running.
///
/// A failure that is reported to the other one passes in silence, so this has to be right. A running
/// Swift Testing test is known by itself; but a thread or a detached task of such a test is not part of
/// it, and there the arguments of the process tell.
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

  /// Whether the arguments are those of a process that runs Swift Testing.
  static func runsSwiftTesting(_ arguments: [String]) -> Bool {
    arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains {
        $0 == "--testing-library" && $1 == "swift-testing"
      }
  }
}
