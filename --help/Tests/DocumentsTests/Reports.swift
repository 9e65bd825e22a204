import Foundation
import Testing

/// What a body reports to Swift Testing, without failing the test.
func reports(of body: @Sendable () async throws -> Void) async throws -> [String] {
  let lines = Lines()
  let listening: IssueHandlingTrait = .compactMapIssues { issue in
    for comment in issue.comments { lines.append(comment.rawValue) }
    if let error = issue.error { lines.append("\(error)") }
    return nil
  }
  let test = try #require(Test.current)
  try await listening.provideScope(for: test, testCase: Test.Case.current) {
    try await body()
  }
  return lines.all
}

/// Lines of text that several tasks append to.
final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  var all: [String] { lock.withLock { lines } }
  func append(_ line: String) { lock.withLock { lines.append(line) } }
}
