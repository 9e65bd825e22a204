import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a session receives of each reply.
@Suite struct StubReplyTests {
  let server = StubServer()

  static let responses: [(StubReply, Int, String, [String: String])] = [
    (.json(["code": 200, "name": "Cyclops"]), 200, #"{"code":200,"name":"Cyclops"}"#, json),
    (.json([1, nil, true]), 200, "[1,null,true]", json),
    (.json("no JSON"), 200, "no JSON", json),
    (.json(Data("bytes".utf8)), 200, "bytes", json),
    (.data(Data("bytes".utf8)), 200, "bytes", [:]),
    (.data(Data("bytes".utf8), type: "text/plain"), 200, "bytes", ["Content-Type": "text/plain"]),
    (.status(503), 503, "", [:]),
    (.json("{}").status(409), 409, "{}", json),
    (.json("{}").header("content-type", "text/html"), 200, "{}", ["content-type": "text/html"]),
    (.status(201).header("Location", "/7"), 201, "", ["Location": "/7"]),
    (.json("{}").after(.milliseconds(5)), 200, "{}", json),
    (.json("[1,2,3]").inChunks(of: 2), 200, "[1,2,3]", json),
    (.json("[1,2,3]").inChunks(of: 3, every: .milliseconds(2)), 200, "[1,2,3]", json),
    (.json("").inChunks(of: 3), 200, "", json),
  ]

  private static let json = ["Content-Type": "application/json"]

  @Test(arguments: responses)
  func response_arrives(reply: StubReply, status: Int, text: String, headers: [String: String])
    async throws
  {
    server.get("/a", reply: reply)

    let answer = try await server.send("GET", "/a")

    expect(answer.status, equals: status)
    expect(answer.text, equals: text)
    expect(
      answer.headers.map { "\($0.key.lowercased()): \($0.value)" },
      equals: headers.map { "\($0.key.lowercased()): \($0.value)" })
  }

  @Test func json_withDictionary_isInOrderOfKeys() async throws {
    let dictionary: [String: Any] = [
      "b": [1, 2.5, true, NSNull(), Int?.none as Any], "a": ["y": "é", "x": UInt8(7)],
    ]
    server.get("/one", reply: .json(dictionary))
    server.get("/many", reply: .json([dictionary, [:]]))
    let text = #"{"a":{"x":7,"y":"é"},"b":[1,2.5,true,null,null]}"#

    try await expect(server.send("GET", "/one").text, equals: text)
    try await expect(server.send("GET", "/many").text, equals: "[\(text),{}]")
  }

  @Test func json_withDictionaryFromFoundation_distinguishesBooleansFromNumbers() async throws {
    let text = #"{"flag":true,"number":1}"#
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    server.get("/a", reply: .json(try #require(object as? [String: Any])))

    try await expect(server.send("GET", "/a").text, equals: text)
  }

  @Test func json_withWhatIsNoJSON_failsNamingThePlace() async {
    let dictionary: [String: Any] = [
      "results": [["modified": Date(timeIntervalSince1970: 0)] as [String: Any]]
    ]
    server.get("/a", reply: .json(dictionary))
    server.get("/b", reply: .json([[:], ["x": Double.nan]] as [[String: Any]]))

    await expect(
      server.failure("GET", "/a")?.localizedDescription,
      equals: """
        The reply of GET /a cannot be sent: results[0].modified: JSON cannot hold \
        1970-01-01 00:00:00 +0000 of type Date
        """)
    await expect(
      server.failure("GET", "/b")?.localizedDescription,
      equals: "The reply of GET /b cannot be sent: [1].x: JSON cannot hold nan of type Double")
  }

  @Test(arguments: [
    StubReply.failure(.notConnectedToInternet),
    .failure(with: URLError(.notConnectedToInternet)),
    .failure(.notConnectedToInternet).status(200).after(.milliseconds(2)),
    .json("[1,2,3]").failing(.notConnectedToInternet, afterBytes: 2),
    .json("[1,2,3]").inChunks(of: 1).failing(.notConnectedToInternet, afterBytes: 2),
    .json("[1,2,3]").failing(.notConnectedToInternet, afterBytes: 0),
    .json("[1,2,3]").failing(.notConnectedToInternet, afterBytes: 1000),
  ])
  func failure_arrives(reply: StubReply) async {
    server.get("/a", reply: reply)

    await expect(server.failure("GET", "/a")?.code, equals: .notConnectedToInternet)
  }

  @Test func failureWithErrorOfYourOwn_arrivesByDomainAndCode() async throws {
    server.get("/a", reply: .failure(with: NSError(domain: "Own", code: 7)))

    await #expect {
      try await server.send("GET", "/a")
    } throws: { error in
      (error as NSError).domain == "Own" && (error as NSError).code == 7
    }
  }

  @Test func sequence_givesOneAfterTheOther_andTheLastAgain() async throws {
    let retry = server.on(
      .any("/retry"),
      reply: .sequence(.failure(.networkConnectionLost), .status(503), .json("{}")).after(.zero))

    await expect(server.failure("GET", "/retry")?.code, equals: .networkConnectionLost)
    try await expect(server.send("GET", "/retry").status, equals: 503)
    try await expect(server.send("POST", "/retry").text, equals: "{}")
    try await expect(server.send("GET", "/retry").text, equals: "{}")
    expect(retry.requests.map(\.method), equals: ["GET", "GET", "POST", "GET"])
  }

  @Test func sequence_isCountedForEachRoute() async throws {
    let reply = StubReply.sequence(.status(201), .status(202))
    server.get("/a", reply: reply)
    server.get("/b", reply: reply)

    try await expect(server.send("GET", "/a").status, equals: 201)
    try await expect(server.send("GET", "/b").status, equals: 201)
    try await expect(server.send("GET", "/a").status, equals: 202)
  }

  @Test func sequenceInASequence_isSentWhole() async throws {
    server.get(
      "/a", reply: .sequence(.sequence(.status(201), .status(202)), .status(203), .status(204)))

    for status in [201, 202, 203] {
      try await expect(server.send("GET", "/a").status, equals: status)
    }
    let problems = #expect(throws: StubProblems.self) { try server.verify() }
    expect(problems?.problems, equals: ["Not used: 1 of the 4 replies of GET /a"])
  }

  @Test(arguments: [-1, 0, 99, 1000])
  func statusThatHTTPDoesNotKnow_failsSayingSo(status: Int) async {
    server.get("/a", reply: .status(status))

    await expect(
      server.failure("GET", "/a")?.localizedDescription,
      equals: "The reply of GET https://stub.test/a cannot be sent: \(status) is not an HTTP status"
    )
    #expect(throws: StubProblems.self) { try server.verify() }
  }

  @Test func closure_computesReplyFromRequest() async throws {
    server.get("/characters/{id}") { request in
      .json([
        "id": .string(request.parameters["id"] ?? ""), "lang": .string(request.query["lang"] ?? ""),
      ])
    }

    let answer = try await server.send("GET", "/characters/7?lang=en")

    expect(answer.text, equals: #"{"id":"7","lang":"en"}"#)
  }

  @Test func closure_mayGiveSequence() async throws {
    server.get("/a") { _ in .sequence(.status(201), .status(202)) }

    try await expect(server.send("GET", "/a").status, equals: 201)
    try await expect(server.send("GET", "/a").status, equals: 202)
  }

  @Test func closureThatThrows_failsTheRequest() async throws {
    struct Broken: Error {}
    server.get("/a") { _ in throw Broken() }
    server.get("/b") { _ in throw URLError(.cannotFindHost) }

    await expect(
      server.failure("GET", "/a")?.localizedDescription,
      equals: "The reply of GET /a failed: Broken()")
    await expect(server.failure("GET", "/b")?.code, equals: .cannotFindHost)
  }

  @Test func closure_mayAskTheServerAndSendRequests() async throws {
    server.get("/inner", reply: .json("inner"))
    server.get("/outer") { [server] request in
      let text = Locked("")
      let isDone = DispatchSemaphore(value: 0)
      server.session.dataTask(with: server.url("/inner")) { data, _, _ in
        text.withLock { $0 = String(decoding: data ?? Data(), as: UTF8.self) }
        isDone.signal()
      }.resume()
      isDone.wait()
      return .json([
        "text": .string(text.withLock { $0 }), "count": .number(.init(server.requests.count)),
      ])
    }

    try await expect(server.send("GET", "/outer").text, equals: #"{"text":"inner","count":2}"#)
  }

  @Test(arguments: [
    (StubReply.status(204), "status 204"),
    (.json("7"), "status 200 with 1 byte"),
    (.json("[1,2,3]").inChunks(of: 2), "status 200 with 7 bytes in chunks of 2"),
    (
      .json("[1,2,3]").failing(.timedOut, afterBytes: 3),
      "status 200 with 7 bytes, failing after 3 of them"
    ),
    (.json("[]").stalling(afterBytes: 1), "status 200 with 2 bytes, stalling after 1 of them"),
    (.failure(.timedOut), "failure NSURLErrorDomain -1001"),
    (.failure(with: NSError(domain: "Own", code: 7)), "failure Own 7"),
    (.redirect(to: "/b"), "redirect 302 to /b"),
    (.stall, "stall"),
    (.sequence(.status(503), .stall), "sequence of status 503, stall"),
    (.status(200).after(.milliseconds(20)), "status 200 after 0.02 seconds"),
  ])
  func description_namesTheReply(reply: StubReply, words: String) {
    expect("\(reply)", equals: words)
  }
}
