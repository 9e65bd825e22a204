import Synchronization
import Testing

/// What `body` reports to Swift Testing, without failing the test that asks.
///
/// What it throws is reported too, as by a test.
func issues(_ body: () throws -> Void) throws -> [Issue] {
  let issues = HeardIssues()
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    issues.append(issue)
    return true
  }
  return issues.all
}

private final class HeardIssues: Sendable {
  private let issues = Mutex<[Issue]>([])
  var all: [Issue] { issues.withLock { $0 } }
  func append(_ issue: Issue) { issues.withLock { $0.append(issue) } }
}

extension Issue {
  /// The words of a report.
  var message: String { comments.map(\.rawValue).joined(separator: "\n") }
}
