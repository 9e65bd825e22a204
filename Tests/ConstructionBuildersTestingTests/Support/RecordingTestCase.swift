#if canImport(XCTest)
  import XCTest

  /// A failure that XCTest received.
  struct RecordedFailure: Equatable {
    let message: String
    let file: String
    let line: Int
  }

  /// A test case that can record its failures instead of failing.
  class RecordingTestCase: XCTestCase {
    private var heard: [RecordedFailure]?

    /// The failures that `body` reports to XCTest, without failing the running test. Its error is
    /// ignored: `.ci/run` checks in a process of its own that XCTest does not report the error
    /// again.
    func failures(_ body: () throws -> Void) -> [RecordedFailure] {
      heard = []
      try? body()
      defer { heard = nil }
      return heard ?? []
    }

    // XCTest records failures with different methods on Apple platforms and elsewhere.
    #if canImport(Darwin)
      override func record(_ issue: XCTIssue) {
        guard heard != nil else { return super.record(issue) }
        let location = issue.sourceCodeContext.location
        heard?.append(
          RecordedFailure(
            message: issue.compactDescription, file: location?.fileURL.path ?? "",
            line: location?.lineNumber ?? 0))
      }
    #else
      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        guard heard != nil else {
          return super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        heard?.append(RecordedFailure(message: description, file: filePath, line: lineNumber))
      }
    #endif
  }
#endif
