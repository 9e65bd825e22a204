import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import TestSupport
import Testing

@testable import MarvelCharacters

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct FetchCharactersMarvelServiceTests {
  private let server = StubServer()

  private func failure(
    _ sut: FetchCharactersMarvelService? = nil
  ) async -> FetchCharactersServiceFailure? {
    let sut = sut ?? server.service()
    return await #expect(throws: FetchCharactersServiceFailure.self) { try await sut.slice() }
  }

  @Test func slice_hasTheCharactersAndTheFindings() async throws {
    server.on(
      .get("https://gateway.marvel.com/v1/public/characters", query: ["offset": "0"]),
      reply: .json(SampleResponse.json))

    let page = try await server.service().slice()

    expect(page.slice.results.first?.name, equals: "Beast")
    expect(page.findings.map(\.description), equals: SampleResponseTests.faults)
    expect(page.sentCount, equals: 6)
    server.verify()
  }

  /// The keys and the hash are those of the example in the documentation of the API.
  @Test func request_asksForNameLimitAndOffset_withKeys() async throws {
    server.get(StubServer.characters) { Backend(total: 300).reply(to: $0) }
    let keys = try #require(
      try MarvelKeys(environment: ["MARVEL_PUBLIC_KEY": "1234", "MARVEL_PRIVATE_KEY": "abcd"]))
    let sut = server.service(
      authentication: { keys.queryItems(at: Date(timeIntervalSince1970: 0.001)) })

    _ = try await sut.slice(
      CharactersSearch(namesStartingWith: "Hero +1 & co", limit: 20, offset: 40))

    expect(
      server.lastRequest?.query,
      equals: [
        "nameStartsWith": "Hero +1 & co", "limit": "20", "offset": "40", "ts": "1",
        "apikey": "1234", "hash": "ffd275c5130566a2916217b101f26150",
      ])
  }

  static let refusals: [(StubReply, String)] = [
    (.status(304), "The service answered with status 304"),
    (
      .json(#"{"code": "InvalidCredentials", "message": "That hash is invalid."}"#).status(401),
      #"The service answered with status 401: "That hash is invalid.""#
    ),
    (
      .json(#"{"status": "a\u001b[31m\nb"}"#).status(409),
      #"The service answered with status 409: "a\u001B[31m\nb""#
    ),
    (.json("<html>Not found</html>").status(404), "The service answered with status 404"),
    (
      .json(#"{"code": 409, "status": "No."}"#),
      #"The service answered with code 409: "No.""#
    ),
    (.failure(.notConnectedToInternet), "No response came: this device is offline"),
    (.failure(.cannotFindHost), "No response came: the host was not found"),
    (.failure(.cannotConnectToHost), "No response came: no connection to the host"),
    (.failure(.cannotDecodeRawData), "No response came: URLError -1015"),
  ]

  @Test(arguments: refusals)
  func failureThatStays_isNotTriedAgain(reply: StubReply, sentence: String) async {
    server.get(StubServer.characters, reply: reply)

    await expect(
      failure()?.description,
      equals: """
        \(sentence)
          GET https://gateway.marvel.com/v1/public/characters?limit=100&offset=0
        """)
    expect(server.requests.count, equals: 1)
  }

  @Test(arguments: [
    ("", ["line 1, column 1: the body is empty, expected a JSON value"]),
    (
      #"{"code": "200", "data": {"offset": 0}}"#,
      [#"code: read string "200" as Int"#, "data.total: required Int is missing"]
    ),
  ])
  func responseThatIsNoSlice_isUnusableAndKeepsAllFindings(body: String, findings: [String]) async {
    server.get(StubServer.characters, reply: .json(body))

    let failure = await failure()

    guard case .unusable = failure?.reason else {
      Issue.record("\(String(describing: failure))")
      return
    }
    expect(failure?.findings.map(\.description), equals: findings)
  }

  static let passing: [StubReply] = [
    .status(429), .status(500), .json("<html>").status(502), .failure(.networkConnectionLost),
    .failure(.timedOut), .json(SampleResponse.json).failing(.networkConnectionLost, afterBytes: 9),
    .failure(with: NSError(domain: "Other", code: 7)),
  ]

  @Test(arguments: passing)
  func failureThatMayPass_isTriedAgain(reply: StubReply) async throws {
    server.get(StubServer.characters, reply: .sequence(reply, reply, .json(SampleResponse.json)))

    try await expect(server.service().slice().slice.results.count, equals: 5)
    expect(server.requests.count, equals: 3)
  }

  @Test func failureThatDoesNotPass_endsWithTheFourthAttempt() async {
    let pauses = Locked<[Duration]>([])
    server.get(StubServer.characters, reply: .json(#"{"status": "Down."}"#).status(503))
    var sut = server.service()
    sut.pause = { pause in pauses.withLock { $0.append(pause) } }

    let failure = await failure(sut)

    expect(failure?.reason, equals: .refused(status: 503, RefusalResponseModel(words: "Down.")))
    #expect(failure?.description.hasSuffix("?limit=100&offset=0, 4 attempts") == true)
    expect(pauses.withLock(\.self), equals: [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  @Test func cancelledWhileItPauses_ends() async {
    server.get(StubServer.characters, reply: .status(503))
    var sut = server.service()
    sut.pause = { _ in throw CancellationError() }

    await expect(failure(sut)?.reason, equals: .cancelled)
    expect(server.requests.count, equals: 1)
  }

  @Test func coercion_isHandedDown() async {
    server.get(
      StubServer.characters, reply: .json(#"{"code": 200, "data": {"offset": "0", "total": 0}}"#))

    await expect(
      failure(server.service(coercion: .strict))?.findings.map(\.description),
      equals: [#"data.offset: expected Int, found string "0""#])
  }
}
