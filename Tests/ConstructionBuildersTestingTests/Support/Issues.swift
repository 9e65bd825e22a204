import Foundation
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

// Sendable, because the issues are only reached while the lock is held.
private final class HeardIssues: @unchecked Sendable {
  private let lock = NSLock()
  private var issues: [Issue] = []
  var all: [Issue] { lock.withLock { issues } }
  func append(_ issue: Issue) { lock.withLock { issues.append(issue) } }
}

extension Issue {
  /// The words of a report.
  var message: String { comments.map(\.rawValue).joined(separator: "\n") }
}
