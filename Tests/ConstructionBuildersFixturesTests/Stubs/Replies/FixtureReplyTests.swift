import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import SharedFixtures
import TestSupport
import Testing

/// Replies with fixtures as their bodies.
@Suite struct FixtureReplyTests {
  let server = StubServer()

  @Test(arguments: ["slice", "slice.json", "Samples/slice", "broken"])
  func fixture_isSentByteForByte(name: String) async throws {
    server.get("/a", reply: .fixture(name))

    let answer = try await server.send("GET", "/a")

    expect(answer.status, equals: 200)
    expect(answer.text, equals: String(decoding: try Fixture.data(name), as: UTF8.self))
    expect(answer.headers["Content-Type"], equals: "application/json")
  }

  @Test func fixtureThatIsNoJSON_hasNoType() async throws {
    server.get("/a", reply: .fixture("greeting.txt"))

    let answer = try await server.send("GET", "/a")

    expect(answer.text, equals: String(decoding: try Fixture.data("greeting.txt"), as: UTF8.self))
    expect(answer.headers["Content-Type"], equals: nil)
  }

  @Test func fixtureOfAnotherTarget_isSent() async throws {
    server.get("/module", reply: .fixture("beast", in: .module("SharedFixtures")))
    server.get("/bundle", reply: .fixture("beast", in: .bundle(SharedFixtures.bundle)))

    try await expect(server.send("GET", "/module").text, equals: "{\"name\": \"Beast\"}\n")
    try await expect(server.send("GET", "/bundle").text, equals: "{\"name\": \"Beast\"}\n")
  }

  @Test func fixture_takesTheChangesOfAReply() async throws {
    server.get("/a", reply: .fixture("slice").status(409).header("Retry-After", "1"))

    let answer = try await server.send("GET", "/a")

    expect(answer.status, equals: 409)
    expect(answer.headers["Retry-After"], equals: "1")
  }

  @Test func change_isSentAndAllElseAsItWas() async throws {
    server.get(
      "/a", reply: .fixture("beast", in: .bundle(SharedFixtures.bundle)) { $0["name"] = .null })

    try await expect(server.send("GET", "/a").text, equals: #"{"name":null}"#)
  }

  @Test func missingFixture_failsTheRequestNamingTheNearest() async {
    server.get("/a", reply: .fixture("slcie"))

    let words = await server.failure("GET", "/a")?.localizedDescription

    let beginning = """
      The reply of GET /a cannot be sent: fixture "slcie" was not found
        nearest: Samples/slice.json
        searched: 
      """
    expect(words?.hasPrefix(beginning), equals: true, "\(words ?? "no failure")")
    let problems = #expect(throws: StubProblems.self) { try server.verify() }
    expect(problems?.problems, equals: [words ?? ""])
  }

  @Test func changeThatCannotBeMade_failsTheRequestNamingThePath() async {
    server.get(
      "/a", reply: .fixture("beast", in: .bundle(SharedFixtures.bundle)) { $0["nmae"] = nil })

    await expect(
      server.failure("GET", "/a")?.localizedDescription,
      equals: """
        The reply of GET /a cannot be sent: fixture "beast" cannot be used: \
        nmae: there is no such member, did you mean name?
        """)
  }

  @Test func changeOfMalformedFixture_failsTheRequestWithLineAndColumn() async {
    server.get("/a", reply: .fixture("broken") { $0["a"] = 1 })

    let words = await server.failure("GET", "/a")?.localizedDescription

    let beginning = """
      The reply of GET /a cannot be sent: fixture "broken" is not JSON
        line 
      """
    expect(words?.hasPrefix(beginning), equals: true, "\(words ?? "no failure")")
  }

  @Test func closureOfTheTest_mayThrow() async {
    struct Refusal: Error {}
    server.get("/a", reply: .fixture("slice") { _ in throw Refusal() })

    await expect(
      server.failure("GET", "/a")?.localizedDescription,
      equals: "The reply of GET /a cannot be sent: Refusal()")
  }
}
