import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The article *Stubs*.
@Suite struct Stubs {
  struct CharacterModel: Equatable, Sendable {
    let id: Int
    let name: String
  }

  struct CharacterBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
    }

    func build() -> Result<CharacterModel, BuildFailure> {
      construct(CharacterModel.init, $id, $name)
    }
  }

  struct CharacterService {
    let session: URLSession

    func character(id: Int) async throws -> CharacterModel {
      let url = URL(string: "https://gateway.marvel.com/v1/public/characters/\(id)")!
      let (data, _) = try await session.data(from: url)
      return try CharacterBuilder.build(json: data).get()
    }
  }

  @Suite struct CharacterServiceTests {
    let server = StubServer()
    var sut: CharacterService { CharacterService(session: server.session) }

    @Test func character_whenOffline_passesTheErrorOn() async {
      server.get("/v1/public/characters/{id}", reply: .failure(.notConnectedToInternet))

      await #expect(throws: URLError(.notConnectedToInternet)) { try await sut.character(id: 1) }
    }

    @Test func character_withResponse_isTheModel() async throws {
      server.get("/v1/public/characters/{id}") { request in
        .json(["id": .string(request.parameters["id"] ?? ""), "name": "Cyclops"])
      }

      #expect(try await sut.character(id: 7) == CharacterModel(id: 7, name: "Cyclops"))
      server.verify()
    }
  }

  @Test func routesAndReplies() async throws {
    let server = StubServer()
    let ok: JSONValue = ["code": 200]
    let text = "abc"

    server.get("/images/**", reply: .status(404))
    server.on(.post("/login") && .body(["name": "Cyclops"]), reply: .status(204))
    server.on(.any("/v1/**") && !.header("Authorization"), reply: .json("{}").status(401))
    server.get("/broken", reply: .json(text).failing(.networkConnectionLost, afterBytes: 2))
    server.get("/retry", reply: .sequence(.failure(.timedOut), .status(503), .json(ok)))
    server.get("/changed", reply: .fixture("slice") { $0["results[0].name"] = .null })

    server.get("/recorded", reply: .fixture("slice"))
    server.get("/changed", reply: .fixture("slice") { $0["results[0].name"] = .null })

    #expect(try await send("v1/public/characters", to: server).status == 401)
    #expect(try await send("images/cyclops.jpg", to: server).status == 404)
    #expect(try await !send("changed", to: server).text.contains("Cyclops"))
    await #expect(throws: URLError(.networkConnectionLost)) {
      try await send("broken", to: server)
    }
  }

  @discardableResult
  private func send(
    _ path: String, to server: StubServer
  ) async throws -> (status: Int?, text: String) {
    let (data, response) = try await server.session.data(
      from: server.baseURL.appending(path: path))
    return ((response as? HTTPURLResponse)?.statusCode, String(decoding: data, as: UTF8.self))
  }

  @Sendable static func unmatched(print: (Any) -> Void) async throws {
    let server = StubServer()
    server.get("/v1/characters", query: ["offset": "0"], reply: .json(["code": 200]))

    let url = server.baseURL.appending(path: "v1/character")
    do {
      _ = try await server.session.data(from: url)
    } catch {
      print(error.localizedDescription)
    }
  }

  @Sendable static func verified(print: (Any) -> Void) async throws {
    let lines = try await reports {
      let server = StubServer()
      server.get("/retry", reply: .sequence(.failure(.timedOut), .status(503), .status(200)))
      server.post("/login", reply: .status(204))

      _ = try? await server.session.data(from: server.baseURL.appending(path: "retry"))
      server.verify()
    }
    for line in lines { print(line) }
  }

  @Test func served() async throws {
    let server = StubServer()
    server.get("/v1/public/characters/{id}", reply: .json(["id": 7, "name": "Cyclops"]))
    let sut = CharacterService(session: server.session)

    let character = try await server.serve { try await sut.character(id: 7) }

    #expect(character.name == "Cyclops")
  }

  @Test func replayed() async throws {
    let server = StubServer()
    server.replay(try Fixture.har("session"), requiringAll: true)
    let sut = CharacterService(session: server.session)

    let character = try await sut.character(id: 7)
    server.verify()

    #expect(character == CharacterModel(id: 7, name: "Cyclops"))
  }

  @Test func shared() async throws {
    let server = StubServer()
    server.get("/**", reply: .json(["id": 1, "name": "Cyclops"]))

    let character = try await server.withShared {
      try await CharacterService(session: .shared).character(id: 1)
    }

    #expect(character.name == "Cyclops")
  }
}
