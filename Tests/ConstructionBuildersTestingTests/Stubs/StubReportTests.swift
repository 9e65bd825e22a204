import ConstructionBuildersTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What `verify` reports of a server's stubs.
struct StubReportTests {
  @Test func everyProblem_isOneReportAtTheCallersLine() async throws {
    let server = await MisusedServer.make()
    let line = #line + 1
    let issues = try issues { server.verify() }

    #expect(issues.map(\.message) == MisusedServer.reports)
    #expect(issues.allSatisfy { $0.sourceLocation?.line == line })
    #expect(issues.allSatisfy { $0.sourceLocation?.fileID == #fileID })
  }

  @Test func serverThatWasUsedAsSetUp_isNotReported() async throws {
    let server = StubServer()
    server.verify()
    server.get("/a", reply: .json(["code": 200]))

    _ = try await server.session.data(from: server.baseURL.appending(path: "a"))

    server.verify()
  }
}
