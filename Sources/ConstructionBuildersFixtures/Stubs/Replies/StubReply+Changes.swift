/// Changes of a reply.
extension StubReply {
  /// A copy with another status.
  public func status(_ status: Int) -> StubReply { changingResponse { $0.status = status } }

  /// A copy with a header field, which replaces one of the same name.
  public func header(_ name: String, _ value: String) -> StubReply {
    changingResponse { response in
      response.headers = response.headers.filter { $0.key.lowercased() != name.lowercased() }
      response.headers[name] = value
    }
  }

  /// A copy that is sent after a delay.
  public func after(_ delay: Duration) -> StubReply {
    changing { $0.delay = delay }
  }

  /// A copy with its body in chunks of `count` bytes, and a delay before each.
  ///
  /// A delegate receives chunk by chunk; a completion handler and `data(for:)` receive the whole.
  ///
  /// - Precondition: `count` is at least 1.
  public func inChunks(of count: Int, every interval: Duration = .zero) -> StubReply {
    precondition(count > 0, "A chunk has at least one byte")
    return changingResponse { response in
      response.chunkSize = count
      response.interval = interval
    }
  }

  /// A copy that fails after `count` bytes of the body.
  public func failing(_ code: URLError.Code, afterBytes count: Int) -> StubReply {
    changingResponse { $0.interruption = (count, URLError(code)) }
  }

  /// A copy that sends nothing after `count` bytes of the body, until the request ends.
  public func stalling(afterBytes count: Int) -> StubReply {
    changingResponse { $0.interruption = (count, nil) }
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
