import ConstructionBuilders
import ConstructionBuildersFixtures
import ConstructionBuildersStreams
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Elements of a response, while it arrives.
@Suite struct ResponseChunksTests {
  private struct Refused: Error {}

  private let server = StubServer()

  private func chunks(of reply: StubReply) -> ResponseChunks {
    server.get("/logs", reply: reply)
    return server.session.chunks(for: server.request("GET", "/logs")) { response in
      guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw Refused() }
    }
  }

  @Test func response_arrivesInChunks() async throws {
    let reply = StubReply.json("[1,2,3]\n[4]\n").inChunks(of: 3, every: .milliseconds(1))
    var elements: [[Int]] = []
    for try await element in chunks(of: reply).elements(of: [Int].self, in: .lines) {
      elements.append(try element.result.get())
    }
    expect(elements, equals: [[1, 2, 3], [4]])
  }

  @Test func responseThatIsRefused_throwsTheErrorOfTheCheck() async throws {
    let elements = chunks(of: .json("[1]\n").status(404)).elements(of: [Int].self, in: .lines)
    let failure = await #expect(throws: StreamFailure.self) {
      for try await _ in elements {}
    }
    #expect(failure?.kind == .source && failure?.underlying is Refused)
  }

  @Test func statusOfAFailure_isNamed() async throws {
    server.get("/logs", reply: .json("[1]\n").status(404))
    let chunks = server.session.chunks(for: server.request("GET", "/logs"))
    let failure = await #expect(throws: StreamFailure.self) {
      for try await _ in chunks.elements(of: [Int].self, in: .lines) {}
    }
    expect((failure?.underlying as? URLError)?.code, equals: .badServerResponse)
    expect(failure?.description, contains: "the server answered with status 404")
  }

  @Test func connectionThatIsLost_throwsAfterWhatCameBefore() async throws {
    let reply = StubReply.json("[1]\n[2]\n[3]\n").inChunks(of: 4).failing(
      .networkConnectionLost, afterBytes: 8)
    var elements: [[Int]] = []
    let failure = await #expect(throws: StreamFailure.self) {
      for try await element in chunks(of: reply).elements(of: [Int].self, in: .lines) {
        elements.append(try element.result.get())
      }
    }
    expect(elements, equals: [[1], [2]])
    expect((failure?.underlying as? URLError)?.code, equals: .networkConnectionLost)
  }

  @Test func loopThatEndsEarly_cancelsTheRequest() async throws {
    let reply = StubReply.json("[1]\n[2]\n").inChunks(of: 4, every: .seconds(5))
    server.get("/slow", reply: reply)
    let chunks = server.session.chunks(for: server.request("GET", "/slow"))
    let task = Task {
      for try await _ in chunks.elements(of: [Int].self, in: .lines) {}
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
  }
}
