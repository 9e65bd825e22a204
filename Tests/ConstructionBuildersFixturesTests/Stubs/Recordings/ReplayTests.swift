import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a replay answers, in which order.
struct ReplayTests {
  let server = StubServer()

  @Test func session_isAnsweredAsRecorded() async throws {
    server.replay(try Fixture.har("session"), requiringAll: true)
    let login = Asked(
      "POST", "https://api.example.com/v1/login", body: #"{"remember":true,"name":"Cyclops"}"#)

    try await expect(server.ask(login).answer.status, equals: 204)
    try await expect(
      server.text("https://api.example.com/v1/characters?limit=1&offset=0"),
      equals: #"{"results":[{"id":1,"name":"Cyclops"}]}"#)
    let image = try await server.ask(Asked("GET", "https://images.example.com/cyclops.gif"))
    expect(image.body, equals: Data("GIF89a".utf8))
    expect(image.answer.headers["Content-Type"], equals: "image/gif")
    try server.verify()
  }

  @Test func requestThatWasRecordedSeveralTimes_getsTheResponsesInOrder_thenTheLast() async throws {
    let texts = ["pending", "pending", "done"]
    server.replay(
      try
        (texts.map { Recorded(content: Recorded.text($0)) }
        + [Recorded(url: "https://example.com/b", content: Recorded.text("b"))]).recording)

    for text in texts + ["done"] {
      try await expect(server.text("https://example.com/a"), equals: text)
      try await expect(server.text("https://example.com/b"), equals: "b")
    }
  }

  /// Some recorders do not say that a GET has no body.
  @Test func responses_comeInOrder_whetherOrNotTheSizeOfTheBodyIsKnown() async throws {
    server.replay(
      try [
        Recorded(bodySize: 0, content: Recorded.text("1")),
        Recorded(bodySize: -1, content: Recorded.text("2")),
      ].recording)

    try await expect(server.text("https://example.com/a"), equals: "1")
    try await expect(server.text("https://example.com/a"), equals: "2")
  }

  @Test func addressThatLostASecretInAnAddress_isFound() async throws {
    let url = "https://example.com/a?u=https://example.com/b?token=s3cr3t"
    server.replay(try [Recorded(url: url)].recording)

    try await expect(server.text(url), equals: "ok")
  }

  @Test func addressThatIsNotOfHTTP_isLeftOut() async throws {
    server.replay(
      try [Recorded(url: "data:text/plain,x"), Recorded()].recording, requiringAll: true)

    try await expect(server.text("https://example.com/a"), equals: "ok")
    try server.verify()
  }

  @Test func routes_overrideTheRecording_ifAddedLater() async throws {
    server.get("/a", reply: .status(500))
    let route = server.replay(try [Recorded()].recording)
    try await expect(server.text("https://example.com/a"), equals: "ok")
    server.get("/a", reply: .status(503))

    try await expect(server.ask(Asked()).answer.status, equals: 503)
    expect(route.requests.map(\.path), equals: ["/a"])
    expect("\(route)", equals: #"recording "session""#)
  }

  @Test func redirect_isFollowedToTheNextEntry() async throws {
    server.replay(
      try [
        Recorded(
          method: "POST", bodySize: -1, status: 303,
          headers: [Recorded.pair("location", "/b?token=1#x")], content: ["size": 0]),
        Recorded(url: "https://example.com/b", content: Recorded.text("b")),
        Recorded(
          url: "https://example.com/c", status: 302, content: ["size": 0],
          redirectURL: "https://example.com/b"),
      ].recording, requiringAll: true)

    let posted = try await server.ask(Asked("POST", body: "x"))
    expect(posted.answer.text, equals: "b")
    expect(posted.answer.url?.absoluteString, equals: "https://example.com/b?token=removed#x")
    try await expect(server.text("https://example.com/c"), equals: "b")
    try server.verify()
  }

  @Test func abortedRequest_failsAsOneWithoutAResponse_andOnlyInItsTurn() async throws {
    server.replay(try [Recorded(status: 0, content: ["size": 0]), Recorded()].recording)

    await #expect(throws: URLError(.networkConnectionLost)) { try await server.ask(Asked()) }
    try await expect(server.text("https://example.com/a"), equals: "ok")
  }

  @Test func bodyThatWasNotRecorded_isReported() async throws {
    server.replay(try [Recorded(content: ["size": 52, "mimeType": "text/plain"])].recording)

    let words =
      #"The reply of recording "session" cannot be sent: log.entries[0] lacks its body of 52 bytes"#
    await expect(server.refusal(of: Asked()), equals: words)
    expect(#expect(throws: StubProblems.self) { try server.verify() }?.problems, equals: [words])
  }

  @Test func timing_isWaitedForOnlyIfAsked() async throws {
    let recording = try [Recorded(time: 3_600_000)].recording
    for (timing, isAnswered) in [(false, true), (true, false)] {
      let server = StubServer()
      server.replay(recording, timing: timing)
      var request = URLRequest(url: URL(string: "https://example.com/a")!)
      request.timeoutInterval = timing ? 0.05 : 3600

      expect((try? await server.session.data(for: request)) != nil, equals: isAnswered)
    }
  }

  @Test(arguments: [-1, 0, "1e300", .null, "12"] as [JSONValue])
  func time_mayBeAnyNumber(_ time: JSONValue) async throws {
    var time = time
    if time == "1e300" { time = .number(.init(digits: "1e300")!) }
    server.replay(try [Recorded(time: time)].recording)

    try await expect(server.text("https://example.com/a"), equals: "ok")
  }

  @Test func manyEntriesOfOneAddress_areToldApartByTheirBodies() async throws {
    let count = volume(500, all: 2_000)
    let entries = (0..<count).map {
      Recorded(
        method: "POST", postData: ["text": .string("{\"query\":\($0)}")],
        content: Recorded.text("\($0)"))
    }
    server.replay(try entries.recording)

    for number in stride(from: 0, to: count, by: 100) {
      let asked = Asked("POST", body: "{\"query\":\(number)}")
      try await expect(server.ask(asked).answer.text, equals: "\(number)")
    }
  }
}
