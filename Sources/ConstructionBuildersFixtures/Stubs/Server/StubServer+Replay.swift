extension StubServer {
  /// Answers the requests of a recording as it was recorded.
  ///
  /// ```swift
  /// server.replay(try Fixture.har("session"))
  /// server.get("/v1/limits", reply: .status(503))     // overrides what was recorded
  /// ```
  ///
  /// Method, path, query and body select the entry: the order of a query or of a form does not
  /// matter, nor does the order of JSON members, and secrets are not compared. Headers and
  /// multipart bodies are not compared either. The host and the port are compared if the recording
  /// has them; another host, such as that of ``baseURL``, stands for all.
  ///
  /// A request that was recorded several times gets the responses in their order, and then the last
  /// one again. A redirect is followed inside the server, see ``StubReply/redirect(to:status:)``.
  /// An entry with the status 0, of a request that was aborted, fails with
  /// `URLError.networkConnectionLost`. Headers such as `Content-Encoding` are left out, because HAR
  /// has decoded bodies. An entry whose body was not recorded is a reply that cannot be made.
  ///
  /// - Parameters:
  ///   - recording: The requests with their responses.
  ///   - timing: Whether a response takes the time that was recorded.
  ///   - requiringAll: Whether ``verify()`` also reports the entries that no request has asked for.
  /// - Returns: The route of the whole recording.
  @discardableResult
  public func replay(
    _ recording: HTTPRecording, timing: Bool = false, requiringAll: Bool = false
  ) -> StubRoute {
    let replay = Replay(recording)
    let unused: @Sendable () -> String? = { replay.unused }
    let index = state.add(replay.matcher, unused: requiringAll ? unused : nil) { request in
      guard let entry = replay.entry(for: request) else {
        return .impossible("\(request) was not recorded")
      }
      return timing ? entry.reply.after(entry.time) : entry.reply
    }
    return StubRoute(index, of: state)
  }
}
