import Foundation
import TestSupport
import Testing

@testable import MarvelCharacters

/// A cancelled fetch ends in every state. If it did not, the tests would not end.
struct ServiceCancellationTests {
  /// The error of a fetch that is cancelled after the request.
  private func cancelled(
    _ reply: LoopbackReply, retrying: RetryPolicy = .standard
  ) async throws -> (any Error)? {
    try await withServer { _ in
      reply
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base, retrying: retrying)
      let task = Task { try await sut.slice() }
      while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
      task.cancel()
      guard case .failure(let error) = await task.result else { return nil }
      expect(server.requests.count, equals: 1)
      return error
    }
  }

  private func reason(of error: (any Error)?) -> FetchCharactersServiceFailure.Reason? {
    (error as? FetchCharactersServiceFailure)?.reason
  }

  @Test(.timeLimit(.minutes(30)))
  func cancelledWhileWaitingForTheResponse_ends() async throws {
    // Longer than the time limit.
    let reply = LoopbackReply().with { $0.delay = 3_600 }

    expect(reason(of: try await cancelled(reply)), equals: .cancelled)
  }

  @Test(.timeLimit(.minutes(30)))
  func cancelledInTheMiddleOfTheBody_ends() async throws {
    let reply = LoopbackReply("{").with { $0.framing = .length(1_000) }

    expect(reason(of: try await cancelled(reply)), equals: .cancelled)
  }

  @Test(.timeLimit(.minutes(30)))
  func cancelledBetweenTwoAttempts_ends() async throws {
    var policy = RetryPolicy.standard
    policy.longestDelay = .seconds(3600)
    let reply = LoopbackReply(status: 429).header("Retry-After", "3600")

    expect(reason(of: try await cancelled(reply, retrying: policy)), equals: .cancelled)
  }

  @Test func cancelledBefore_sendsNothing() async throws {
    try await withServer {
      Backend(total: 1).reply(to: $0)
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base)
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try await sut.slice()
      }
      task.cancel()

      guard case .failure(let error) = await task.result else {
        Issue.record("a slice")
        return
      }
      expect(reason(of: error), equals: .cancelled)
      #expect("\(error)".hasPrefix("The fetch was cancelled\n"))
      #expect(server.requests.isEmpty)
    }
  }

  @Test func cancelledBetweenTwoSlices_fetchesNoMore() async throws {
    try await withServer {
      Backend(total: 1_000).reply(to: $0)
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base)
      let task = Task {
        for try await _ in sut.slices() { withUnsafeCurrentTask { $0?.cancel() } }
      }

      guard case .failure(let error) = await task.result else {
        Issue.record("no failure")
        return
      }
      expect(reason(of: error), equals: .cancelled)
      expect(server.requests.count, equals: 1)
    }
  }
}
