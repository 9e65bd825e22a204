import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Changes to a reply.
extension StubReply {
  /// The same with another status.
  ///
  /// ```swift
  /// let reply: StubReply = .json(["status": "You must provide a hash."]).status(409)
  /// ```
  public func status(_ status: Int) -> StubReply { changingResponse { $0.status = status } }

  /// The same with a header field, in place of one of the same name.
  ///
  /// ```swift
  /// let reply: StubReply = .status(429).header("Retry-After", "1")
  /// ```
  public func header(_ name: String, _ value: String) -> StubReply {
    changingResponse { response in
      response.headers = response.headers.filter { $0.key.lowercased() != name.lowercased() }
      response.headers[name] = value
    }
  }

  /// The same after a time.
  ///
  /// ```swift
  /// server.get("/v1/characters", reply: .json(["code": 200]).after(.milliseconds(20)))
  /// ```
  public func after(_ delay: Duration) -> StubReply {
    changing { $0.delay = delay }
  }

  /// The same with its body in pieces of so many bytes, and a time before each of them.
  ///
  /// ```swift
  /// let reply: StubReply = .json(["code": 200]).inChunks(of: 4, every: .milliseconds(5))
  /// ```
  ///
  /// A delegate receives them one by one; a completion handler and `data(for:)` receive the whole.
  ///
  /// - Precondition: `count` is positive.
  public func inChunks(of count: Int, every interval: Duration = .zero) -> StubReply {
    precondition(count > 0, "A chunk has at least one byte")
    return changingResponse { response in
      response.chunkSize = count
      response.interval = interval
    }
  }

  /// The same, but it fails when so many bytes of the body have been sent.
  ///
  /// ```swift
  /// let broken: StubReply = .json(["code": 200]).failing(.networkConnectionLost, afterBytes: 3)
  /// ```
  public func failing(_ code: URLError.Code, afterBytes count: Int) -> StubReply {
    changingResponse { $0.interruption = Interruption(bytes: count, error: URLError(code)) }
  }

  /// The same, but nothing comes when so many bytes of the body have been sent, until the request
  /// is cancelled or its timeout is over.
  ///
  /// ```swift
  /// let reply: StubReply = .json(["code": 200]).stalling(afterBytes: 3)
  /// ```
  public func stalling(afterBytes count: Int) -> StubReply {
    changingResponse { $0.interruption = Interruption(bytes: count, error: nil) }
  }

  private func changingResponse(_ change: (inout Response) -> Void) -> StubReply {
    changing { reply in
      guard case .response(var response) = reply.kind else { return }
      change(&response)
      reply.kind = .response(response)
    }
  }

  private func changing(_ change: (inout StubReply) -> Void) -> StubReply {
    var reply = self
    if case .sequence(let replies) = kind {
      reply.kind = .sequence(replies.map { $0.changing(change) })
    } else {
      change(&reply)
    }
    return reply
  }
}
