import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// The requests that are sent.
struct ServiceRequestTests {
  @Test func slice_ofSearch_asksForPathNameLimitAndOffset() async throws {
    try await withServer {
      Backend(total: 300).reply(to: $0)
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base)
      let search = CharactersSearch(namesStartingWith: "Hero +1 & co", limit: 20, offset: 40)

      let page = try await sut.slice(search)

      let request = try #require(server.requests.first)
      expect(request.method, equals: "GET")
      expect(request.path, equals: "/v1/public/characters")
      #expect(request.target.hasSuffix("?nameStartsWith=Hero%20%2B1%20%26%20co&limit=20&offset=40"))
      expect(request.headers["host"], equals: "127.0.0.1:\(server.port)")
      expect(server.requests.count, equals: 1)
      expect(page.slice.results.map(\.name).first, equals: "Hero 40")
      expect(page.slice.results.count, equals: 20)
    }
  }

  @Test func slice_withKeys_sendsWhatTheyMakeAndNothingPrivate() async throws {
    try await withServer {
      Backend(total: 1).reply(to: $0)
    } run: { server in
      let keys = MarvelKeys(publicKey: "1234", privateKey: "abcd")
      let sut = try FetchCharactersMarvelService.at(
        server.base,
        authentication: { keys.queryItems(at: Date(timeIntervalSince1970: 0.001)) })

      _ = try await sut.slice()

      let request = try #require(server.requests.first)
      expect(
        request.query,
        equals: [
          "limit": "100", "offset": "0", "ts": "1", "apikey": "1234",
          "hash": "ffd275c5130566a2916217b101f26150",
        ])
      let all = request.target + request.headers.map { "\($0): \($1)" }.joined()
      #expect(!all.contains("abcd"))
    }
  }

  @Test func slice_withPathInAddress_requestsThatPath() async throws {
    try await withServer {
      Backend(total: 1).reply(to: $0)
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base + "/proxy/")

      _ = try await sut.slice()

      expect(server.requests.map(\.path), equals: ["/proxy/v1/public/characters"])
    }
  }

  @Test func slice_twice_sendsTwice() async throws {
    try await withServer {
      Backend(total: 1).reply(to: $0).header("Cache-Control", "max-age=3600")
        .header("Set-Cookie", "visitor=7")
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base)

      _ = try await sut.slice()
      _ = try await sut.slice()

      expect(server.requests.count, equals: 2)
      #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }
  }
}
