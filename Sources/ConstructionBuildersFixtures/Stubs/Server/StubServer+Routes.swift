extension StubServer {
  /// Adds a route that answers the requests of a matcher.
  ///
  /// ```swift
  /// server.on(.post("/login") && .body(["name": "Cyclops"]), reply: .status(204))
  /// ```
  ///
  /// When several routes match a request, the last one added answers it: a test can override a
  /// route of its set-up.
  @discardableResult
  public func on(_ matcher: RequestMatcher, reply: StubReply) -> StubRoute {
    on(matcher) { _ in reply }
  }

  /// Adds a route that answers the requests of a matcher with a closure.
  ///
  /// ```swift
  /// server.on(.request("PUT", "/v1/characters/{id}")) { request in
  ///   .json(["id": .string(request.parameters["id"] ?? "")])
  /// }
  /// ```
  ///
  /// The closure may block. If it throws a `URLError`, the request fails with that error; with any
  /// other error the request fails, and ``verify()`` reports it.
  @discardableResult
  public func on(
    _ matcher: RequestMatcher, reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    StubRoute(state.add(matcher, reply), of: state)
  }

  /// Adds a route that answers `GET` requests for a path.
  @discardableResult
  public func get(_ path: String, query: [String: String] = [:], reply: StubReply) -> StubRoute {
    on(.get(path, query: query), reply: reply)
  }

  /// Adds a route that answers `GET` requests for a path with a closure.
  @discardableResult
  public func get(
    _ path: String, query: [String: String] = [:],
    reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    on(.get(path, query: query), reply: reply)
  }

  /// Adds a route that answers `POST` requests for a path.
  @discardableResult
  public func post(_ path: String, query: [String: String] = [:], reply: StubReply) -> StubRoute {
    on(.post(path, query: query), reply: reply)
  }

  /// Adds a route that answers `POST` requests for a path with a closure.
  @discardableResult
  public func post(
    _ path: String, query: [String: String] = [:],
    reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    on(.post(path, query: query), reply: reply)
  }
}
