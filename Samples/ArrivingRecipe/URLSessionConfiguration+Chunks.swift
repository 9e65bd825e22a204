import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// The body of a response, in chunks as they arrive. On Linux there is no `bytes(for:)`, and the
  /// delegate of a task receives no data: so this makes a session with a delegate.
  ///
  /// Ending the loop cancels the request. A status other than 2xx is a `URLError`.
  func chunks(for request: URLRequest) -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { continuation in
      let session = URLSession(
        configuration: self, delegate: ChunkReceiver(continuation), delegateQueue: nil)
      continuation.onTermination = { _ in
        // Not on this thread, which may hold a lock of the Swift task: see Samples/README.md.
        DispatchQueue.global().async { session.invalidateAndCancel() }
      }
      session.dataTask(with: request).resume()
    }
  }
}

/// Hands the chunks of a response on.
private final class ChunkReceiver: NSObject, URLSessionDataDelegate {
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

  init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) {
    self.continuation = continuation
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let isSuccess = (response as? HTTPURLResponse).map { (200...299).contains($0.statusCode) }
    if isSuccess != true { continuation.finish(throwing: URLError(.badServerResponse)) }
    completionHandler(isSuccess == true ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuation.finish(throwing: error)
  }
}
