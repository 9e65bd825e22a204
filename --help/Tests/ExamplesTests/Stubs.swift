import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Servers that answer without a network.
@Suite struct Stubs {
  /// It is only compiled.
  static func compiled(
    server: StubServer, url: URL, delegate: any URLSessionDelegate
  ) async throws {
    server.replay(try Fixture.har("session"))      // Fixtures/session.har
    do {
      let recording = try Fixture.har("session")
      server.replay(recording)
    }
    do {
      try Fixture.har("session").cleaned.write(to: URL(filePath: "Tests/Fixtures/session.har"))
    }
    server.replay(try Fixture.har("session"))
    server.get("/v1/limits", reply: .status(503))     // overrides what was recorded
    do {
      let dictionary: [String: Any] = ["name": "Cyclops"]
      server.get("/v1/characters/7", reply: .json(dictionary))
    }
    do {
      server.get("/v1/public/characters", reply: .fixture("characters"))
      server.get("/v1/none", reply: .fixture("characters") { $0["data.results[0].name"] = .null })
    }
    let slow: StubReply = .json(["code": 200]).after(.milliseconds(20))
    let refused: StubReply = .json(["code": 409]).status(409).header("Retry-After", "1")
    let offline: StubReply = .failure(.notConnectedToInternet)
    let broken: StubReply = .json(["code": 200]).failing(.networkConnectionLost, afterBytes: 3)
    let retried: StubReply = .sequence(.failure(.timedOut), .status(503), .json(["code": 200]))
    let large = RequestMatcher.where("body over 1 MB") { ($0.body?.count ?? 0) > 1_000_000 }
    do {
      server.on(.post("/login") && .body(["name": "Cyclops"]), reply: .status(204))
    }
    do {
      server.on(.request("PUT", "/v1/characters/{id}")) { request in
        .json(["id": .string(request.parameters["id"] ?? "")])
      }
    }
    try await server.withShared {
      let (data, _) = try await URLSession.shared.data(from: url)
    }
    let configuration = server.configuration
    configuration.timeoutIntervalForRequest = 0.05
    let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  @Test func server_answers() async throws {
    let server = StubServer()
    server.get("/v1/public/characters", reply: .json(["code": 200]))

    let url = server.baseURL.appending(path: "v1/public/characters")
    let (data, response) = try await server.session.data(from: url)

    server.requests.map(\.path)      // ["/v1/public/characters"]
    try server.verify()
    #expect(server.requests.map(\.path) == ["/v1/public/characters"])
  }

  @Test func matcher_isPrinted() {
    let login: RequestMatcher = .post("/v1/login") && .body(["name": "Cyclops"])
    let latest: RequestMatcher = .get("/v1/latest") || .get("/v1/characters", query: ["page": "1"])
    let visitor: RequestMatcher = .any("/v1/**") && !.header("Authorization")
    #expect(login.description == #"POST /v1/login and body {"name":"Cyclops"}"#)
  }

  @Test func request_isKept() async throws {
    let server = StubServer()
    let login = server.post("/login", reply: .status(204))
    login.requests.count      // 0
    #expect(login.requests.count == 0)
    server.post("/v1/login", reply: .status(204))
    let url = server.baseURL.appending(path: "v1/login")
    var sent = URLRequest(url: url.appending(queryItems: [URLQueryItem(name: "lang", value: "en")]))
    sent.httpMethod = "POST"
    sent.setValue("application/json", forHTTPHeaderField: "Content-Type")
    sent.httpBody = Data(#"{"name": "Cyclops"}"#.utf8)
    _ = try await server.session.data(for: sent)

    let request = try #require(server.requests.first)
    request.method                    // "POST"
    request.path                      // "/v1/login"
    request.query["lang"]             // "en"
    request.header("Content-Type")    // "application/json"
    request.json?["name"]             // "Cyclops"
    #expect(request.method == "POST" && request.path == "/v1/login")
    #expect(request.query["lang"] == "en" && request.json?["name"] == "Cyclops")
    #expect(request.header("Content-Type") == "application/json")
  }
}
