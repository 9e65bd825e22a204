import ConstructionBuilders

// WebAssembly has no URLSession. Without the trait, a client that links Swift statically needs no
// curl.
#if Foundation && (canImport(Darwin) || canImport(FoundationNetworking))
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  extension URLSession {
    /// The body of a response in chunks, as they arrive.
    ///
    /// ```swift
    /// let chunks = session.chunks(for: request)
    /// for try await log in chunks.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
    /// ```
    ///
    /// On Linux, URLSession has no `bytes(for:)`. Elsewhere, chunks are faster than single bytes.
    ///
    /// The request is sent when a loop begins, and cancelled when the loop ends. It has the
    /// configuration of this session, and not its delegate. What arrives faster than it is read is
    /// kept in memory.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - check: Called with the response before its body. If it throws, the request is cancelled,
    ///     and the sequence throws the error. By default, the status has to be 200 to 299;
    ///     otherwise the error is `URLError.badServerResponse`, whose text names the status.
    // NB: hidden, because the page of URLSession has another name on each platform.
    @_documentation(visibility: internal)
    public func chunks(
      for request: URLRequest,
      checking check: @escaping @Sendable (URLResponse) throws -> Void = { response in
        guard let status = (response as? HTTPURLResponse)?.statusCode else { return }
        guard 200...299 ~= status else {
          let words = "the server answered with status \(status)"
          throw URLError(.badServerResponse, userInfo: [NSLocalizedDescriptionKey: words])
        }
      }
    ) -> ResponseChunks {
      ResponseChunks(session: self, request: request, check: check)
    }
  }

  /// The body of a response in chunks: what `URLSession.chunks(for:checking:)` returns.
  ///
  /// ```swift
  /// let chunks = session.chunks(for: request)
  /// for try await log in chunks.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
  /// ```
  ///
  /// The request is sent when a loop begins, and cancelled when the loop ends. It has the
  /// configuration of the session, and not its delegate. What arrives faster than it is read is
  /// kept in memory. An error of the session is thrown.
  ///
  /// The closure `checking` sees the response before its body, and can throw. Without it, the
  /// status has to be 200 to 299; otherwise the error is `URLError.badServerResponse`.
  public struct ResponseChunks: AsyncSequence, Sendable {
    public typealias Element = Data

    let session: URLSession
    let request: URLRequest
    let check: @Sendable (URLResponse) throws -> Void

    @_documentation(visibility: internal)
    public func makeAsyncIterator() -> AsyncThrowingStream<Data, any Error>.AsyncIterator {
      let (stream, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
      // NB: a session of its own, because on Linux the delegate of a task receives no data.
      let session = URLSession(
        configuration: session.configuration, delegate: ChunkReceiver(continuation, check),
        delegateQueue: nil)
      let task = session.dataTask(with: request)
      continuation.onTermination = { reason in
        guard case .cancelled = reason else { return }
        // NB: not from here, where Swift holds a lock of its task. On Linux, `cancel()` waits for
        // the queue of the session, which may wait for that lock.
        DispatchQueue.global().async { task.cancel() }
      }
      task.resume()
      session.finishTasksAndInvalidate()
      return stream.makeAsyncIterator()
    }
  }

  /// Hands the chunks of one response to a stream.
  private final class ChunkReceiver: NSObject, URLSessionDataDelegate, Sendable {
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
    private let check: @Sendable (URLResponse) throws -> Void

    init(
      _ continuation: AsyncThrowingStream<Data, any Error>.Continuation,
      _ check: @escaping @Sendable (URLResponse) throws -> Void
    ) {
      self.continuation = continuation
      self.check = check
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      do {
        try check(response)
        completionHandler(.allow)
      } catch {
        continuation.finish(throwing: error)
        completionHandler(.cancel)
      }
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
#endif
