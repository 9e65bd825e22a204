import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Routes, and the record of requests.
@Suite struct StubServerTests {
  let server = StubServer()

  @Test func baseURL_isOneThatDoesNotExist() {
    expect(server.baseURL.absoluteString, equals: "https://stub.test")
    let own = URL(string: "https://gateway.marvel.com/v1")!
    expect(StubServer(baseURL: own).baseURL, equals: own)
  }

  @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE"])
  func routeByMethod_answersThatMethod(method: String) async throws {
    server.get("/a", reply: .json("GET"))
    server.post("/a", reply: .json("POST"))
    server.on(.request("PUT", "/a"), reply: .json("PUT"))
    server.on(.request("PATCH", "/a"), reply: .json("PATCH"))
    server.on(.request("DELETE", "/a"), reply: .json("DELETE"))

    try await expect(server.send(method, "/a").text, equals: method)
  }

  @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE"])
  func routeByMethod_withClosure_answersThatMethod(method: String) async throws {
    server.get("/a", query: ["q": "1"]) { .json("GET \($0.method)") }
    server.post("/a", query: ["q": "1"]) { .json("POST \($0.method)") }
    server.on(.request("PUT", "/a", query: ["q": "1"])) { .json("PUT \($0.method)") }
    server.on(.request("PATCH", "/a", query: ["q": "1"])) { .json("PATCH \($0.method)") }
    server.on(.request("DELETE", "/a", query: ["q": "1"])) { .json("DELETE \($0.method)") }

    try await expect(server.send(method, "/a?q=1").text, equals: "\(method) \(method)")
  }

  @Test func severalRoutesThatMatch_theLastAnswers() async throws {
    let base = server.get("/a", reply: .json("base"))
    let override = server.on(.any("/a"), reply: .json("override"))

    try await expect(server.send("GET", "/a").text, equals: "override")
    #expect(base.requests.isEmpty)
    expect(override.requests.count, equals: 1)
  }

  @Test func anyHost_isAnswered() async throws {
    server.get("/v1", reply: .json("{}"))
    let url = URL(string: "http://gateway.marvel.com:443/v1")!

    let answer = try await Answer(server.session.data(from: url))

    expect(answer.url, equals: url)
    expect(server.lastRequest?.url, equals: url)
  }

  @Test func requests_areRecordedInOrder_unmatchedOnesIncluded() async throws {
    let route = server.post("/a", reply: .status(204))

    try await server.send("POST", "/a", headers: ["X-One": "1"], body: "{\"name\": \"Cyclops\"}")
    _ = await server.failure("GET", "/b")

    expect(
      server.requests.map(\.description),
      equals: ["POST https://stub.test/a", "GET https://stub.test/b"])
    expect(route.requests.count, equals: 1)
    expect(server.unmatched.map(\.request.path), equals: ["/b"])
    let request = try #require(server.requests.first)
    expect(request.header("x-one"), equals: "1")
    expect(request.json?["name"], equals: "Cyclops")
    expect(request.body, equals: Data("{\"name\": \"Cyclops\"}".utf8))
  }

  @Test func query_isDecoded() async throws {
    server.get("/a b", reply: .status(204))

    try await server.send("GET", "/a%20b?name=J%C3%BCrgen&x=1&x=2&flag")

    let request = try #require(server.lastRequest)
    expect(request.path, equals: "/a b")
    expect(request.query, equals: ["name": "Jürgen", "x": "2", "flag": ""])
  }

  @Test func bodyStream_isRead() async throws {
    server.post("/a", reply: .status(204))
    var request = server.request("POST", "/a")
    let body = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    request.httpBodyStream = InputStream(data: body)

    _ = try await server.session.data(for: request)

    expect(server.lastRequest?.body, equals: body)
  }

  @Test func upload_isRead() async throws {
    server.on(.request("PUT", "/a")) { .data($0.body ?? Data()) }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("from a file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let request = server.request("PUT", "/a")

    let data = try await server.session.upload(for: request, from: Data("from memory".utf8)).0
    let fromFile = try await server.session.upload(for: request, fromFile: file).0

    expect(String(decoding: data, as: UTF8.self), equals: "from memory")
    expect(String(decoding: fromFile, as: UTF8.self), equals: "from a file")
    expect(server.requests.map(\.body?.count), equals: [11, 11])
  }

  @Test func headersOfTheConfiguration_areSeenAndMatched() async throws {
    server.on(.get("/a") && .header("X-Key", "7"), reply: .status(204))
    let configuration = server.configuration
    configuration.httpAdditionalHeaders = ["X-Key": "7", "Accept": "text/plain"]
    let session = URLSession(configuration: configuration)

    _ = try await session.data(
      for: server.request("GET", "/a", headers: ["accept": "application/json"]))

    expect(server.lastRequest?.header("x-key"), equals: "7")
    expect(server.lastRequest?.header("Accept"), equals: "application/json")
  }

  @Test func releasedServer_answersAsLongAsItsSessionLives() async throws {
    let url = URL(string: "https://stub.test/a")!
    func makeSession() -> URLSession {
      let server = StubServer()
      server.get("/a", reply: .json("still here").after(.milliseconds(5)))
      return URLSession(configuration: server.configuration)
    }

    let answer = try await Answer(makeSession().data(from: url))

    expect(answer.text, equals: "still here")
  }

  @Test func sessionWithoutItsCache_failsWhenServerIsGone() async throws {
    let url = URL(string: "https://stub.test/a")!
    func makeSession() -> URLSession {
      let configuration = StubServer().configuration
      configuration.urlCache = nil
      return URLSession(configuration: configuration)
    }
    let session = makeSession()

    await #expect {
      try await session.data(from: url)
    } throws: { error in
      error.localizedDescription
        == "The stub server of this session is gone: keep a reference to it"
    }
  }

  @Test func requests_haveWhatStandsAtTheNamesOfTheirRoute() async throws {
    let route = server.get("/characters/{id}", reply: .status(200))
    try await server.send("GET", "/characters/7")
    _ = await server.failure("GET", "/comics/7")

    expect(server.requests.map(\.parameters), equals: [["id": "7"], [:]])
    expect(route.requests.map(\.parameters), equals: [["id": "7"]])
  }
}
