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

  // Code: Stubs.md, "The three cases of a service"

  // Code: Stubs.md, "The three cases of a service", block 2

  @Test func routes() async throws {
    let server = StubServer()
    let ok: JSONValue = ["code": 200]

    // Code: Stubs.md, "Routes"

    #expect(try await send("v1/public/characters", to: server).status == 401)
    #expect(try await send("images/cyclops.jpg", to: server).status == 404)
  }

  @Test func replies() async throws {
    let server = StubServer()
    let ok: JSONValue = ["code": 200]
    let text = "abc"

    // Code: Stubs.md, "Replies"

    // Code: ConstructionBuildersFixtures.md, "Overview"

    #expect(try await send("moved", to: server).text == #"{"code":200}"#)
    #expect(try await send("chunked", to: server).text == "abc")
    #expect(try await send("limited", to: server).status == 429)
    #expect(try await send("recorded", to: server).text.contains("Cyclops"))
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
    // Code: Stubs.md, "Requests, and requests without a route"
  }

  @Sendable static func verified(print: (Any) -> Void) async throws {
    let lines = try await reports {
      // Code: Stubs.md, "Requests, and requests without a route", block 3
    }
    for line in lines { print(line) }
  }

  @Test func served() async throws {
    let server = StubServer()
    server.get("/v1/public/characters/{id}", reply: .json(["id": 7, "name": "Cyclops"]))
    let sut = CharacterService(session: server.session)

    // Code: Stubs.md, "Requests, and requests without a route", block 2

    #expect(character.name == "Cyclops")
  }

  @Test func replayed() async throws {
    // Code: Stubs.md, "Recordings"

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
