import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// What a replay reports.
struct ReplayReportsTests {
  let server = StubServer()

  static let unmatched: [(Asked, String)] = [
    (
      Asked("GET", "https://example.com/v1/character?offset=20"),
      """
      No route for GET https://example.com/v1/character?offset=20
        nearest: GET https://example.com/v1/characters?offset=0 (log.entries[0])
          path: expected /v1/characters, found /v1/character
          query offset: expected "0", found "20"
      """
    ),
    (
      Asked("GET", "https://example.com/v1/characters?offset=0&offset=1&b=2"),
      """
      No route for GET https://example.com/v1/characters?offset=0&offset=1&b=2
        nearest: GET https://example.com/v1/characters?offset=0 (log.entries[0])
          query b: expected none, found "2"
          query offset: expected "0", found "0" and "1"
      """
    ),
    (
      Asked("DELETE", "https://example.com/v1/login"),
      """
      No route for DELETE https://example.com/v1/login
        nearest: POST https://example.com/v1/login (log.entries[1])
          method: expected POST, found DELETE
          body: expected object {"name":"Cyclops"}, found none
      """
    ),
    (
      Asked("POST", "https://example.com/v1/login", body: #"{"name":"Storm"}"#),
      """
      No route for POST https://example.com/v1/login
        nearest: POST https://example.com/v1/login (log.entries[1])
          body.name: expected string "Cyclops", found string "Storm"
      """
    ),
    (
      Asked("POST", "https://example.com/v1/login", body: #"{"name":"Cyclops","a":1}"#),
      """
      No route for POST https://example.com/v1/login
        nearest: POST https://example.com/v1/login (log.entries[1])
          body: expected object {"name":"Cyclops"}, found object {"name":"Cyclops","a":1}
      """
    ),
    (
      Asked("POST", "https://example.com/v1/form", body: "a=2&c=1"),
      """
      No route for POST https://example.com/v1/form
        nearest: POST https://example.com/v1/form (log.entries[2])
          form item a: expected "1", found "2"
          form item c: expected none, found "1"
      """
    ),
    (
      Asked("POST", "https://example.com/v1/text", body: "Hello"),
      """
      No route for POST https://example.com/v1/text
        nearest: POST https://example.com/v1/text (log.entries[4])
          body: expected "hello", found "Hello"
      """
    ),
    (
      Asked("POST", "https://example.com/v1/bytes", data: Data([255, 1])),
      """
      No route for POST https://example.com/v1/bytes
        nearest: POST https://example.com/v1/bytes (log.entries[5])
          body: expected 2 bytes, found other 2 bytes
      """
    ),
    (
      Asked("GET", "https://example.com/v1/a/b"),
      """
      No route for GET https://example.com/v1/a/b
        nearest: GET https://example.com/v1/a%2Fb (log.entries[6])
          path: expected /v1/a%2Fb, found /v1/a/b
      """
    ),
    (
      Asked("GET", "https://other.example.com/v1/characters?offset=0"),
      """
      No route for GET https://other.example.com/v1/characters?offset=0
        nearest: GET https://example.com/v1/characters?offset=0 (log.entries[0])
          host: expected example.com:443, found other.example.com:443
      """
    ),
  ]

  @Test(arguments: unmatched)
  func requestThatWasNotRecorded_namesTheNearestEntry(asked: Asked, words: String) async throws {
    server.replay(
      try [
        Recorded(url: "https://example.com/v1/characters?offset=0"),
        Recorded(
          method: "POST", url: "https://example.com/v1/login",
          postData: ["text": #"{"name":"Cyclops"}"#]),
        Recorded(
          method: "POST", url: "https://example.com/v1/form", postData: ["text": "a=1"]),
        Recorded(url: "https://other.example.com/none"),
        Recorded(
          method: "POST", url: "https://example.com/v1/text", postData: ["text": "hello"]),
        Recorded(
          method: "POST", url: "https://example.com/v1/bytes",
          postData: ["text": "/wA=", "encoding": "base64"]),
        Recorded(url: "https://example.com/v1/a%2Fb"),
      ].recording)

    await expect(server.refusal(of: asked), equals: words)
    expect(server.unmatched.map(\.description), equals: [words])
  }

  @Test func nearestRoute_mayBeOneBesideTheRecording() async throws {
    server.replay(try [Recorded(url: "https://example.com/images")].recording)
    server.get("/v1/characters", reply: .status(200))

    await expect(
      server.refusal(of: Asked("GET", "https://example.com/v1/character")),
      equals: """
        No route for GET https://example.com/v1/character
          nearest: GET /v1/characters
            path: expected /v1/characters, found /v1/character
        """)
  }

  @Test func entriesThatWereNotAsked_areReportedIfRequired() async throws {
    let recording = try [
      Recorded(), Recorded(url: "https://example.com/b?token=x&c=1"), Recorded(),
    ].recording
    let strict = StubServer()
    strict.replay(recording, requiringAll: true)
    server.replay(recording)

    expect(
      #expect(throws: StubProblems.self) { try strict.verify() }?.problems,
      equals: [
        """
        Not used: 3 of the 3 entries of recording "session"
          GET https://example.com/a (log.entries[0])
          GET https://example.com/b?token=removed&c=1 (log.entries[1])
          GET https://example.com/a (log.entries[2])
        """
      ])
    _ = try await strict.ask(Asked())
    _ = try await server.ask(Asked())
    expect(
      #expect(throws: StubProblems.self) { try strict.verify() }?.problems,
      equals: [
        """
        Not used: 2 of the 3 entries of recording "session"
          GET https://example.com/b?token=removed&c=1 (log.entries[1])
          GET https://example.com/a (log.entries[2])
        """
      ])
    try server.verify()
  }

  @Test func recordingThatWasNotUsedAtAll_isReportedAsARoute() throws {
    server.replay(try [Recorded()].recording)

    expect(
      #expect(throws: StubProblems.self) { try server.verify() }?.problems,
      equals: [#"Not used: recording "session""#])
  }

  @Test func requestsThatNoAppSends_areLeftOut() async throws {
    server.replay(
      try [
        Recorded(method: "CONNECT", url: "10.0.0.1:443"),
        Recorded(
          method: "OPTIONS",
          requestHeaders: [Recorded.pair("access-control-request-method", "POST")]),
        Recorded(),
      ].recording, requiringAll: true)

    _ = try await server.ask(Asked())
    #expect(await server.refusal(of: Asked("OPTIONS")) != nil)
    expect(
      #expect(throws: StubProblems.self) { try server.verify() }?.problems.map {
        $0.hasPrefix("No route for OPTIONS")
      }, equals: [true])
  }

  @Test func recordingWithoutEntries_isNearToNothing() async throws {
    server.replay(try [Recorded]().recording)

    await expect(
      server.refusal(of: Asked()),
      equals: """
        No route for GET https://example.com/a
          nearest: recording "session"
            request: was not recorded
        """)
  }
}
