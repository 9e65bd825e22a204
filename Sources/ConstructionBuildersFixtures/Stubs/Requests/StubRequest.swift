/// A request that a ``StubServer`` received, with its body.
///
/// ```swift
/// let request = try #require(server.requests.first)
/// request.method                    // "POST"
/// request.path                      // "/v1/login"
/// request.query["lang"]             // "en"
/// request.header("Content-Type")    // "application/json"
/// request.json?["name"]             // "Cyclops"
/// ```
public struct StubRequest: Sendable {
  /// The request as the session passed it on.
  let urlRequest: URLRequest

  /// The method, such as `GET`.
  public let method: String

  /// The complete URL.
  public let url: URL

  /// The header fields, including those of the session's configuration.
  public let headers: [String: String]

  /// The body, whether it was sent as data, as a stream or as an upload; nil without a body.
  public let body: Data?

  /// The decoded values at the `{names}` of the path pattern: `/characters/{id}` has an `id`.
  public internal(set) var parameters: [String: String] = [:]

  /// The decoded segments of the path, without the leading slash. They and the query are read once:
  /// a server compares them with each route.
  let segments: [String]

  /// The path in words.
  let escapedPath: String

  /// The decoded query items, in order.
  let queryItems: [URLQueryItem]

  init(_ urlRequest: URLRequest, body: Data?, sessionHeaders: [String: String] = [:]) {
    self.urlRequest = urlRequest
    self.body = body
    method = urlRequest.httpMethod ?? "GET"
    url = urlRequest.url ?? URL(filePath: "/")
    let own = urlRequest.allHTTPHeaderFields ?? [:]
    let names = Set(own.keys.map { $0.lowercased() })
    headers = own.merging(sessionHeaders.filter { !names.contains($0.key.lowercased()) }) { $1 }
    let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    segments = Self.segments(of: components)
    escapedPath = segments.escapedPath
    queryItems = components?.queryItems ?? []
  }
}

extension StubRequest {
  /// The decoded path, with its leading slash: `/v1/characters`.
  public var path: String { "/" + segments.joined(separator: "/") }

  /// The decoded query. For a repeated name it has the last value; `url` has all values.
  public var query: [String: String] {
    queryItems.reduce(into: [:]) { query, item in query[item.name] = item.value ?? "" }
  }

  /// The body as JSON; nil when there is no body, or when it is not JSON by RFC 8259.
  public var json: JSONValue? {
    body.flatMap { try? JSONValue(json: $0) }
  }

  /// The value of a header field. Case does not matter in the name.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  static func segments(of components: URLComponents?) -> [String] {
    let path = components?.percentEncodedPath ?? ""
    return path.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
  }
}

extension [String] {
  /// A path of decoded segments, in which only slashes and percent signs are escaped.
  var escapedPath: String {
    "/"
      + map {
        $0.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "/", with: "%2F")
      }.joined(separator: "/")
  }
}

extension StubRequest: CustomStringConvertible {
  /// The method and the URL.
  public var description: String { "\(method) \(url.absoluteString)" }
}
