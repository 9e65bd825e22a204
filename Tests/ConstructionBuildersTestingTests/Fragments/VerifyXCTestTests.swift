#if canImport(XCTest)
  import ConstructionBuildersTesting
  import XCTest

  final class VerifyXCTestTests: RecordingTestCase {
    func test_everyMismatch_isOneReportAtTheCallersLine() {
      let line = #line + 2
      let failures = failures {
        VerifyTests.move("Fly").verify(VerifyTests.Move(name: "Cut", type: .cut))
      }

      XCTAssertEqual(
        failures,
        ["name: expected Fly, got Cut", "type: expected fly, got cut"].map {
          RecordedFailure(message: "failed - \($0)", file: "\(#filePath)", line: line)
        })
    }

    func test_fragmentThatExpectsNothing_isReported() {
      let failures = failures {
        JSONFragment<VerifyTests.Move> { Member("name", "Fly") }.verify(.init(name: "Fly"))
      }

      XCTAssertEqual(
        failures.map(\.message), ["failed - the fragment expects nothing of a Move"])
    }
  }
#endif
