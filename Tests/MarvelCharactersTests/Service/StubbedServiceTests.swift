import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The service with a stubbed backend, for cases that no local server can produce.
struct StubbedServiceTests {
  private let server = StubServer()
  private let waits = Waits()
  private var sut: FetchCharactersMarvelService {
    FetchCharactersMarvelService(
      session: server.session, retrying: waits.policy(), deadline: .seconds(3_600))
  }

  /// The reason of the failure.
  private func failure(
    _ sut: FetchCharactersMarvelService? = nil
  ) async -> FetchCharactersServiceFailure? {
    let sut = sut ?? self.sut
    return await #expect(throws: FetchCharactersServiceFailure.self) { try await sut.slice() }
  }

  @Test func slice_ofTheAPI_isFetchedFromItsHost() async throws {
    server.on(
      .get("https://gateway.marvel.com/v1/public/characters", query: ["offset": "0"]),
      reply: .json(SampleResponse.json))

    let page = try await sut.slice()

    expect(page.slice.results.first?.name, equals: "Beast")
    expect(page.findings.map(\.description), equals: SampleResponseTests.faults)
    server.verify()
  }

  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, "this device is offline"),
    (.cannotFindHost, "the host was not found"), (.dnsLookupFailed, "the host was not found"),
    (.secureConnectionFailed, "no secure connection to the host"),
    (.serverCertificateUntrusted, "the host's certificate cannot be trusted"),
    (.httpTooManyRedirects, "too many redirects"),
    (.cannotDecodeRawData, "URLError -1015"),
  ])
  func impossibleConnection_failsAtOnce(code: URLError.Code, words: String) async {
    server.get("/v1/public/characters", reply: .failure(code))

    let failure = await failure()

    expect(failure?.reason, equals: .connection(code))
    expect(
      failure?.description,
      equals: """
        No response came: \(words)
          GET https://gateway.marvel.com/v1/public/characters?limit=100&offset=0
        """)
    expect(server.requests.count, equals: 1)
    server.verify()
  }

  @Test(arguments: [URLError.Code.networkConnectionLost, .timedOut])
  func connectionThatIsLost_isTriedAgain(code: URLError.Code) async throws {
    server.get(
      "/v1/public/characters",
      reply: .sequence(
        .failure(code), .json(SampleResponse.json).failing(code, afterBytes: 100),
        .json(SampleResponse.json)))

    try await expect(sut.slice().attempts, equals: 3)
    expect(waits.all, equals: [.milliseconds(500), .seconds(1)])
    server.verify()
  }

  /// `URLSession` checks this itself with a real server.
  @Test func bodyThatIsShorterThanPromised_isCutOff() async {
    server.get(
      "/v1/public/characters",
      reply: .json(#"{"code": 200}"#).header("Content-Length", "99"))

    let failure = await failure()

    expect(failure?.reason, equals: .cutOff(received: 13, expected: 99))
    expect(failure?.attempts, equals: 4)
    expect(failure?.reason.description, equals: "The response was cut off after 13 of 99 bytes")
  }

  @Test func bodyThatStalls_endsAtTheDeadline() async {
    server.get(
      "/v1/public/characters", reply: .json(SampleResponse.json).stalling(afterBytes: 100))
    var sut = sut
    sut.deadline = .milliseconds(100)
    sut.retrying.attempts = 2

    let failure = await failure(sut)

    expect(failure?.reason, equals: .deadline(.milliseconds(100)))
    expect(server.requests.count, equals: 2)
  }

  @Test func cancelledWhileStalled_ends() async throws {
    server.get("/v1/public/characters", reply: .stall)
    let sut = sut
    let task = Task { try await sut.slice() }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()

    guard case .failure(let error as FetchCharactersServiceFailure) = await task.result else {
      Issue.record("no failure")
      return
    }
    expect(error.reason, equals: .cancelled)
  }

  @Test func errorThatIsNoURLError_isAConnectionLost() async {
    server.get("/v1/public/characters", reply: .failure(with: NSError(domain: "Other", code: 7)))

    await expect(failure()?.reason, equals: .connection(.unknown))
  }

  @Test func coercion_isHandedDown() async throws {
    let body = #"{"code": 200, "data": {"offset": "0", "total": 0}}"#
    server.get("/v1/public/characters", reply: .json(body))
    var strict = sut
    strict.coercion = .strict

    try await expect(sut.slice().findings.count, equals: 1)
    await expect(
      failure(strict)?.findings.map(\.description),
      equals: [
        #"data.offset: expected Int, found string "0""#
      ])
  }
}
