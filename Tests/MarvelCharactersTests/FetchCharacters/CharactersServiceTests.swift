import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service around the parser, as an app would have one: it fetches a page of characters.
private struct CharactersService {
  let session: URLSession

  func characters(offset: Int) async throws -> CharactersSliceResponseModel {
    let url = URL(string: "https://gateway.marvel.com/v1/public/characters?offset=\(offset)")!
    let (data, _) = try await session.data(from: url)
    return try parseFetchCharacters(json: data).get()
  }
}

/// A request and its parser together, with a stub for the backend.
struct CharactersServiceTests {
  private let server = StubServer()
  private var sut: CharactersService { CharactersService(session: server.session) }

  @Test func characters_whenOffline_passesTheErrorOn() async {
    server.get("/v1/public/characters", reply: .failure(.notConnectedToInternet))

    await #expect(throws: URLError(.notConnectedToInternet)) {
      try await sut.characters(offset: 0)
    }
    server.verify()
  }

  @Test func characters_whenResponseIsNoJSON_saysWhere() async {
    server.get("/v1/public/characters", reply: .json("<html>Bad gateway</html>").status(502))

    let failure = await #expect(throws: FetchCharactersFailure.self) {
      try await sut.characters(offset: 0)
    }

    #expect(
      failure?.description == """
        The response cannot be read: 1 problem
          line 1, column 1: the body is HTML, expected a JSON value
        """)
    server.verify()
  }

  @Test func characters_whenRefused_isTheServicesFailure() async {
    server.get(
      "/v1/public/characters", reply: .json(["code": 409, "status": "Empty hash."]).status(409))

    await #expect(throws: FetchCharactersFailure.service(code: 409, status: "Empty hash.")) {
      try await sut.characters(offset: 0)
    }
    server.verify()
  }

  @Test func characters_withResponse_isThePageThatWasAskedFor() async throws {
    server.get("/v1/public/characters", query: ["offset": "0"], reply: .json(SampleResponse.json))

    let page = try await sut.characters(offset: 0)

    #expect(page.offset == 0)
    #expect(page.results.first?.name == "Beast")
    server.verify()
  }
}
