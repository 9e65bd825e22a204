import Foundation

/// Matchers of the method, the path and the query.
///
/// A path is compared as a whole, segment by segment, decoded:
///
/// | pattern | matches |
/// |---|---|
/// | `/v1/characters` | exactly that |
/// | `/v1/*/comics` | any one segment at the star |
/// | `/images/*.jpg` | a star stands for any characters in a segment |
/// | `/v1/characters/{id}` | any one segment, which is ``StubRequest/parameters```["id"]` |
/// | `/v1/**` | any segments, or none |
/// | `https://api.test/v1/characters` | the host and the scheme, too |
/// | `/v1/characters?offset=20` | the query, too, as `query: ["offset": "20"]` |
///
/// Without a host a pattern matches every host, so that the code under test can keep its addresses.
/// A query may have more items than are expected.
extension RequestMatcher {
  /// `GET` requests for a path.
  public static func get(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("GET", path, query)
  }

  /// `POST` requests for a path.
  public static func post(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("POST", path, query)
  }

  /// `PUT` requests for a path.
  public static func put(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("PUT", path, query)
  }

  /// `PATCH` requests for a path.
  public static func patch(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("PATCH", path, query)
  }

  /// `DELETE` requests for a path.
  public static func delete(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("DELETE", path, query)
  }

  /// `HEAD` requests for a path.
  public static func head(_ path: String, query: [String: String] = [:]) -> RequestMatcher {
    address("HEAD", path, query)
  }

  /// Requests for a path, whatever the method.
  public static func any(_ path: String = "/**", query: [String: String] = [:]) -> RequestMatcher {
    address(nil, path, query)
  }

  /// Requests with a method, such as `OPTIONS`.
  public static func method(_ method: String) -> RequestMatcher {
    RequestMatcher(method) { request in
      Comparison(
        request.method == method
          ? nil : Mismatch("method", expected: method, found: request.method, distance: 6))
    }
  }

  /// Requests whose query has these items, among others.
  public static func query(_ items: [String: String]) -> RequestMatcher {
    let expected = items.sorted { $0.key < $1.key }
    let words = expected.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    return RequestMatcher("?\(words)") { request in
      expected.reduce(into: Comparison()) { comparison, item in
        let found = request.queryItems.filter { $0.name == item.key }.map { $0.value ?? "" }
        guard !found.contains(item.value) else { return }
        comparison.mismatches.append(
          Mismatch(
            "query \(item.key)", expected: "\"\(item.value)\"",
            found: found.last.map { "\"\($0)\"" },
            distance: 3))
      }
    }
  }

  private static func address(
    _ method: String?, _ path: String, _ query: [String: String]
  ) -> RequestMatcher {
    let pattern = PathPattern(path)
    let items = pattern.query.merging(query) { $1 }
    var parts = [RequestMatcher("\(pattern)", pattern.compare)]
    if let method { parts.insert(.method(method), at: 0) }
    if !items.isEmpty { parts.append(.query(items)) }

    let words =
      "\(method ?? "any method") \(pattern)" + (items.isEmpty ? "" : "\(parts[parts.count - 1])")
    return RequestMatcher(words) { [parts] request in
      parts.reduce(Comparison()) { $0 + $1.compare(request) }
    }
  }
}
