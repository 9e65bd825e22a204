import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The code of Stubs.md is compiled here.

@Suite struct StubsArticle {
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

    @Test func character_whenResponseIsNoJSON_saysWhere() async {
      server.get("/v1/public/characters/{id}", reply: .json("<html>"))

      let failure = await #expect(throws: BuildFailure.self) { try await sut.character(id: 1) }

      #expect(
        failure?.findings.map(\.description) == [
          "line 1, column 1: the body is HTML, expected a JSON value"
        ])
    }

    @Test func character_withResponse_isTheModel() async throws {
      server.get("/v1/public/characters/{id}") { request in
        .json(["id": .string(request.parameters["id"] ?? ""), "name": "Cyclops"])
      }

      #expect(try await sut.character(id: 7) == CharacterModel(id: 7, name: "Cyclops"))
      try server.verify()
    }
  }

  @Test func routes() async throws {
    let server = StubServer()
    let ok: JSONValue = ["code": 200]

    server.get("/v1/public/characters", query: ["offset": "20"], reply: .json(ok))
    server.get("/images/**", reply: .status(404))
    server.on(.post("/login") && .body(["name": "Cyclops"]), reply: .status(204))
    server.on(.any("/v1/**") && !.header("Authorization"), reply: .json("{}").status(401))

    #expect(try await server.send("GET", "/v1/public/characters?offset=20").status == 401)
    #expect(
      try await server.send("POST", "/login", body: #"{"name":"Cyclops","a":1}"#).status == 204)
  }

  @Test func replies() async throws {
    let server = StubServer()
    let ok: JSONValue = ["code": 200]
    let text = "abc"

    server.get("/slow", reply: .json(ok).after(.milliseconds(20)))
    server.get("/limited", reply: .json(ok).status(429).header("Retry-After", "1"))
    server.get("/chunked", reply: .json(text).inChunks(of: 1, every: .milliseconds(5)))
    server.get("/broken", reply: .json(text).failing(.networkConnectionLost, afterBytes: 2))
    server.get("/stuck", reply: .stall)
    server.get("/moved", reply: .redirect(to: "/slow"))
    server.get("/retry", reply: .sequence(.failure(.timedOut), .status(503), .json(ok)))

    #expect(try await server.send("GET", "/moved").text == #"{"code":200}"#)
    #expect(try await server.send("GET", "/chunked").text == "abc")
    #expect(await server.failure("GET", "/broken")?.code == .networkConnectionLost)
  }

  static func unmatched(print: (Any) -> Void) async throws {
    let server = StubServer()
    server.get("/v1/characters", query: ["offset": "0"], reply: .json(["code": 200]))

    let url = server.baseURL.appending(path: "v1/character")
    do {
      _ = try await server.session.data(from: url)
    } catch {
      print(error.localizedDescription)
    }
  }

  static func verified(print: (Any) -> Void) async throws {
    let server = StubServer()
    server.get("/retry", reply: .sequence(.failure(.timedOut), .status(503), .status(200)))
    server.post("/login", reply: .status(204))

    _ = try? await server.session.data(from: server.baseURL.appending(path: "retry"))
    do {
      try server.verify()
    } catch {
      print(error)
    }
  }

  @Test func shared() async throws {
    let server = StubServer()
    server.get("/**", reply: .json(["id": 1, "name": "Cyclops"]))

    let character = try await server.withShared {
      try await CharacterService(session: .shared).character(id: 1)
    }

    #expect(character.name == "Cyclops")
  }

  /// Every piece of Swift in the article stands in this file, and what it prints is what it says.
  @Test func article_isCompiledAndTrue() async throws {
    let here = URL(filePath: #filePath)
    let code = withoutIndentation(try String(contentsOf: here, encoding: .utf8))
    let package = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let article = try String(
      contentsOf: package.appending(
        path: "Sources/ConstructionBuildersFixtures/ConstructionBuildersFixtures.docc/Stubs.md"),
      encoding: .utf8)

    let swift = blocks("swift", of: article)
    #expect(!swift.isEmpty)
    for block in swift {
      #expect(code.contains(withoutIndentation(block)), "not compiled:\n\(block)")
    }
    var printed: [String] = []
    try await Self.unmatched { printed.append("\($0)") }
    try await Self.verified { printed.append("\($0)") }
    #expect(blocks("text", of: article) == printed)
  }

  private func blocks(_ language: String, of text: String) -> [String] {
    let pieces = text.components(separatedBy: "\n```")
    return stride(from: 1, to: pieces.count, by: 2).compactMap { index in
      let lines = pieces[index].split(separator: "\n", omittingEmptySubsequences: false)
      return lines[0] == language ? lines.dropFirst().joined(separator: "\n") : nil
    }
  }

  private func withoutIndentation(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
