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

  @Test func withSharedInsideOfAnother_isOneReportAtTheCallersLine() async throws {
    let server = StubServer()
    let line = Locked<Int>(0)
    let recorded = try await awaitedIssues {
      try await server.withShared {
        await Task.yield()
        line.withLock { $0 = #line + 1 }
        try await server.withShared { await Task.yield() }
      }
    }

    #expect(recorded.map(\.message) == [MisusedServer.nested])
    #expect(recorded.map(\.sourceLocation?.line) == [line.withLock { $0 }])
    #expect(recorded.first?.sourceLocation?.fileID == #fileID)
  }

  @Test func withSharedThatBlocks_insideOfAnother_isOneReportAtTheCallersLine() async throws {
    let line = #line + 3
    let recorded = try await awaitedIssues {
      try await StubServer().withShared {
        try blocking { try StubServer().withShared { _ = 1 } }
      }
    }

    #expect(recorded.map(\.message) == [MisusedServer.nested])
    #expect(recorded.map(\.sourceLocation?.line) == [line])
  }

  @Test func withShared_passesErrorsOnWithoutAReport() async throws {
    struct Own: Error {}

    await #expect(throws: Own.self) {
      try await StubServer().withShared { throw Own() }
    }
    await #expect(throws: StubProblems.self) {
      try await StubServer().withShared {
        let server = StubServer()
        server.get("/a", reply: .status(200))
        try (server.verify as () throws(StubProblems) -> Void)()
      }
    }
  }

  /// Calls what blocks, as code does that is no task.
  private func blocking(_ body: () throws -> Void) throws { try body() }

  @Test func serverThatWasUsedAsSetUp_isNotReported() async throws {
    let server = StubServer()
    server.verify()
    server.get("/a", reply: .json(["code": 200]))

    _ = try await server.session.data(from: server.baseURL.appending(path: "a"))

    server.verify()
  }
}
