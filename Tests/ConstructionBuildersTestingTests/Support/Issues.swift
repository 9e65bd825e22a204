import ConstructionBuildersFixtures
import Testing

/// What `body` reports to Swift Testing, without failing the test that asks.
///
/// What it throws is reported too, as by a test.
func issues(_ body: () throws -> Void) throws -> [Issue] {
  let issues = Locked<[Issue]>([])
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    issues.withLock { $0.append(issue) }
    return true
  }
  return issues.withLock { $0 }
}

/// As for a body that waits for nothing, for one that does.
func awaitedIssues(_ body: () async throws -> Void) async throws -> [Issue] {
  let issues = Locked<[Issue]>([])
  try await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: { issue in
    issues.withLock { $0.append(issue) }
    return true
  }
  return issues.withLock { $0 }
}

extension Issue {
  /// The words of a report.
  var message: String { comments.map(\.rawValue).joined(separator: "\n") }
}
