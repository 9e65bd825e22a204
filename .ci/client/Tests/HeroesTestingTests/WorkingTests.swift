import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import HeroFixtures
import Heroes
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

let shared = FixtureSource.module("HeroFixtures")

func power(_ kind: Power.Kind) -> JSONFragment<Power> {
  JSONFragment { Member("kind", kind, \.kind) }
}

func hero() -> JSONFragment<Hero> {
  JSONFragment {
    Member("name", "Storm", \.name)
    Member("powers", [power(.weather), power(.claws)], \.powers)
    Member("rank", json: "6", \.rank, 6)
  }
}

struct WorkingTests {
  @Test func fixtures() throws {
    let json = try Fixture.json("cyclops", [String: Any].self, in: shared) { $0["rank"] = nil }
    #expect(json.keys.sorted() == ["name", "powers"])
    let team = try Fixture.decode([Hero].self, from: "team", in: shared) {
      $0["[0].name"] = "Scott"
    }
    #expect(team.map(\.name) == ["Scott", "Storm"])
    let built = try Fixture.build(
      HeroBuilder.self, from: "cyclops", in: .bundle(HeroFixtures.bundle)
    ) {
      $0["powers[0].kind"] = .null
    }
    #expect(built.powers.isEmpty)
    #expect(try Fixture.value("cyclops", in: shared)["rank"]?.description == "1.0")
    #expect(try Fixture.data("broken").count > 10)
  }

  @Test func fragments() {
    hero().verify { try HeroBuilder(json: $0).build().get() }
    hero().with { Member("powers", missing: \.powers, expecting: []) }.dropping("rank")
      .verify { try HeroBuilder(json: $0).build().get() }
    power(.claws).verifyAllCases("kind", \.kind) { try PowerBuilder(json: $0).build().get() }
  }

  @Test(arguments: try Fixture.mutations("cyclops", in: shared))
  func survives(mutation: JSONMutation) throws {
    try mutation.check { HeroBuilder.build(json: $0) }
    try mutation.check(HeroBuilder.self)
  }

  @Test func builderDoesWhatItDeclares() throws {
    try Fixture.mutations("cyclops", in: shared).check(HeroBuilder.self)
  }

  @Test func tolerances() throws {
    let table = try Fixture.mutations("cyclops", in: shared)
      .tolerances { HeroBuilder.build(json: $0) }
    table.verify(against: table)
  }

  @Test(arguments: ["Cyclops", "Storm"])
  func stubs(name: String) async throws {
    let server = StubServer()
    server.get("/heroes/{name}") { request in
      .fixture("cyclops", in: shared) { $0["name"] = .string(request.parameters["name"] ?? "") }
    }
    server.post("/heroes", reply: .sequence(.failure(.timedOut), .status(503), .status(201)))

    let (data, _) = try await server.session.data(
      from: server.baseURL.appending(path: "heroes/\(name)"))
    #expect(try HeroBuilder.build(json: data).get().name == name)

    var request = URLRequest(url: server.baseURL.appending(path: "heroes"))
    request.httpMethod = "POST"
    request.httpBody = data
    await #expect(throws: URLError(.timedOut)) { try await server.session.data(for: request) }
    for status in [503, 201] {
      let (_, response) = try await server.session.data(for: request)
      #expect((response as? HTTPURLResponse)?.statusCode == status)
    }
    #expect(server.lastRequest?.json?["name"] == .string(name))
    server.verify()
  }

  @Test func sharedSession() async throws {
    let server = StubServer()
    server.get("https://heroes.test/cyclops", reply: .fixture("cyclops", in: shared))

    let hero = try await server.withShared {
      let (data, _) = try await URLSession.shared.data(
        from: URL(string: "https://heroes.test/cyclops")!)
      return try HeroBuilder.build(json: data).get()
    }

    #expect(hero.name == "Cyclops")
    server.verify()
  }
}
