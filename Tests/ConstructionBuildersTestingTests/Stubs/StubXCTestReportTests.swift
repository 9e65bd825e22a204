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
      XCTAssertEqual(failures.first?.message, "failed - \(MisusedServer.nested)")
    }

    func test_serve_withRequestWithoutARoute_isOneReportAtTheCallersLine() {
      let server = StubServer()
      server.get("/v1/characters", reply: .status(200))
      let isDone = expectation(description: "done")
      let line = #line + 2
      let failures = failures {
        server.serve {
          let url = server.baseURL.appending(path: "v1/character")
          server.session.dataTask(with: url) { _, _, _ in isDone.fulfill() }.resume()
          wait(for: [isDone], timeout: 60)
        }
        server.verify()
      }

      XCTAssertEqual(
        failures,
        [
          RecordedFailure(
            message: "failed - \(MisusedServer.reports[1])", file: "\(#filePath)", line: line)
        ])
    }

    func test_serverThatWasUsedAsSetUp_isNotReported() async throws {
      let server = StubServer()
      server.get("/a", reply: .json(["code": 200]))

      _ = try await server.session.data(from: server.baseURL.appending(path: "a"))

      XCTAssertEqual(failures { server.verify() }, [])
    }
  }
#endif
