import ConstructionBuildersFixtures
import Foundation
import TestSupport
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
      The stubs were not used as they were set up: 4 problems
        The reply of GET /broken cannot be sent: at: JSON cannot hold nan of type Double
        No route for GET https://stub.test/v1/character
          nearest: GET /v1/characters
            path: expected /v1/characters, found /v1/character
        Not used: POST /login
        Not used: 2 of the 3 replies of GET /retry
      """
    expect(problems?.description, equals: text)
    expect(problems?.localizedDescription, equals: text)
    expect(problems?.problems.count, equals: 4)
  }

  @Test func verify_withOneProblem_countsIt() {
    server.post("/login", reply: .status(204))

    let problems = #expect(throws: StubProblems.self) { try server.verify() }

    expect(
      problems?.description,
      equals: """
        The stubs were not used as they were set up: 1 problem
          Not used: POST /login
        """)
  }

  @Test func requestThatHasNothingInCommonWithTheNearestRoute_leavesThatUnused() async throws {
    server.post("/login", reply: .status(204))
    _ = await server.failure("GET", "/v1/characters")

    let problems = #expect(throws: StubProblems.self) { try server.verify() }

    expect(
      problems?.problems,
      equals: [
        """
        No route for GET https://stub.test/v1/characters
          nearest: POST /login
            method: expected POST, found GET
            path: expected /login, found /v1/characters
        """,
        "Not used: POST /login",
      ])
  }

  @Test func routeThatContradictsItself_answersNothingAndIsReported() async throws {
    server.get("/a?x=1&y=2", query: ["x": "2", "y": "2"], reply: .status(200))
    server.on(.get("/b") && !.any("/**?z=1", query: ["z": ""]), reply: .status(200))

    await expect(
      server.failure("GET", "/a?x=1&x=2&y=2")?.localizedDescription,
      equals: """
        No route for GET https://stub.test/a?x=1&x=2&y=2
          nearest: GET /a?x=1&x=2&y=2
            query x: is "1" in the path and "2" in the argument
        """)
    await expect(
      server.failure("GET", "/b")?.localizedDescription,
      equals: """
        No route for GET https://stub.test/b
          nearest: GET /b and not (any method /**?z=&z=1)
            any method /**?z=&z=1: query z: is "1" in the path and "" in the argument
        """)
    let problems = #expect(throws: StubProblems.self) { try server.verify() }
    expect(
      problems?.problems.prefix(2),
      equals: [
        #"GET /a?x=1&x=2&y=2: query x: is "1" in the path and "2" in the argument"#,
        #"any method /**?z=&z=1: query z: is "1" in the path and "" in the argument"#,
      ])
    expect(problems?.problems.count, equals: 4)
  }

  @Test func repeatedNameInAQuery_isExpectedTwice() async throws {
    server.get("/b?x=1&x=2", reply: .status(200))

    try await expect(server.send("GET", "/b?x=2&x=1").status, equals: 200)
    await expect(
      server.failure("GET", "/b?x=1")?.localizedDescription,
      equals: """
        No route for GET https://stub.test/b?x=1
          nearest: GET /b?x=1&x=2
            query x: expected "2", found "1"
        """)
  }

  @Test func routeThatALaterOneOverrides_needNotBeUsed() async throws {
    server.get("/a", reply: .status(200))
    server.get("/a", reply: .status(503))
    try await server.send("GET", "/a")

    try server.verify()
  }
}
