import ConstructionBuildersTesting
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server for each mismatch of stubs and requests.
enum MisusedServer {
  static func make() async -> StubServer {
    let server = StubServer()
    server.get("/v1/characters", reply: .status(200))
    server.post("/login", reply: .status(204))
    server.get("/retry", reply: .sequence(.status(503), .status(503), .status(200)))
    server.get("/recorded", reply: .fixture("beast", in: .folder(URL(filePath: "/nowhere"))))
    for path in ["retry", "recorded", "v1/character"] {
      _ = try? await server.session.data(from: server.baseURL.appending(path: path))
    }
    return server
  }

  /// The problem of the server.
  static let reports = [
    """
    The reply of GET /recorded cannot be sent: fixture "beast" was not found
      searched: /nowhere
    """,
    """
    No route for GET https://stub.test/v1/character
      nearest: GET /v1/characters
        path: expected /v1/characters, found /v1/character
    """,
    "Not used: POST /login",
    "Not used: 2 of the 3 replies of GET /retry",
  ]

  /// The report about a nested `withShared`.
  static let nested = """
    The stubs were not used as they were set up: 1 problem
      withShared is called inside of withShared: one server at a time can answer URLSession.shared
    """
}
