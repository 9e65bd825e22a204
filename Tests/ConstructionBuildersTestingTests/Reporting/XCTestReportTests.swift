#if canImport(XCTest)
  import XCTest

  @testable import ConstructionBuildersFixtures
  @testable import ConstructionBuildersTesting

  final class XCTestReportTests: RecordingTestCase {
    let place = CallSite("A/B.swift", "/A/B.swift", 12, 3)

    func test_report_isOneFailureAtTheCallersPlace() {
      let failures = failures { report("it is broken", at: place) }

      XCTAssertEqual(
        failures, [RecordedFailure(message: "failed - it is broken", file: "/A/B.swift", line: 12)])
    }

    func test_reportAndThrow_isOneFailureAtTheCallersPlace() {
      let failures = failures { try reportAndThrow("it is broken", at: place) }

      XCTAssertEqual(
        failures, [RecordedFailure(message: "failed - it is broken", file: "/A/B.swift", line: 12)])
    }
  }
#endif
