import ConstructionBuildersFixtures
import Testing

@testable import ConstructionBuildersTesting

/// The issues that `body` reports to Swift Testing, without failing the running test.
///
/// Its error is reported too, as in a test. `.ci/run` checks in a process of its own that a report
/// ends the test of a client.
func issues(_ body: @escaping @Sendable () async throws -> Void) async throws -> [Issue] {
  let issues = Locked<[Issue]>([])
  let listening: IssueHandlingTrait = .compactMapIssues { issue in
    issues.withLock { $0.append(issue) }
    return nil
  }
  let test = try #require(Test.current)
  try await listening.provideScope(for: test, testCase: Test.Case.current) {
    await ReportedFailure.$endsTest.withValue(false) {
      do {
        try await body()
      } catch  where !(error is ReportedFailure) {
        Issue.record(error)
      } catch {}
    }
  }
  return issues.withLock { $0 }
}

extension Issue {
  /// The text of a report.
  var message: String {
    (error as? ReportedFailure)?.description ?? comments.map(\.rawValue).joined(separator: "\n")
  }
}
