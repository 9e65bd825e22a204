import ConstructionBuildersFixtures
import Testing

@testable import ConstructionBuildersTesting

/// What `body` reports to Swift Testing, without failing the test that asks.
///
/// What it throws is reported too, as by a test. That a test of a client ends there is checked in a
/// process of its own, by `.ci/run`.
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
  /// The words of a report.
  var message: String {
    (error as? ReportedFailure)?.description ?? comments.map(\.rawValue).joined(separator: "\n")
  }
}
