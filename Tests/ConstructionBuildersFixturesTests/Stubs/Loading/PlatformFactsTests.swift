import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Cases in which FoundationNetworking crashes or hangs with a `URLProtocol`, and a stub does not.
@Suite struct PlatformFactsTests {
  let server = StubServer()

  /// `data(for:)` traps when no response was sent.
  @Test func replyWithoutBody_hasAResponse() async throws {
    server.get("/a", reply: .status(204))
    server.get("/b", reply: .json("").inChunks(of: 1))

    try await expect(server.send("GET", "/a").status, equals: 204)
    try await expect(server.send("GET", "/b").status, equals: 200)
  }

  /// Calling the client after a task was cancelled is a fatal error.
  @Test func cancelledBetweenChunks_receivesNothingMore() async throws {
    server.get("/a", reply: .json("abcdefgh").inChunks(of: 1, every: .milliseconds(1)))
    server.get("/b", reply: .status(204))
    for milliseconds in 0..<12 {
      _ = try await server.send("/a") { try await Task.sleep(for: .milliseconds(milliseconds)) }
    }
    try await Task.sleep(for: .milliseconds(20))

    try await expect(server.send("GET", "/b").status, equals: 204)
  }

  /// All sessions share the queue on which `startLoading` is called.
  @Test func replyThatBlocks_holdsUpNoOther() async throws {
    let isOver = DispatchSemaphore(value: 0)
    server.get("/slow") { _ in
      isOver.wait()
      return .json("slow")
    }
    server.get("/quick", reply: .json("quick"))
    async let slow = server.send("GET", "/slow")
    while server.requests.isEmpty { await Task.yield() }

    try await expect(server.send("GET", "/quick").text, equals: "quick")
    try await expect(Answer(StubServer.quick()).text, equals: "other")
    isOver.signal()
    try await expect(slow.text, equals: "slow")
  }

  /// Cancelling a task inside `startLoading` traps.
  @Test func replyThatCancelsItsOwnTask_endsIt() async throws {
    let tasks = Locked<[URLSessionTask]>([])
    let isBegun = DispatchSemaphore(value: 0)
    server.get("/a") { _ in
      isBegun.wait()
      for task in tasks.withLock({ $0 }) { task.cancel() }
      return .status(200)
    }

    let error = await withCheckedContinuation { continuation in
      let task = server.session.dataTask(with: server.request("GET", "/a")) { _, _, error in
        continuation.resume(returning: error)
      }
      tasks.withLock { $0.append(task) }
      task.resume()
      isBegun.signal()
    }

    expect((error as? URLError)?.code, equals: .cancelled)
  }

  /// A delegate may cancel its task when it receives the response.
  ///
  /// The body never ends, so the delegate may be late: chunks keep coming.
  @Test func delegateThatCancelsAtTheResponse_endsTheTask() async {
    let body = StubReply.json("abc").inChunks(of: 1, every: .milliseconds(20))
    server.get("/a", reply: body.stalling(afterBytes: 2))
    let recorder = CancellingRecorder()
    let session = URLSession(
      configuration: server.configuration, delegate: recorder, delegateQueue: nil)

    session.dataTask(with: server.request("GET", "/a")).resume()

    await expect(recorder.code(), equals: .cancelled)
    session.finishTasksAndInvalidate()
  }

  @Test(arguments: [nil, "Bearer", "Bearer realm=\"x\"", "Digest realm=\"x\", nonce=\"1\""])
  func reply401_arrives(challenge: String?) async throws {
    let reply = StubReply.json("denied").status(401)
    server.get("/a", reply: challenge.map { reply.header("WWW-Authenticate", $0) } ?? reply)

    let answer = try await server.send("GET", "/a")

    expect(answer.status, equals: 401)
    expect(answer.text, equals: "denied")
  }

  #if canImport(FoundationNetworking)
    /// A 401 with `Basic realm=` hangs before Swift 6.3.2.
    @Test(arguments: [
      "Basic realm=\"x\"", "basic realm=x", "Bearer realm=\"x\", Basic realm=\"y\"",
    ])
    func reply401_withChallengeThatHangs_failsSayingSo(challenge: String) async {
      server.get("/a", reply: .status(401).header("WWW-Authenticate", challenge))

      await expect(
        server.failure("GET", "/a")?.localizedDescription,
        equals: "On Linux a request hangs after a 401 with a challenge of the scheme Basic: "
          + "leave out the header WWW-Authenticate")
      #expect(throws: StubProblems.self) { try server.verify() }
    }

    /// Download tasks crash at their end.
    @Test func downloadTask_failsSayingSo() async {
      server.get("/a", reply: .json("abc"))
      let text = "Download tasks cannot be stubbed on Linux: use a data task"

      let error = await withCheckedContinuation { continuation in
        server.session.downloadTask(with: server.url("/a")) { _, _, error in
          continuation.resume(returning: error)
        }.resume()
      }
      expect(error?.localizedDescription, equals: text)
      await #expect {
        try await server.session.download(from: server.url("/a"))
      } throws: { error in
        error.localizedDescription == text
      }
    }

    /// FoundationNetworking has web sockets only where its libcurl has them. Otherwise it reports
    /// the failure itself.
    @Test func webSocketTask_failsSayingSo() async {
      let task = server.session.webSocketTask(with: server.url("/a"))
      task.resume()

      await #expect {
        try await task.receive()
      } throws: { error in
        [
          "Web sockets cannot be stubbed: use a test double for the code that needs one",
          "WebSockets not supported by libcurl",
        ].contains(error.localizedDescription)
      }
    }

    /// A session keeps its server alive, but not forever.
    @Test func serverAndItsSessions_whenReleased_areFreed() async throws {
      server.get("/a", reply: .status(204))
      func use() async throws -> WeakState {
        let server = StubServer()
        server.get("/a", reply: .json("abc"))
        try await server.send("GET", "/a")
        let session = URLSession(configuration: server.configuration)
        _ = try await session.data(for: server.request("GET", "/a"))
        return WeakState(state: server.state)
      }

      let state = try await use()

      // The queues of the session release the server a little later. How much later depends on the
      // load of the machine, so the test counts requests, which use the same queues.
      for _ in 0..<1000 where state.state != nil { try await server.send("GET", "/a") }
      #expect(state.state == nil)
    }

    /// This toolchain has every fact that reflection reads from a task.
    @Test func taskView_findsEveryPiece() async {
      final class Spy: URLProtocol {
        static let views = Locked<[Bool]>([])
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}
        override func startLoading() {
          let view = TaskView(task)
          Spy.views.withLock { views in
            views = [
              view.sessionQueue != nil, view.timeout == 7, view.sessionHeaders == ["X": "1"],
              view.upload == Data("up".utf8), view.keepsLastPieceOnly, view.refusal == nil,
            ]
          }
          client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
        }
      }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Spy.self]
      configuration.timeoutIntervalForRequest = 7
      configuration.httpAdditionalHeaders = ["X": "1"]
      let session = URLSession(configuration: configuration)
      let request = server.request("PUT", "/a")

      _ = try? await session.upload(for: request, from: Data("up".utf8))

      expect(Spy.views.withLock { $0 }, equals: Array(repeating: true, count: 6))
    }
  #endif
}

extension StubServer {
  /// The reply of another server.
  fileprivate static func quick() async throws -> (Data, URLResponse) {
    let server = StubServer()
    server.get("/other", reply: .json("other"))
    return try await server.session.data(for: server.request("GET", "/other"))
  }
}

/// A delegate that cancels its task at the response.
private final class CancellingRecorder: NSObject, URLSessionDataDelegate, Sendable {
  private let codes = AsyncStream<URLError.Code?>.makeStream()

  func code() async -> URLError.Code? {
    for await code in codes.stream { return code }
    return nil
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    dataTask.cancel()
    completionHandler(.allow)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    codes.continuation.yield((error as? URLError)?.code)
  }
}
