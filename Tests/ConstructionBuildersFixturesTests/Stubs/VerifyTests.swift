import ConstructionBuildersFixtures
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct VerifyTests {
  let server = StubServer()

  @Test func verify_whenAllWasUsed_isSilent() async throws {
    server.get("/a", reply: .sequence(.status(503), .status(200)))
    try await server.send("GET", "/a")
    try await server.send("GET", "/a")
    try await server.send("GET", "/a")

    try server.verify()
    #expect(server.unused.isEmpty)
  }

  @Test func verify_withoutRoutesAndRequests_isSilent() throws {
    try server.verify()
  }

  @Test func verify_explainsEverythingThatDidNotFit() async throws {
    server.get("/v1/characters", reply: .status(200))
    server.post("/login", reply: .status(204))
    server.get("/retry", reply: .sequence(.status(503), .status(503), .status(200)))
    server.get("/broken", reply: .json(["at": Double.nan] as [String: Any]))
    try await server.send("GET", "/retry")
    _ = await server.failure("GET", "/broken")
    _ = await server.failure("GET", "/v1/character")

    let problems = #expect(throws: StubProblems.self) { try server.verify() }

    let text = """
      The stubs were not used as they were set up: 5 problems
        The reply of GET /broken cannot be sent: at: JSON cannot hold nan of type Double
        No route for GET https://stub.test/v1/character
          nearest: GET /v1/characters
            path: expected /v1/characters, found /v1/character
        Not used: GET /v1/characters
        Not used: POST /login
        Not used: 2 of the 3 replies of GET /retry
      """
    #expect(problems?.description == text)
    #expect(problems?.localizedDescription == text)
    #expect(problems?.problems.count == 5)
    #expect(server.unused.map(\.description) == ["GET /v1/characters", "POST /login"])
  }

  @Test func verify_withOneProblem_countsIt() {
    server.post("/login", reply: .status(204))

    let problems = #expect(throws: StubProblems.self) { try server.verify() }

    #expect(
      problems?.description == """
        The stubs were not used as they were set up: 1 problem
          Not used: POST /login
        """)
  }

  @Test func routeThatALaterOneOverrides_needNotBeUsed() async throws {
    server.get("/a", reply: .status(200))
    server.get("/a", reply: .status(503))
    try await server.send("GET", "/a")

    try server.verify()
  }
}
