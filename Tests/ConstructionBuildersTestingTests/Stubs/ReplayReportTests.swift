import ConstructionBuildersTesting
import Foundation
import SharedFixtures
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The reports of a recording, and of its replay.
struct ReplayReportTests {
  static let source = FixtureSource.bundle(SharedFixtures.bundle)
  static let url = URL(string: "https://example.com/beast?limit=1")!

  static let secrets = """
    fixture "token" has secrets: write its `cleaned` over the file
      log.entries[0].request.url: query item api_key
      log.entries[0].request.headers[0]: header Authorization
    """

  @Test func secret_isOneReportAtTheCallersLine_andTheTestContinues() async throws {
    let line = #line + 4
    let name = Locked<String?>(nil)
    let recorded = try await issues {
      let server = StubServer()
      server.replay(try Fixture.har("token", in: Self.source), requiringAll: true)
      let (data, _) = try await server.session.data(from: Self.url)
      name.withLock { $0 = try? JSONValue(json: data)["name"]?.description }
      server.verify()
    }

    expect(recorded.map(\.message), equals: [Self.secrets])
    expect(recorded.map(\.sourceLocation?.line), equals: [line])
    expect(recorded.first?.sourceLocation?.fileID, equals: #fileID)
    expect(name.withLock { $0 }, equals: #""Beast""#)
  }

  @Test func requestThatWasNotRecorded_isReportedByServe_andTheUnusedEntryByVerify() async throws {
    let recorded = try await issues {
      let server = StubServer()
      defer { server.verify() }
      server.replay(try Fixture.har("token", in: Self.source), requiringAll: true)
      let wrong = URL(string: "https://example.com/beasts?limit=1")!
      _ = try await server.serve { try await server.session.data(from: wrong) }
    }

    expect(
      recorded.map(\.message),
      equals: [
        Self.secrets,
        """
        No route for GET https://example.com/beasts?limit=1
          nearest: GET https://example.com/beast?api_key=removed&limit=1 (log.entries[0])
            path: expected /beast, found /beasts
        """,
        """
        Not used: 1 of the 1 entries of recording "token"
          GET https://example.com/beast?api_key=removed&limit=1 (log.entries[0])
        """,
      ])
  }
}

#if canImport(XCTest)
  import XCTest

  final class ReplayXCTestReportTests: RecordingTestCase {
    func test_secret_isOneReportAtTheCallersLine_andTheTestContinues() {
      var hasGoneOn = false
      let line = #line + 2
      let failures = failures {
        _ = try Fixture.har("token", in: ReplayReportTests.source)
        hasGoneOn = true
      }

      XCTAssertEqual(
        failures,
        [
          RecordedFailure(
            message: "failed - \(ReplayReportTests.secrets)", file: "\(#filePath)", line: line)
        ])
      XCTAssertTrue(hasGoneOn)
    }
  }
#endif
