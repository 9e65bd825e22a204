import ConstructionBuildersTesting
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The reports of `verify` about stubs.
struct StubReportTests {
  @Test func everyProblem_isOneReportAtTheCallersLine() async throws {
    let server = await MisusedServer.make()
    let line = #line + 1
    let issues = try await issues { server.verify() }

    expect(issues.map(\.message), equals: MisusedServer.reports)
    #expect(issues.allSatisfy { $0.sourceLocation?.line == line })
    #expect(issues.allSatisfy { $0.sourceLocation?.fileID == #fileID })
  }

  @Test func withSharedInsideOfAnother_isOneReportAtTheCallersLine() async throws {
    let server = StubServer()
    let line = Locked<Int>(0)
    let recorded = try await issues {
      try await server.withShared {
        await Task.yield()
        line.withLock { $0 = #line + 1 }
        try await server.withShared { await Task.yield() }
      }
    }

    expect(recorded.map(\.message), equals: [MisusedServer.nested])
    expect(recorded.map(\.sourceLocation?.line), equals: [line.withLock { $0 }])
    expect(recorded.first?.sourceLocation?.fileID, equals: #fileID)
  }

  @Test func withSharedThatBlocks_insideOfAnother_isOneReportAtTheCallersLine() async throws {
    let line = #line + 3
    let recorded = try await issues {
      try await StubServer().withShared {
        try blocking { try StubServer().withShared { _ = 1 } }
      }
    }

    expect(recorded.map(\.message), equals: [MisusedServer.nested])
    expect(recorded.map(\.sourceLocation?.line), equals: [line])
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

  @Test func requestWithoutARoute_thatThrowsInServe_isOneReportAtTheCallersLine() async throws {
    let line = Locked<Int>(0)
    let hasGoneOn = Locked(false)
    let recorded = try await issues {
      let server = StubServer()
      defer { server.verify() }
      server.get("/v1/characters", reply: .status(200))
      line.withLock { $0 = #line + 1 }
      _ = try await server.serve { try await server.session.data(from: Self.wrongURL) }
      hasGoneOn.withLock { $0 = true }
    }

    expect(recorded.map(\.message), equals: [MisusedServer.reports[1]])
    expect(recorded.map(\.sourceLocation?.line), equals: [line.withLock { $0 }])
    expect(recorded.first?.sourceLocation?.fileID, equals: #fileID)
    #expect(!hasGoneOn.withLock { $0 })
  }

  @Test func caughtRequestWithoutARoute_inServe_isReportedAndTheTestContinues() async throws {
    let line = Locked<Int>(0)
    let recorded = try await issues {
      let server = StubServer()
      line.withLock { $0 = #line + 1 }
      let data = await server.serve { try? await server.session.data(from: Self.wrongURL) }
      #expect(data == nil)
      server.verify()
    }

    expect(
      recorded.map(\.message),
      equals: ["No route for GET https://stub.test/v1/character: the server has no routes"])
    expect(recorded.map(\.sourceLocation?.line), equals: [line.withLock { $0 }])
  }

  @Test func replyThatCannotBeMade_inServe_isReportedAtTheCallersLine() async throws {
    let recorded = try await issues {
      let server = StubServer()
      server.get("/**", reply: .fixture("beast", in: .folder(URL(filePath: "/nowhere"))))
      _ = try await server.serve { try await server.session.data(from: server.baseURL) }
    }

    expect(
      recorded.map(\.message),
      equals: [
        """
        The reply of GET /** cannot be sent: fixture "beast" was not found
          searched: /nowhere
        """
      ])
  }

  @Test func serve_reportsNothingOfWhatCameBeforeOrOfRoutesNotUsed() async throws {
    let server = StubServer()
    server.get("/later", reply: .status(200))
    _ = try? await server.session.data(from: Self.wrongURL)

    let sum = blocking { server.serve { 1 + 1 } }
    let product = await server.serve { await Task { 2 * 2 }.value }

    expect(sum, equals: 2)
    expect(product, equals: 4)
  }

  @Test func serve_throwsOtherErrorsWithoutAReport() async throws {
    struct Own: Error {}
    let server = StubServer()
    server.get("/offline", reply: .failure(.notConnectedToInternet))

    await #expect(throws: Own.self) { try await server.serve { () async throws in throw Own() } }
    #expect(throws: Own.self) { try blocking { try server.serve { throw Own() } } }
    await #expect(throws: URLError(.notConnectedToInternet)) {
      try await server.serve {
        try await server.session.data(from: server.baseURL.appending(path: "offline"))
      }
    }
  }

  @Test func requestWithoutARoute_thatThrowsInWithShared_isOneReportAtTheCallersLine() async throws
  {
    let line = Locked<Int>(0)
    let recorded = try await issues {
      let server = StubServer()
      server.get("/v1/characters", reply: .status(200))
      defer { server.verify() }
      line.withLock { $0 = #line + 1 }
      _ = try await server.withShared { try await URLSession.shared.data(from: Self.wrongURL) }
    }

    expect(recorded.map(\.message), equals: [MisusedServer.reports[1]])
    expect(recorded.map(\.sourceLocation?.line), equals: [line.withLock { $0 }])
  }

  static let wrongURL = StubServer().baseURL.appending(path: "v1/character")

  /// Calls blocking code outside a task.
  private func blocking<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  @Test func serverThatWasUsedAsSetUp_isNotReported() async throws {
    let server = StubServer()
    server.verify()
    server.get("/a", reply: .json(["code": 200]))

    _ = try await server.session.data(from: server.baseURL.appending(path: "a"))

    server.verify()
  }
}
