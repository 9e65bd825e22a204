#if canImport(XCTest)
  import XCTest

  /// A failure as XCTest was told of it.
  struct RecordedFailure: Equatable {
    let message: String
    let file: String
    let line: Int
  }

  /// A test case that can listen to its own failures instead of failing.
  class RecordingTestCase: XCTestCase {
    private var heard: [RecordedFailure]?

    /// What `body` reports to XCTest, without failing the test that asks. What it throws is forgotten:
    /// that XCTest does not report it once more is checked in a process of its own, by `.ci/run`.
    func failures(_ body: () throws -> Void) -> [RecordedFailure] {
      heard = []
      try? body()
      defer { heard = nil }
      return heard ?? []
    }

    // Apple's XCTest and that of the other platforms have different doors for the same thing.
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
