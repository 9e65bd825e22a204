#if canImport(XCTest)
  import ConstructionBuildersTesting
  import SharedFixtures
  import XCTest

  final class MutationXCTestReportTests: RecordingTestCase {
    let source = FixtureSource.bundle(SharedFixtures.bundle)

    func test_mutations_areCheckedInALoop() throws {
      for mutation in try Fixture.mutations("beast", in: source) {
        try mutation.check { MutationReportTests.NameBuilder.build(json: $0) }
        try mutation.check(MutationReportTests.NameBuilder.self)
      }
    }

    func test_violation_isReportedOnceAtTheCallersLine() throws {
      let mutation = try Fixture.mutation("drop name", of: "beast", in: source)
      let line = #line + 1
      let failures = failures { try mutation.check(MutationReportTests.PresumingBuilder.self) }

      XCTAssertEqual(
        failures,
        [
          RecordedFailure(
            message: "failed - drop name: field name is value although nothing arrived",
            file: "\(#filePath)", line: line)
        ])
    }

    func test_violationOfAllMutations_isReportedOnceAtTheCallersLine() throws {
      let mutations = try Fixture.mutations("beast", in: source)
      let line = #line + 1
      let failures = failures { try mutations.check(MutationReportTests.DeafBuilder.self) }

      XCTAssertEqual(
        failures,
        [
          RecordedFailure(
            message: "failed - drop name: no mutation of name changes anything, "
              + "although DeafBuilder has a field name",
            file: "\(#filePath)", line: line)
        ])
    }

    func test_rejectedSample_isReportedOnceAtTheCallersLine() throws {
      let mutation = try Fixture.mutation("drop name", of: "beast", in: source)
      let line = #line + 2
      let failures = failures {
        try mutation.check { _ -> Int in throw CocoaError(.featureUnsupported) }
      }

      XCTAssertEqual(failures.map(\.line), [line])
      XCTAssertTrue(failures[0].message.contains("drop name: the sample itself is rejected"))
    }

    func test_missingFixture_isReportedOnceAtTheCallersLine() {
      let line = #line + 1
      let failures = failures { _ = try Fixture.mutations("baest", in: source) }

      XCTAssertEqual(failures.map(\.line), [line])
      XCTAssertTrue(failures[0].message.contains("fixture \"baest\" was not found"))
    }

    func test_differenceOfTables_isReportedAtTheCallersLine() throws {
      var earlier = ToleranceTable()
      earlier.add(.changed, for: .drop, on: "name")
      var now = ToleranceTable()
      now.add(.rejected, for: .drop, on: "name")
      let line = #line + 1
      let failures = failures { now.verify(against: earlier) }

      XCTAssertEqual(failures.map(\.line), [line])
      XCTAssertEqual(failures.map(\.message), ["failed - name, drop: rejected, was changed"])
    }
  }
#endif
