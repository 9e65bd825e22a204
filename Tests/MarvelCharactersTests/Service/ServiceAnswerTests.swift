import ConstructionBuilders
import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// The result of each reply of a real server.
struct ServiceAnswerTests {
  static let slice = Backend(total: 250).slice(offset: 0, limit: 100)
  static let bytes = Array(slice.description.utf8)

  /// A service without retries, and a server that always sends the same reply.
  private func answer(
    _ reply: LoopbackReply, deadline: Duration = .seconds(3_600)
  ) async throws -> Result<FetchedSlice, FetchCharactersServiceFailure> {
    try await withServer { _ in
      reply
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(
        server.base, retrying: .never, deadline: deadline)
      do throws(FetchCharactersServiceFailure) {
        return .success(try await sut.slice())
      } catch {
        expect(error.url.absoluteString, equals: server.base + Self.asked)
        expect(error.attempts, equals: 1)
        expect(error.description, equals: "\(error.reason)\n  GET \(server.base)\(Self.asked)")
        return .failure(error)
      }
    }
  }

  static let asked = "/v1/public/characters?limit=100&offset=0"

  static let wholeReplies: [(String, LoopbackReply)] = [
    ("length", LoopbackReply(bytes)),
    ("chunked", LoopbackReply(bytes).with { $0.framing = .chunks(1_000) }),
    ("chunked, byte by byte", LoopbackReply(bytes).with { $0.framing = .chunks(1) }),
    ("until the end", LoopbackReply(bytes).with { $0.framing = .end }),
    ("gzip", LoopbackReply(gzipped(bytes)).header("Content-Encoding", "gzip")),
    (
      "gzip, chunked",
      LoopbackReply(gzipped(bytes)).header("Content-Encoding", "gzip")
        .with { $0.framing = .chunks(999) }
    ),
    ("slow", LoopbackReply(bytes).with { $0.delay = 0.2 }),
    ("status 203", LoopbackReply(bytes, status: 203)),
  ]

  @Test(arguments: wholeReplies.indices)
  func wholeResponse_isTheSlice(index: Int) async throws {
    let page = try await answer(Self.wholeReplies[index].1).get()

    expect(page.slice.total, equals: 250, "\(Self.wholeReplies[index].0)")
    expect(page.slice.results.map(\.name), equals: (0..<100).map { "Hero \($0)" })
    expect(page.findings, equals: [])
    expect(page.sentCount, equals: 100)
    expect(page.attempts, equals: 1)
  }

  static let brokenReplies: [(String, LoopbackReply)] = [
    ("less than declared", LoopbackReply(bytes).with { $0.drop = (500, .end) }),
    ("reset", LoopbackReply(bytes).with { $0.drop = (500, .reset) }),
    (
      "less than all chunks",
      LoopbackReply(bytes).with {
        $0.framing = .chunks(100)
        $0.drop = (500, .end)
      }
    ),
    (
      "gzip that is cut off",
      LoopbackReply(gzipped(bytes)).header("Content-Encoding", "gzip").with {
        $0.drop = (500, .end)
      }
    ),
    ("silence", LoopbackReply().with { $0.isSilent = true }),
  ]

  @Test(arguments: brokenReplies.indices)
  func responseThatIsCutOff_isNoSlice(index: Int) async throws {
    let failure = try await answer(Self.brokenReplies[index].1).failure

    // The error code of `URLSession` differs between platforms.
    let reason = try #require(failure?.reason, "\(Self.brokenReplies[index].0)")
    guard case .connection(let code) = reason else {
      Issue.record("\(reason)")
      return
    }
    #expect([.networkConnectionLost, .unknown, .badServerResponse].contains(code), "\(reason)")
    expect(failure?.findings, equals: [])
  }

  /// Only the parser can detect that this response is incomplete.
  @Test func responseWithoutLengthThatIsCutOff_isBadJSON() async throws {
    let reply = LoopbackReply(Self.bytes).with {
      $0.framing = .end
      $0.drop = (500, .end)
    }
    let failure = try await answer(reply).failure

    guard case .unusable(.badJSON(let problem)) = failure?.reason else {
      Issue.record("\(String(describing: failure))")
      return
    }
    expect(problem.findings.map(\.kind), equals: [.malformed])
    #expect("\(problem)".contains("the body is cut off"))
    expect(failure?.findings, equals: problem.findings)
  }

  static let refusals: [(LoopbackReply, String)] = [
    (LoopbackReply(status: 304), "The service answered with status 304"),
    (
      LoopbackReply(
        #"{"code": "InvalidCredentials", "message": "That hash is invalid."}"#, status: 401),
      #"The service answered with status 401: "That hash is invalid.""#
    ),
    (
      LoopbackReply(#"{"code": 409, "status": "Limit greater than 100."}"#, status: 409),
      #"The service answered with status 409: "Limit greater than 100.""#
    ),
    (
      LoopbackReply(#"{"status": "a\u001b[31m\nb"}"#, status: 409),
      #"The service answered with status 409: "a\u001B[31m\nb""#
    ),
    (LoopbackReply(status: 404), "The service answered with status 404"),
    (
      LoopbackReply("<html>Too many</html>", status: 429),
      "The service answered with status 429"
    ),
    (LoopbackReply(status: 500), "The service answered with status 500"),
    (
      LoopbackReply(gzipped(Array(#"{"status": "Down."}"#.utf8)), status: 503)
        .header("Content-Encoding", "gzip"),
      #"The service answered with status 503: "Down.""#
    ),
  ]

  @Test(arguments: refusals.indices)
  func refusal_hasStatusAndText(index: Int) async throws {
    let (reply, sentence) = Self.refusals[index]
    let failure = try await answer(reply).failure

    guard case .refused(let status, _) = failure?.reason else {
      Issue.record("\(String(describing: failure))")
      return
    }
    expect(status, equals: reply.status)
    expect(failure?.reason.description, equals: sentence)
  }

  @Test func refusalThatCannotBeRead_isInTheFindings() async throws {
    let failure = try await answer(LoopbackReply("<html></html>", status: 502)).failure

    expect(failure?.reason, equals: .refused(status: 502, nil))
    expect(
      failure?.findings.map(\.description),
      equals: [
        "line 1, column 1: the body is HTML, expected a JSON value"
      ])
  }

  static let unusableReplies: [(String, FetchCharactersFailure?, [String])] = [
    (
      #"{"code": 409, "status": "No."}"#, .service(code: 409, status: "No."),
      [#"rejected: The service answered with code 409: "No.""#]
    ),
    ("", nil, ["line 1, column 1: the body is empty, expected a JSON value"]),
    (
      #"{"code": "200", "data": {"offset": 0}}"#, nil,
      [#"code: read string "200" as Int"#, "data.total: required Int is missing"]
    ),
  ]

  @Test(arguments: unusableReplies.indices)
  func responseThatIsNoSlice_isUnusableAndKeepsAllFindings(index: Int) async throws {
    let (body, expected, findings) = Self.unusableReplies[index]
    let failure = try await answer(LoopbackReply(body)).failure

    guard case .unusable(let reason) = failure?.reason else {
      Issue.record("\(String(describing: failure))")
      return
    }
    if let expected { expect(reason, equals: expected) }
    expect(failure?.findings.map(\.description), equals: findings)
  }

  @Test func responseWithFaults_isASliceWithFindings() async throws {
    let results: [JSONValue] = [["id": "7", "name": "Storm"], ["id": 8], .null, "Beast"]
    let body = Backend.slice(offset: 0, total: 4, results: results)
    let page = try await answer(LoopbackReply(body)).get()

    expect(page.slice.results, equals: [CharacterResponseModel(id: 7, name: "Storm")])
    expect(page.sentCount, equals: 4)
    expect(
      page.findings.map(\.description),
      equals: [
        #"data.results[0].id: read string "7" as Int"#,
        "data.results[1].name: required String is missing",
        "data.results[2]: required object is null",
        #"data.results[3]: expected object, found string "Beast""#,
      ])
  }

  @Test func slowAnswer_endsAtTheDeadline() async throws {
    let reply = LoopbackReply(Self.bytes).with { $0.delay = 3_600 }
    let failure = try await answer(reply, deadline: .milliseconds(50)).failure

    expect(failure?.reason, equals: .deadline(.milliseconds(50)))
    expect(failure?.reason.description, equals: "No complete response came within 0.05 seconds")
  }

  /// Foundation on Linux never passes on this response before Swift 6.3.2; the deadline ends the
  /// request there.
  @Test func refusalThatAsksForAPassword_ends() async throws {
    let reply = LoopbackReply(#"{"status": "No."}"#, status: 401)
      .header("WWW-Authenticate", "Basic realm=\"characters\"")
    let failure = try await answer(reply, deadline: .milliseconds(500)).failure

    let expected: [FetchCharactersServiceFailure.Reason] = [
      .refused(status: 401, RefusalResponseModel(words: "No.")), .deadline(.milliseconds(500)),
    ]
    #expect(expected.contains { $0 == failure?.reason })
  }

  @Test func closedPort_isNoConnection() async throws {
    let nobody = try LoopbackSocket.deaf()
    defer { nobody.close() }
    let sut = try FetchCharactersMarvelService.at("http://127.0.0.1:\(nobody.port())")

    let failure = await #expect(throws: FetchCharactersServiceFailure.self) {
      try await sut.slice()
    }

    expect(failure?.reason.description, equals: "No response came: no connection to the host")
    expect(failure?.attempts, equals: 1)
  }
}

extension Result {
  /// The failure; nil for a success.
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
