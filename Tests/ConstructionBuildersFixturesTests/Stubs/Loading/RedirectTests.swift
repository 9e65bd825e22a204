import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RedirectTests {
  let server = StubServer()

  @Test(arguments: [
    ("/new?x=1", "https://stub.test/new?x=1"), ("new", "https://stub.test/old/new"),
    ("https://other.test/new", "https://other.test/new"),
    ("/new?x[y]=a%20b", "https://stub.test/new?x%5By%5D=a%20b"),
  ])
  func redirect_isFollowed(location: String, address: String) async throws {
    server.get("/old/place", reply: .redirect(to: location).after(.milliseconds(2)))
    server.get("/**/new", reply: .json("here"))

    let answer = try await server.send("GET", "/old/place", headers: ["X": "1"])

    expect(answer.text, equals: "here")
    expect(answer.url?.absoluteString, equals: address)
    expect(
      server.requests.map(\.url.absoluteString), equals: ["https://stub.test/old/place", address])
    expect(server.lastRequest?.header("X"), equals: "1")
  }

  @Test(arguments: [
    (301, "POST", "GET", nil), (302, "POST", "GET", nil), (303, "POST", "GET", nil),
    (303, "PUT", "GET", nil), (303, "HEAD", "HEAD", nil), (301, "PUT", "PUT", "body"),
    (307, "POST", "POST", "body"), (308, "POST", "POST", "body"),
  ])
  func redirect_keepsOrDropsMethodAndBody(
    status: Int, method: String, next: String, body: String?
  ) async throws {
    server.on(.any("/old"), reply: .redirect(to: "/new", status: status))
    server.on(.any("/new"), reply: .status(204))

    try await server.send(
      method, "/old", headers: ["Content-Type": "text/plain"], body: method == "HEAD" ? nil : "body"
    )

    let request = try #require(server.lastRequest)
    expect(request.method, equals: next)
    expect(request.body, equals: body.map { Data($0.utf8) })
    expect(request.header("Content-Type") == nil, equals: request.body == nil)
  }

  @Test func redirectInACircle_fails() async {
    server.get("/a", reply: .redirect(to: "/b"))
    server.get("/b", reply: .redirect(to: "/a"))

    let failure = await server.failure("GET", "/a")

    expect(failure?.code, equals: .httpTooManyRedirects)
    expect(
      failure?.localizedDescription,
      equals: "20 redirects were followed, the last one to https://stub.test/a")
  }

  @Test func redirectToNoRoute_failsNamingTheNearest() async {
    server.get("/a", reply: .redirect(to: "/b"))

    await expect(
      server.failure("GET", "/a")?.localizedDescription,
      equals: """
        No route for GET https://stub.test/b
          nearest: GET /a
            path: expected /a, found /b
        """)
  }

  @Test func redirectToNoAddress_failsSayingSo() async {
    server.get("/a", reply: .redirect(to: "http://["))

    await expect(
      server.failure("GET", "/a")?.localizedDescription,
      equals:
        "The redirect of GET https://stub.test/a leads nowhere: \"http://[\" is not an address")
    #expect(throws: StubProblems.self) { try server.verify() }
  }
}
