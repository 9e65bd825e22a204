extension RequestMatcher {
  /// Matches `GET` requests for a path.
  public static func get(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    request("GET", path, query: query)
  }

  /// Matches `POST` requests for a path.
  public static func post(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    request("POST", path, query: query)
  }

  /// Matches requests for a path with any method.
  public static func any(_ path: String = "/**", query: [String: String] = [:]) -> RequestMatcher {
    request(nil, path, query: query)
  }

  /// Matches requests with a method, such as `PUT`, for a path: `.request("PUT", "/v1/login")`.
  /// Without a method, it matches all of them.
  public static func request(
    _ method: String?, _ path: String = "/**", query: [String: String] = [:]
  ) -> RequestMatcher {
    let pattern = PathPattern(path)
    let written = pattern.query.sorted { $0 < $1 }
    let added = query.filter { item in !written.contains { $0 == (item.key, item.value) } }
    let items = (written + added.map { ($0.key, $0.value) }).sorted { $0 < $1 }
    let list = items.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let words = "\(method ?? "any method") \(pattern)" + (items.isEmpty ? "" : "?\(list)")
    let contradictions = written.compactMap { item -> Mismatch? in
      guard let value = query[item.name], value != item.value else { return nil }
      return Mismatch(
        "query \(item.name)",
        "is \"\(item.value)\" in the path and \"\(value)\" in the argument",
        distance: 1)
    }
    return RequestMatcher(words, problems: contradictions.map { "\(words): \($0)" }) { request in
      var comparison = pattern.compare(request)
      if let method, method != request.method {
        let mismatch = Mismatch("method", expected: method, found: request.method, distance: 6)
        comparison.mismatches.insert(mismatch, at: 0)
      }
      comparison.mismatches += items.compactMap { item in
        let found = request.values(ofQuery: item.name)
        return found.contains(item.value)
          ? nil
          : Mismatch(
            "query \(item.name)", expected: "\"\(item.value)\"",
            found: found.last.map { "\"\($0)\"" }, distance: 3)
      }
      comparison.mismatches += contradictions
      return comparison
    }
  }
}

extension StubRequest {
  fileprivate func values(ofQuery name: String) -> [String] {
    queryItems.filter { $0.name == name }.map { $0.value ?? "" }
  }
}
