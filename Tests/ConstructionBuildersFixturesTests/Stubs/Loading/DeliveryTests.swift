import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How replies reach delegates and completion handlers, and how loads end early.
@Suite struct DeliveryTests {
  let server = StubServer()

  /// The events of a request that a delegate receives.
  private func events(of reply: StubReply, cancelling isCancelled: Bool = false) async -> [String] {
    server.get("/a", reply: reply)
    let recorder = Recorder()
    let session = URLSession(
      configuration: server.configuration, delegate: recorder, delegateQueue: nil)
    let task = session.dataTask(with: server.request("GET", "/a"))
    task.resume()
    if isCancelled { task.cancel() }
    defer { session.finishTasksAndInvalidate() }
    return await recorder.untilEnd()
  }

  @Test func delegate_receivesResponseDataAndEnd() async {
    await expect(events(of: .json("[1]").status(201)), equals: ["response 201", "data [1]", "end"])
  }

  @Test func delegate_receivesEachChunk() async {
    await expect(
      events(of: .json("abcde").inChunks(of: 2, every: .milliseconds(1))),
      equals: ["response 200", "data ab", "data cd", "data e", "end"])
  }

  @Test func delegate_ofEmptyResponse_receivesNoData() async {
    await expect(events(of: .status(204)), equals: ["response 204", "end"])
  }

  @Test func delegate_receivesFailureAfterTheFirstBytes() async {
    await expect(
      events(of: .json("abcde").failing(.networkConnectionLost, afterBytes: 3)),
      equals: ["response 200", "data abc", "error \(URLError.Code.networkConnectionLost.rawValue)"])
  }

  @Test func delegate_receivesFailureWithoutResponse() async {
    await expect(
      events(of: .failure(.timedOut)), equals: ["error \(URLError.Code.timedOut.rawValue)"])
  }

  @Test func delegate_receivesCancellation() async {
    let events = await events(of: .json("[1]").after(.seconds(60)), cancelling: true)

    expect(events, equals: ["error \(URLError.Code.cancelled.rawValue)"])
  }

  @Test func completionHandler_getsTheWhole() async {
    server.get("/a", reply: .json("abcde").inChunks(of: 1))
    let session = URLSession(
      configuration: server.configuration, delegate: Recorder(), delegateQueue: nil)

    let text = await withCheckedContinuation { continuation in
      session.dataTask(with: server.request("GET", "/a")) { data, response, error in
        continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
      }.resume()
    }

    expect(text, equals: "abcde")
  }

  @Test func completionHandler_getsTheError() async {
    server.get("/a", reply: .failure(.cannotFindHost))

    let error = await withCheckedContinuation { continuation in
      server.session.dataTask(with: server.request("GET", "/a")) { data, response, error in
        continuation.resume(returning: data == nil && response == nil ? error : nil)
      }.resume()
    }

    expect((error as? URLError)?.code, equals: .cannotFindHost)
  }

  @Test(arguments: [
    StubReply.stall, .json("abc").stalling(afterBytes: 2), .json("abc").after(.seconds(60)),
    .json("abc").inChunks(of: 1, every: .seconds(60)),
  ])
  func timeoutOfTheRequest_endsMissingReply(reply: StubReply) async {
    server.get("/a", reply: reply)
    var request = server.request("GET", "/a")
    request.timeoutInterval = 0.05

    await #expect {
      try await server.session.data(for: request)
    } throws: { error in
      (error as? URLError)?.code == .timedOut
    }
  }

  @Test func timeoutOfTheConfiguration_endsWhatDoesNotCome() async {
    server.get("/a", reply: .stall)
    let configuration = server.configuration
    configuration.timeoutIntervalForRequest = 0.05
    let session = URLSession(configuration: configuration)

    await #expect {
      try await session.data(from: server.url("/a"))
    } throws: { error in
      (error as? URLError)?.code == .timedOut
    }
  }

  /// The resource timeout ends a load whose chunks keep coming, and one without any reply.
  @Test(arguments: [
    StubReply.stall,
    .json(String(repeating: "a", count: 10_000)).inChunks(of: 1, every: .milliseconds(10)),
  ])
  func timeoutOfTheResource_endsIncompleteReply(reply: StubReply) async {
    server.get("/a", reply: reply)
    let configuration = server.configuration
    configuration.timeoutIntervalForResource = 0.1
    let session = URLSession(configuration: configuration)

    await #expect {
      try await session.data(for: server.request("GET", "/a"))
    } throws: { error in
      (error as? URLError)?.code == .timedOut
    }
  }

  @Test func timeoutOfTheResource_leavesCompleteReplyAlone() async throws {
    server.get("/a", reply: .json("abc").inChunks(of: 1))
    let configuration = server.configuration
    configuration.timeoutIntervalForResource = 3600
    let session = URLSession(configuration: configuration)

    try await expect(Answer(session.data(for: server.request("GET", "/a"))).text, equals: "abc")
  }

  @Test func timeout_countsFromTheLastChunk() async throws {
    server.get("/a", reply: .json("abcdefghijkl").inChunks(of: 1, every: .milliseconds(300)))
    var request = server.request("GET", "/a")
    // Shorter than all chunks together, and much longer than a busy machine delays one chunk.
    request.timeoutInterval = 3

    try await expect(Answer(server.session.data(for: request)).text, equals: "abcdefghijkl")
  }

  @Test func timeout_endsRequestWhoseReplyIsNeverMade() async {
    let isOver = DispatchSemaphore(value: 0)
    server.get("/a") { _ in
      isOver.wait()
      return .status(200)
    }
    var request = server.request("GET", "/a")
    request.timeoutInterval = 0.05

    await #expect(throws: URLError.self) { try await server.session.data(for: request) }
    isOver.signal()
  }

  @Test func cancelledTask_throws() async throws {
    server.get("/a", reply: .stall)
    let task = Task { try await server.session.data(for: server.request("GET", "/a")) }
    while server.requests.isEmpty { await Task.yield() }

    task.cancel()

    await #expect {
      try await task.value
    } throws: { error in
      (error as? URLError)?.code == .cancelled
    }
  }

  /// A task whose request has come to the server.
  private func askedTask() async -> (URLSessionDataTask, Recorder, URLSession) {
    let recorder = Recorder()
    let session = URLSession(
      configuration: server.configuration, delegate: recorder, delegateQueue: nil)
    let task = session.dataTask(with: server.request("GET", "/a"))
    task.resume()
    while server.requests.isEmpty { await Task.yield() }
    return (task, recorder, session)
  }

  @Test func suspendedTask_isAnsweredWhenItIsResumed() async throws {
    let isSuspended = DispatchSemaphore(value: 0)
    server.get("/a") { _ in
      isSuspended.wait()
      return .json("late")
    }
    let (task, recorder, session) = await askedTask()

    task.suspend()
    isSuspended.signal()
    try await Task.sleep(for: .milliseconds(100))
    expect(task.state, equals: .suspended)
    task.resume()

    await expect(recorder.untilEnd(), equals: ["response 200", "data late", "end"])
    session.finishTasksAndInvalidate()
  }

  @Test func suspendedTask_canBeCancelled() async {
    server.get("/a", reply: .stall)
    let (task, recorder, session) = await askedTask()

    task.suspend()
    task.cancel()

    await expect(recorder.untilEnd(), equals: ["error \(URLError.Code.cancelled.rawValue)"])
    session.finishTasksAndInvalidate()
  }

  @Test func taskThatWasCancelledBeforeItBegan_sendsNothing() async {
    server.get("/a", reply: .status(200))
    let recorder = Recorder()
    let session = URLSession(
      configuration: server.configuration, delegate: recorder, delegateQueue: nil)
    let task = session.dataTask(with: server.url("/a"))

    task.cancel()
    task.resume()

    await expect(recorder.untilEnd(), equals: ["error \(URLError.Code.cancelled.rawValue)"])
    #expect(server.requests.isEmpty)
    session.finishTasksAndInvalidate()
  }
}
