import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Heroes
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct SwappingBuilder: ConstructionBuilder {
  struct Model {
    let name: String?
    let motto: String?
  }

  @Field var name: String?
  @Field var motto: String?

  init(fields: JSONFields) {
    _name = fields["name"]
    _motto = fields["motto"]
  }

  func build() -> Result<Model, BuildFailure> {
    construct(Model.init, $motto.optional, $name.optional)
  }
}

let jean = Hero(name: "Jean", powers: [Power(kind: .weather), Power(kind: .claws)], rank: 6)

/// Every test fails once, on the line after its `reported` comment.
struct ReportingTests {
  @Test func missingFixture() throws {
    // reported: Caught error: fixture "cyclop" was not found
    _ = try Fixture.data("cyclop", in: shared)
  }

  @Test func brokenFixture() throws {
    // reported: Caught error: fixture "broken" is not JSON
    _ = try Fixture.value("broken")
  }

  @Test func changeOfWhatIsNotThere() throws {
    // reported: fixture "cyclops" cannot be used: nmae: there is no such member, did you mean name?
    _ = try Fixture.value("cyclops", in: shared) { $0["nmae"] = .null }
    Issue.record("the test goes on")
  }

  @Test func otherTopLevel() throws {
    // reported: expected an object, got array
    _ = try Fixture.json("team", [String: Any].self, in: shared)
  }

  @Test func modelThatCannotBeBuilt() throws {
    // reported: fixture "cyclops" cannot be used
    _ = try Fixture.build(HeroBuilder.self, from: "cyclops", in: shared) {
      $0["name"] = nil
    }
  }

  @Test func elementThatCannotBeBuilt() throws {
    // reported: fixture "team" cannot be used
    _ = try Fixture.build([HeroBuilder].self, from: "team", in: shared) { $0["[1].name"] = nil }
  }

  @Test func rootThatIsMissing() throws {
    // reported: fixture "teem" was not found
    _ = try Fixture.root([HeroBuilder].self, from: "teem", in: shared)
  }

  @Test func recordingThatIsMissing() throws {
    // reported: fixture "sesion" was not found
    _ = try Fixture.har("sesion", in: shared)
  }

  @Test func recordingWithSecrets() throws {
    // reported: fixture "session" has secrets
    _ = try Fixture.har("session", in: shared)
  }

  @Test func mismatch() {
    // reported: name: expected Storm, got Jean
    hero().verify(jean)
  }

  @Test func fragmentWithoutJSON() {
    // reported: the fragment has no JSON
    hero().dropping("nmae").verify { try HeroBuilder(json: $0).build().get() }
  }

  @Test func parserThatTakesAnything() throws {
    // reported: cut-off 9: a model was built
    try Fixture.mutation("cut-off 9", of: "cyclops", in: shared).check { $0.count }
  }

  @Test func swappedProperties() throws {
    // reported: the model's name changes with field motto of SwappingBuilder
    try JSONMutation.all(of: Data(#"{"name": "Storm", "motto": "Rain"}"#.utf8)).check(
      SwappingBuilder.self)
  }

  @Test func sampleThatIsRejected() throws {
    try Fixture.mutation("drop rank", of: "cyclops", in: shared)
      // reported: drop rank: the sample itself is rejected
      .check { PowerBuilder.build(json: $0) }
  }

  @Test func changedTolerance() {
    var table = ToleranceTable()
    table.add(.changed, for: .drop, on: "name")
    // reported: name, drop: changed, was not tried
    table.verify(against: ToleranceTable())
  }

  @Test func inADetachedTask() async throws {
    await Task.detached {
      // reported: name: expected Storm, got Jean
      hero().verify(jean)
    }.value
  }

  @Test func requestWithoutARoute() async throws {
    let server = StubServer()
    _ = try? await server.session.data(from: server.baseURL.appending(path: "heroes"))
    // reported: No route for GET https://stub.test/heroes: the server has no routes
    server.verify()
  }

  @Test func servedRequestWithoutARoute() async throws {
    let server = StubServer()
    defer { server.verify() }
    // reported: No route for GET https://stub.test/heroes: the server has no routes
    _ = try await server.serve {
      try await server.session.data(from: server.baseURL.appending(path: "heroes"))
    }
  }

  @Test func sharedRequestWithoutARoute() async throws {
    let server = StubServer()
    // reported: No route for GET https://stub.test/heroes: the server has no routes
    _ = try await server.withShared {
      try await URLSession.shared.data(from: server.baseURL.appending(path: "heroes"))
    }
  }

  @Test func routeWithoutARequest() {
    let server = StubServer()
    server.post("/heroes", reply: .status(201))
    // reported: Not used: POST /heroes
    server.verify()
  }

  @Test func sequenceThatIsNotFinished() async throws {
    let server = StubServer()
    server.get("/heroes", reply: .sequence(.status(503), .status(200)))
    _ = try await server.session.data(from: server.baseURL.appending(path: "heroes"))
    // reported: Not used: 1 of the 2 replies of GET /heroes
    server.verify()
  }

  @Test func replyWithoutItsFixture() async throws {
    let server = StubServer()
    server.get("/heroes", reply: .fixture("taem", in: shared))
    _ = try? await server.session.data(from: server.baseURL.appending(path: "heroes"))
    // reported: The reply of GET /heroes cannot be sent: fixture "taem" was not found
    server.verify()
  }

  @Test func wrongPath() async {
    let server = StubServer()
    server.get("/heroes", reply: .status(200))
    _ = try? await server.session.data(from: server.baseURL.appending(path: "hero"))
    // reported: No route for GET https://stub.test/hero
    server.verify()
  }

  @Test func routeThatContradictsItself() async {
    let server = StubServer()
    server.get("/heroes?page=1", query: ["page": "2"], reply: .status(200))
    // reported: GET /heroes?page=1&page=2: query page: is "1" in the path and "2" in the argument
    server.verify()
  }

  @Test func sharedSessionTwice() async throws {
    try await StubServer().withShared {
      // reported: The stubs were not used as they were set up: 1 problem
      try await StubServer().withShared {}
    }
  }

  /// Swift Testing reports the error, without a line.
  @Test(arguments: try Fixture.mutations("nobody", in: shared))
  func argumentsThatAreNotThere(mutation: JSONMutation) {}
}
