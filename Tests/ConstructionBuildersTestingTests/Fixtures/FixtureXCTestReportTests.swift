#if canImport(XCTest)
  import ConstructionBuilders
  import ConstructionBuildersTesting
  import SharedFixtures
  import XCTest

  final class FixtureXCTestReportTests: RecordingTestCase {
    let source = FixtureSource.bundle(SharedFixtures.bundle)

    func test_missingFixture_isReportedOnceAtTheCallersLine() {
      let line = #line + 1
      let failures = failures { _ = try Fixture.data("baest", in: source) }

      XCTAssertEqual(failures.map(\.line), [line])
      XCTAssertEqual(failures.map(\.file), ["\(#filePath)"])
      XCTAssertTrue(
        failures[0].message.hasPrefix(
          "failed - fixture \"baest\" was not found\n  nearest: beast.json\n"))
    }

    func test_wrongTopLevel_isReportedOnceAtTheCallersLine() {
      let line = #line + 2
      let failures = failures {
        _ = try Fixture.json("beast", [[String: Any]].self, in: source)
      }

      XCTAssertEqual(failures.map(\.line), [line])
      XCTAssertTrue(
        failures[0].message.contains(
          "expected an array of objects, got object {\"name\":\"Beast\"}"))
    }
  }
#endif
