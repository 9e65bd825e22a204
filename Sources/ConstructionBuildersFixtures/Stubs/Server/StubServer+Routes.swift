/// Adding routes.
extension StubServer {
  /// Answers the requests that a matcher matches.
  ///
  /// ```swift
  /// server.on(.post("/login") && .body(["name": "Cyclops"]), reply: .status(204))
  /// ```
  ///
  /// Of several routes that match a request the one that was added last answers it, so that a test
  /// can override a route of its set-up.
  @discardableResult
  public func on(_ matcher: RequestMatcher, reply: StubReply) -> StubRoute {
    StubRoute(state.add(matcher) { _ in reply }, of: state)
  }

  /// Answers the requests that a matcher matches with what a closure makes of each.
  ///
  /// ```swift
  /// server.on(.get("/v1/characters/{id}")) { request in
  ///   .json(["id": .string(request.parameters["id"] ?? "")])
  /// }
  /// ```
  ///
  /// The closure may take its time and block: no other request waits for it. A `URLError` that it
  /// throws is what the request fails with; after any other error the request fails with its words,
  /// which ``verify()`` repeats.
  @discardableResult
  public func on(
    _ matcher: RequestMatcher, reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    StubRoute(state.add(matcher, reply), of: state)
  }

  /// Answers `GET` requests for a path.
  ///
  /// ```swift
  /// server.get("/v1/characters/7", reply: .status(200))
  /// ```
  @discardableResult
  public func get(_ path: String, query: [String: String] = [:], reply: StubReply) -> StubRoute {
    on(.get(path, query: query), reply: reply)
  }

  /// Answers `GET` requests for a path with what a closure makes of each.
  ///
  /// ```swift
  /// server.get("/v1/characters/{id}") { .json(["id": .string($0.parameters["id"] ?? "")]) }
  /// ```
  @discardableResult
  public func get(
    _ path: String, query: [String: String] = [:],
    reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    on(.get(path, query: query), reply: reply)
  }

  /// Answers `POST` requests for a path.
  ///
  /// ```swift
  /// server.post("/v1/characters/7", reply: .status(204))
  /// ```
  @discardableResult
  public func post(_ path: String, query: [String: String] = [:], reply: StubReply) -> StubRoute {
    on(.post(path, query: query), reply: reply)
  }

  /// Answers `POST` requests for a path with what a closure makes of each.
  ///
  /// ```swift
  /// server.post("/v1/characters/{id}") { .json(["id": .string($0.parameters["id"] ?? "")]) }
  /// ```
  @discardableResult
  public func post(
    _ path: String, query: [String: String] = [:],
    reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    on(.post(path, query: query), reply: reply)
  }

  /// Answers `PUT` requests for a path.
  ///
  /// ```swift
  /// server.put("/v1/characters/7", reply: .status(204))
  /// ```
  @discardableResult
  public func put(_ path: String, query: [String: String] = [:], reply: StubReply) -> StubRoute {
    on(.put(path, query: query), reply: reply)
  }

  /// Answers `PUT` requests for a path with what a closure makes of each.
  ///
  /// ```swift
  /// server.put("/v1/characters/{id}") { .json(["id": .string($0.parameters["id"] ?? "")]) }
  /// ```
  @discardableResult
  public func put(
    _ path: String, query: [String: String] = [:],
    reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    on(.put(path, query: query), reply: reply)
  }

  /// Answers `PATCH` requests for a path.
  ///
  /// ```swift
  /// server.patch("/v1/characters/7", reply: .status(204))
  /// ```
  @discardableResult
  public func patch(_ path: String, query: [String: String] = [:], reply: StubReply) -> StubRoute {
    on(.patch(path, query: query), reply: reply)
  }

  /// Answers `PATCH` requests for a path with what a closure makes of each.
  ///
  /// ```swift
  /// server.patch("/v1/characters/{id}") { .json(["id": .string($0.parameters["id"] ?? "")]) }
  /// ```
  @discardableResult
  public func patch(
    _ path: String, query: [String: String] = [:],
    reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    on(.patch(path, query: query), reply: reply)
  }

  /// Answers `DELETE` requests for a path.
  ///
  /// ```swift
  /// server.delete("/v1/characters/7", reply: .status(204))
  /// ```
  @discardableResult
  public func delete(_ path: String, query: [String: String] = [:], reply: StubReply) -> StubRoute {
    on(.delete(path, query: query), reply: reply)
  }

  /// Answers `DELETE` requests for a path with what a closure makes of each.
  ///
  /// ```swift
  /// server.delete("/v1/characters/{id}") { .json(["id": .string($0.parameters["id"] ?? "")]) }
  /// ```
  @discardableResult
  public func delete(
    _ path: String, query: [String: String] = [:],
    reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> StubRoute {
    on(.delete(path, query: query), reply: reply)
  }
}
