import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import TestSupport
import Testing

@testable import MarvelCharacters

/// Which failures are retried, how often, and after which delay.
struct ServiceRetryTests {
  static let slice = Backend(total: 1).slice(offset: 0, limit: 100)

  /// A fetch from a server that sends one reply after the other, and repeats the last.
  private func fetch(
    _ replies: LoopbackReply..., attempts: Int = 4,
    change: (inout FetchCharactersMarvelService) -> Void = { _ in }
  ) async throws -> (
    result: Result<FetchedSlice, FetchCharactersServiceFailure>, waits: [Duration], requests: Int
  ) {
    let count = Locked(0)
    let handler: LoopbackServer.Handler = { _ in
      count.withLock { count in
        defer { count += 1 }
        return replies[min(count, replies.count - 1)]
      }
    }
    return try await withServer(handler) { server in
      let waits = Waits()
      var sut = try FetchCharactersMarvelService.at(
        server.base, retrying: waits.policy(attempts: attempts))
      change(&sut)
      let result: Result<FetchedSlice, FetchCharactersServiceFailure>
      do throws(FetchCharactersServiceFailure) {
        result = .success(try await sut.slice())
      } catch {
        result = .failure(error)
      }
      return (result, waits.all, server.requests.count)
    }
  }

  static let passing: [LoopbackReply] = [
    LoopbackReply(status: 429), LoopbackReply(status: 500), LoopbackReply("<html>", status: 502),
    LoopbackReply(status: 599), LoopbackReply().with { $0.isSilent = true },
    LoopbackReply(slice).with { $0.drop = (10, .end) },
    LoopbackReply(slice).with { $0.drop = (10, .reset) },
  ]

  @Test(arguments: passing.indices)
  func failureThatPasses_isTriedAgain(index: Int) async throws {
    let reply = Self.passing[index]
    let (result, waits, requests) = try await fetch(reply, reply, LoopbackReply(Self.slice))

    try expect(result.get().attempts, equals: 3)
    try expect(result.get().slice.results.count, equals: 1)
    expect(waits, equals: [.milliseconds(500), .seconds(1)])
    expect(requests, equals: 3)
  }

  @Test(arguments: [304, 400, 401, 403, 404, 409, 428, 430, 499, 600])
  func failureThatStays_isNotTriedAgain(status: Int) async throws {
    let (result, waits, requests) = try await fetch(LoopbackReply(status: status))

    expect(result, equals: .failure(of: .refused(status: status, nil), like: result))
    expect(waits, equals: [])
    expect(requests, equals: 1)
  }

  @Test func responseThatIsNoSlice_isNotTriedAgain() async throws {
    let (result, _, requests) = try await fetch(LoopbackReply("[]"))

    #expect(throws: FetchCharactersServiceFailure.self) { try result.get() }
    expect(requests, equals: 1)
  }

  @Test func failureThatDoesNotPass_endsWithTheLastAttempt() async throws {
    let (result, waits, requests) = try await fetch(
      LoopbackReply(status: 500), LoopbackReply(#"{"status": "Down."}"#, status: 503), attempts: 3)

    let failure = #expect(throws: FetchCharactersServiceFailure.self) { try result.get() }
    expect(failure?.attempts, equals: 3)
    expect(failure?.reason, equals: .refused(status: 503, RefusalResponseModel(words: "Down.")))
    #expect(failure?.description.hasSuffix("?limit=100&offset=0, 3 attempts") == true)
    expect(waits.count, equals: 2)
    expect(requests, equals: 3)
  }

  @Test func retryAfterInSeconds_isTheWait() async throws {
    let (result, waits, _) = try await fetch(
      LoopbackReply(status: 429).header("Retry-After", "7"),
      LoopbackReply(status: 503).header("Retry-After", "0"), LoopbackReply(Self.slice))

    try expect(result.get().attempts, equals: 3)
    expect(waits, equals: [.seconds(7), .zero])
  }

  @Test func retryAfterAsADate_isTheWait() async throws {
    let reply = LoopbackReply(status: 503).header("Retry-After", "Sun, 06 Nov 1994 08:49:37 GMT")
    let (result, waits, _) = try await fetch(reply, LoopbackReply(Self.slice)) { sut in
      sut.now = { Date(timeIntervalSince1970: 784_111_760) }
    }

    try expect(result.get().attempts, equals: 2)
    expect(waits, equals: [.seconds(17)])
  }

  @Test func invalidRetryAfter_isIgnored() async throws {
    let reply = LoopbackReply(status: 503).header("Retry-After", "soon")
    let (_, waits, _) = try await fetch(reply, LoopbackReply(Self.slice))

    expect(waits, equals: [.milliseconds(500)])
  }

  @Test func retryAfterThatIsTooLong_isNotWaitedFor() async throws {
    let (result, waits, requests) = try await fetch(
      LoopbackReply(status: 429).header("Retry-After", "3600"))

    let failure = #expect(throws: FetchCharactersServiceFailure.self) { try result.get() }
    expect(failure?.retryAfter, equals: .seconds(3600))
    #expect(
      failure?.description.hasPrefix(
        "The service answered with status 429; it asks to wait 3600 s\n  GET ") == true
    )
    expect(waits, equals: [])
    expect(requests, equals: 1)
  }

  @Test func attemptThatTakesTooLong_isTriedAgain() async throws {
    let slow = LoopbackReply(Self.slice).with { $0.delay = 3_600 }
    let (result, _, requests) = try await fetch(slow, LoopbackReply(Self.slice)) { sut in
      sut.deadline = .seconds(1)
    }

    // A busy machine may need more than a second for the second attempt, too.
    #expect(try result.get().attempts >= 2)
    #expect(requests >= 2)
  }

  @Test func willRetry_receivesFailureAndDelay() async throws {
    let told = Locked<[String]>([])
    _ = try await fetch(LoopbackReply(status: 500), LoopbackReply(Self.slice)) { sut in
      sut.willRetry = { failure, delay in
        told.withLock { $0.append("\(failure.reason), \(failure.attempts), \(delay)") }
      }
    }

    expect(told.withLock(\.self), equals: ["The service answered with status 500, 1, 0.5 seconds"])
  }

  @Test func parametersThatAuthenticate_areMadeForEachAttempt() async throws {
    let count = Locked(0)
    let handler: LoopbackServer.Handler = { request in
      request.query["ts"] == "3" ? LoopbackReply(Self.slice) : LoopbackReply(status: 500)
    }
    try await withServer(handler) { server in
      let sut = try FetchCharactersMarvelService.at(
        server.base, retrying: Waits().policy(),
        authentication: {
          let number = count.withLock { count in
            count += 1
            return count
          }
          return [URLQueryItem(name: "ts", value: "\(number)")]
        })

      try await expect(sut.slice().attempts, equals: 3)
      expect(server.requests.map(\.query["ts"]), equals: ["1", "2", "3"])
    }
  }
}

extension Result where Success == FetchedSlice, Failure == FetchCharactersServiceFailure {
  /// A copy of a failure with another reason.
  fileprivate static func failure(
    of reason: FetchCharactersServiceFailure.Reason, like other: Self
  ) -> Self {
    guard case .failure(let failure) = other else { return other }
    return .failure(
      FetchCharactersServiceFailure(
        reason: reason, search: failure.search, url: failure.url, findings: failure.findings))
  }
}
