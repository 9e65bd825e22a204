import Foundation
import Testing

@testable import ConstructionBuildersFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Calls of a client that wait for the queue of the session, as that of a cancelled task does.
@Suite struct ClientChannelTests {
  @Test func callThatWaitsForTheQueue_comesToItsEnd() async throws {
    let sut = try Sut()

    sut.sendAll()

    #expect(await sut.client.isDone())
  }

  /// A cancelled load is stopped on that queue.
  @Test func close_onTheQueueThatACallWaitsFor_doesNotWaitForTheCall() async throws {
    let sut = try Sut()
    sut.client.atTheEnd.withLock { $0 = { sut.queue.async { sut.channel.close() } } }

    sut.sendAll()

    #expect(await sut.client.isDone())
  }
}

private struct Sut: Sendable {
  let queue = DispatchQueue(label: "session")
  let client: WaitingClient
  let channel: ClientChannel

  init() throws {
    client = WaitingClient(queue)
    let url = try #require(URL(string: "https://stub.test"))
    let loading = StubProtocol(request: URLRequest(url: url), cachedResponse: nil, client: client)
    var view = TaskView()
    view.sessionQueue = queue
    channel = ClientChannel(loading, view)
  }

  /// Sends events that are both there when the queue goes on, so that the first call sends both.
  func sendAll() {
    queue.suspend()
    channel.send(.data(Data("[1]".utf8)))
    channel.send(.finish)
    queue.resume()
  }
}

/// A client that waits for a queue at the end of the load.
private final class WaitingClient: NSObject, URLProtocolClient, Sendable {
  let queue: DispatchQueue
  /// What to do before it waits.
  let atTheEnd = Locked<@Sendable () -> Void>({})
  private let end = DispatchSemaphore(value: 0)

  init(_ queue: DispatchQueue) { self.queue = queue }

  /// Whether the call comes to its end.
  func isDone() async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: self.end.wait(timeout: .now() + 20) == .success)
      }
    }
  }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    atTheEnd.withLock { $0 }()
    queue.sync {}
    end.signal()
  }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {}

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {}

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {}

  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {}

  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {}

  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {}

  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
