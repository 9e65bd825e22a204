import Foundation

/// Matchers for the method, the path and the query.
extension RequestMatcher {
  /// Matches `GET` requests for a path.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .get("/v1/characters/{id}", query: ["lang": "en"])
  /// ```
  public static func get(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("GET", path, query)
  }

  /// Matches `POST` requests for a path.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .post("/v1/characters/{id}", query: ["lang": "en"])
  /// ```
  public static func post(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("POST", path, query)
  }

  /// Matches `PUT` requests for a path.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .put("/v1/characters/{id}", query: ["lang": "en"])
  /// ```
  public static func put(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("PUT", path, query)
  }

  /// Matches `PATCH` requests for a path.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .patch("/v1/characters/{id}", query: ["lang": "en"])
  /// ```
  public static func patch(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("PATCH", path, query)
  }

  /// Matches `DELETE` requests for a path.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .delete("/v1/characters/{id}", query: ["lang": "en"])
  /// ```
  public static func delete(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("DELETE", path, query)
  }

  /// Matches `HEAD` requests for a path.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .head("/v1/characters/{id}", query: ["lang": "en"])
  /// ```
  public static func head(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("HEAD", path, query)
  }

  /// Matches requests for a path with any method.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .any("/images/**")
  /// ```
  public static func any(_ path: String = "/**", query: [String: String] = [:]) -> RequestMatcher {
    address(nil, path, query)
  }

  /// Matches requests with a method, such as `OPTIONS`.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .method("OPTIONS") && .any("/v1/**")
  /// ```
  public static func method(_ method: String) -> RequestMatcher {
    RequestMatcher(method) { request in
      Comparison(
        request.method == method
          ? nil : Mismatch("method", expected: method, found: request.method, distance: 6))
    }
  }

  /// Matches requests whose query has these items, and possibly others.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .any("/v1/**") && .query(["offset": "20"])
  /// ```
  public static func query(_ items: [String: String]) -> RequestMatcher {
    query(items.map { ($0.key, $0.value) })
  }

  private static func query(_ items: [(name: String, value: String)]) -> RequestMatcher {
    let expected = items.sorted { $0 < $1 }
    let words = expected.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return RequestMatcher("?\(words)") { request in
      expected.reduce(into: Comparison()) { comparison, item in
        let found = request.queryItems.filter { $0.name == item.name }.map { $0.value ?? "" }
        guard !found.contains(item.value) else { return }
        comparison.mismatches.append(
          Mismatch(
            "query \(item.name)", expected: "\"\(item.value)\"",
            found: found.last.map { "\"\($0)\"" },
            distance: 3))
      }
    }
  }

  private static func address(
    _ method: String?, _ path: String, _ query: [String: String]
  ) -> RequestMatcher {
    let pattern = PathPattern(path)
    let written = pattern.query
    let items =
      written
      + query.filter { item in !written.contains { $0 == (item.key, item.value) } }
      .map { ($0.key, $0.value) }
    var parts = [RequestMatcher("\(pattern)", pattern.compare)]
    if let method { parts.insert(.method(method), at: 0) }
    if !items.isEmpty { parts.append(.query(items)) }

    let words =
      "\(method ?? "any method") \(pattern)" + (items.isEmpty ? "" : "\(parts[parts.count - 1])")
    let contradictions = written.sorted { $0 < $1 }.compactMap { item -> Mismatch? in
      guard let value = query[item.name], value != item.value else { return nil }
      return Mismatch(
        "query \(item.name)", "is \"\(item.value)\" in the path and \"\(value)\" behind it",
        distance: 1)
    }
    return RequestMatcher(words, problems: contradictions.map { "\(words): \($0)" }) {
      [parts] request in
      var comparison = parts.reduce(Comparison()) { $0 + $1.compare(request) }
      comparison.mismatches += contradictions
      return comparison
    }
  }
}
