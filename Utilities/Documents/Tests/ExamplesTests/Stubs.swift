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
    // Code: Fixture+HAR.swift
    // Code: HTTPRecording.swift, each block
    // Code: StubServer+Replay.swift
    // Code: StubReply+JSON.swift, each block
    // Code: StubReply.swift
    // Code: RequestMatcher.swift, block 2
    // Code: StubServer+Routes.swift, each block
    // Code: StubServer+Shared.swift
    // Code: StubServer.swift, block 2
  }

  @Test func server_answers() async throws {
    // Code: StubServer.swift
    #expect(server.requests.map(\.path) == ["/v1/public/characters"])
  }

  @Test func matcher_isPrinted() {
    // Code: RequestMatcher.swift
    #expect(login.description == #"POST /v1/login and body {"name":"Cyclops"}"#)
  }

  @Test func request_isKept() async throws {
    let server = StubServer()
    // Code: StubRoute.swift
    #expect(login.requests.count == 0)
    server.post("/v1/login", reply: .status(204))
    let url = server.baseURL.appending(path: "v1/login")
    var sent = URLRequest(url: url.appending(queryItems: [URLQueryItem(name: "lang", value: "en")]))
    sent.httpMethod = "POST"
    sent.setValue("application/json", forHTTPHeaderField: "Content-Type")
    sent.httpBody = Data(#"{"name": "Cyclops"}"#.utf8)
    _ = try await server.session.data(for: sent)

    // Code: StubRequest.swift
    #expect(request.method == "POST" && request.path == "/v1/login")
    #expect(request.query["lang"] == "en" && request.json?["name"] == "Cyclops")
    #expect(request.header("Content-Type") == "application/json")
  }
}
