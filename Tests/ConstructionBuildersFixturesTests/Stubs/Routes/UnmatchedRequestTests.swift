import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The texts for unmatched requests.
@Suite struct UnmatchedRequestTests {
  let server = StubServer()

  @Test func withoutRoutes_isReported() async {
    let error = await server.failure("GET", "/v1/characters")

    expect(error?.code, equals: .unsupportedURL)
    expect(
      error?.localizedDescription,
      equals: "No route for GET https://stub.test/v1/characters: the server has no routes")
  }

  @Test func withWrongPathAndQuery_namesTheNearestRoute() async {
    server.get("/v1/comics", reply: .status(200))
    server.get("/v1/characters", query: ["offset": "0", "limit": "20"], reply: .status(200))
    server.post("/v1/characters", reply: .status(200))

    let error = await server.failure("GET", "/v1/character?offset=20")

    expect(
      error?.localizedDescription,
      equals: """
        No route for GET https://stub.test/v1/character?offset=20
          nearest: GET /v1/characters?limit=20&offset=0
            path: expected /v1/characters, found /v1/character
            query limit: expected "20", found none
            query offset: expected "0", found "20"
        """)
    expect(server.unmatched.map(\.description), equals: [error?.localizedDescription])
  }

  @Test(arguments: [
    ("/a/b", "/a%2Fb", "/a%2Fb"), ("/a%2Fb", "/a/b", "/a/b"), ("/a%20b", "/a%2520b", "/a%2520b"),
    ("/a%20b", "/a%20c", "/a c"),
  ])
  func withEscapesInThePath_showsHowItDiffers(route: String, path: String, found: String) async {
    server.get(route, reply: .status(200))

    await expect(
      server.failure("GET", path)?.localizedDescription,
      equals: """
        No route for GET https://stub.test\(path)
          nearest: GET \(route)
            path: expected \(route), found \(found)
        """)
  }

  @Test func withWrongMethod_namesTheMethod() async {
    server.get("/v1/login", reply: .status(200))
    server.get("/v1/logout", reply: .status(200))

    await expect(
      server.failure("POST", "/v1/login")?.localizedDescription,
      equals: """
        No route for POST https://stub.test/v1/login
          nearest: GET /v1/login
            method: expected GET, found POST
        """)
  }

  @Test func withWrongBody_namesThePlacesInIt() async {
    server.on(
      .post("/login") && .body(["user": ["name": "Cyclops"], "tries": 1]), reply: .status(204))

    let error = await server.failure(
      "POST", "/login", body: #"{"user": {"name": "Beast"}, "tries": "1"}"#)

    expect(
      error?.localizedDescription,
      equals: """
        No route for POST https://stub.test/login
          nearest: POST /login and body {"user":{"name":"Cyclops"},"tries":1}
            body.user.name: expected string "Cyclops", found string "Beast"
            body.tries: expected number 1, found string "1"
        """)
  }

  @Test func withBodyThatIsNoJSON_quotesIt() async {
    server.on(.post("/login") && .body(["name": "Cyclops"]), reply: .status(204))

    await expect(
      server.failure("POST", "/login", body: "name=Cyclops")?.localizedDescription,
      equals: """
        No route for POST https://stub.test/login
          nearest: POST /login and body {"name":"Cyclops"}
            body: expected JSON, found "name=Cyclops"
        """)
  }

  @Test func printedError_hasTheText() async throws {
    let error = try #require(await server.failure("GET", "/a"))

    expect("\(error)", contains: "No route for GET https://stub.test/a: the server has no routes")
  }
}
