import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// These tests run in parallel, and take turns at the shared session.
@Suite struct SharedSessionTests {
  static let url = URL(string: "https://shared.test/a")!

  @Test(arguments: 0..<8) func withShared_answersTheSharedSession(number: Int) async throws {
    let server = StubServer()
    server.get("/a", reply: .json("\(number)").after(.milliseconds(2)))

    let text = try await server.withShared {
      try await Answer(URLSession.shared.data(from: Self.url)).text
    }

    expect(text, equals: "\(number)")
    expect(server.requests.count, equals: 1)
  }

  @Test(arguments: 0..<4) func withShared_answersCodeThatWaits(number: Int) async throws {
    let server = StubServer()
    server.get("/a", reply: .json("\(number)"))

    let text = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            try server.withShared {
              let isDone = DispatchSemaphore(value: 0)
              let box = Box()
              URLSession.shared.dataTask(with: Self.url) { data, _, _ in
                box.data = data
                isDone.signal()
              }.resume()
              isDone.wait()
              return String(decoding: box.data ?? Data(), as: UTF8.self)
            }
          })
      }
    }

    expect(text, equals: "\(number)")
  }

  /// A value that one thread passes to another with a semaphore.
  // @unchecked: set before the semaphore is signalled, and read after the wait.
  private final class Box: @unchecked Sendable {
    var data: Data?
  }

  @Test func withShared_afterwards_leavesTheSessionAsItWas() async throws {
    let first = StubServer()
    let second = StubServer()
    second.get("/a", reply: .status(200))

    try await first.withShared { await Task.yield() }
    try await second.withShared { _ = try await URLSession.shared.data(from: Self.url) }

    #expect(first.requests.isEmpty)
    expect(second.requests.count, equals: 1)
  }

  @Test func withShared_passesErrorsOn() async {
    struct Own: Error {}

    await #expect(throws: Own.self) {
      try await StubServer().withShared {
        await Task.yield()
        throw Own()
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        #expect(throws: Own.self) { try StubServer().withShared { throw Own() } }
        continuation.resume()
      }
    }
  }

  @Test func threadThatWaitsInVain_leavesTheLine() async throws {
    try await StubServer().withShared {
      #expect(!SharedSession.enter(within: .milliseconds(5)))
    }
    // If the call had kept its place in the queue, nobody would have the turn now, and this would
    // never end.
    try await StubServer().withShared {}
  }
}
