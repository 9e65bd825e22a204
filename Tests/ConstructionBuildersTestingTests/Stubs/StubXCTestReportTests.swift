#if canImport(XCTest)
  import ConstructionBuildersTesting
  import Foundation
  import XCTest

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  final class StubXCTestReportTests: RecordingTestCase {
    func test_everyProblem_isOneReportAtTheCallersLine() async {
      let server = await MisusedServer.make()
      let line = #line + 1
      let failures = failures { server.verify() }

      XCTAssertEqual(
        failures,
        MisusedServer.reports.map {
          RecordedFailure(message: "failed - \($0)", file: "\(#filePath)", line: line)
        })
    }

    func test_withSharedInsideOfAnother_isOneReportAtTheCallersLine() {
      let line = #line + 3
      let failures = failures {
        try StubServer().withShared {
          try StubServer().withShared { _ = 1 }
        }
      }

      XCTAssertEqual(failures.count, 1)
      XCTAssertEqual(failures.first?.line, line)
      XCTAssertEqual(failures.first?.file, "\(#filePath)")
      XCTAssertTrue(failures.first?.message.hasSuffix(MisusedServer.nested) == true)
    }

    func test_serverThatWasUsedAsSetUp_isNotReported() async throws {
      let server = StubServer()
      server.get("/a", reply: .json(["code": 200]))

      _ = try await server.session.data(from: server.baseURL.appending(path: "a"))

      XCTAssertEqual(failures { server.verify() }, [])
    }
  }
#endif
