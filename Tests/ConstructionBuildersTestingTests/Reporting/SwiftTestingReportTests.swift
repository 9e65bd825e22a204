import TestSupport
import Testing

@testable import ConstructionBuildersFixtures
@testable import ConstructionBuildersTesting

struct SwiftTestingReportTests {
  let place = CallSite("A/B.swift", "/A/B.swift", 12, 3)

  @Test func report_isOneIssueAtTheCallersPlace() async throws {
    let issues = try await issues { report("it is broken", at: place) }

    expect(issues.map(\.message), equals: ["it is broken"])
    expect(issues.map(\.sourceLocation), equals: [place.sourceLocation])
  }

  @Test func reportAndThrow_isOneIssueAtTheCallersPlace() async throws {
    let issues = try await issues { try reportAndThrow("it is broken", at: place) }

    expect(issues.map(\.message), equals: ["it is broken"])
    expect(issues.map(\.sourceLocation), equals: [place.sourceLocation])
  }

  @Test func place_isFileLineAndColumn() {
    let location = place.sourceLocation

    expect(location.fileID, equals: "A/B.swift")
    expect(location.line, equals: 12)
    expect(location.column, equals: 3)
  }

  @Test(arguments: [
    (["test", "--testing-library", "swift-testing"], true),
    (["test", "--testing-library=swift-testing"], true),
    (["test", "--testing-library", "xctest"], false),
    (["test", "swift-testing", "--testing-library"], false),
    ([], false),
  ])
  func arguments_tellWhoRuns(arguments: [String], expected: Bool) {
    expect(TestFramework.runsSwiftTesting(arguments), equals: expected)
  }
}
