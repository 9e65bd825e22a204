import Foundation
import Testing

@testable import ConstructionBuildersFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Calls of a client that wait for the queue of the session, as that of a cancelled task does.
@Suite struct ClientChannelTests {
  @Test func callThatWaitsForTheQueue_comesToItsEnd() async throws {
    let queue = DispatchQueue(label: "session")
    let client = WaitingClient(queue)
    let url = try #require(URL(string: "https://stub.test"))
    let loading = StubProtocol(request: URLRequest(url: url), cachedResponse: nil, client: client)
    var view = TaskView()
    view.sessionQueue = queue
    let channel = ClientChannel(loading, view)
    // Both events are there when the queue goes on, so that the first call sends both.
    queue.suspend()
    channel.send(.data(Data("[1]".utf8)))
    channel.send(.finish)
    queue.resume()

    let isDone = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: client.isDone.wait(timeout: .now() + 20) == .success)
      }
    }

    #expect(isDone)
  }
}

/// A client that waits for a queue at the end of the load.
private final class WaitingClient: NSObject, URLProtocolClient, Sendable {
  let queue: DispatchQueue
  let isDone = DispatchSemaphore(value: 0)

  init(_ queue: DispatchQueue) { self.queue = queue }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    queue.sync {}
    isDone.signal()
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
