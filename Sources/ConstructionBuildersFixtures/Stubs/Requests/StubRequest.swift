import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that a ``StubServer`` has received, with its body.
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
  /// The request as the session handed it over.
  public let urlRequest: URLRequest

  /// The method, such as `GET`.
  public let method: String

  /// The whole address.
  public let url: URL

  /// The header fields, those of the session's configuration included.
  public let headers: [String: String]

  /// The body, whether it was given as data, as a stream or as an upload; nil where there is none.
  public let body: Data?

  /// What stands at the `{names}` of the route's path, decoded: `/characters/{id}` has an `id`.
  public internal(set) var parameters: [String: String] = [:]

  init(_ urlRequest: URLRequest, body: Data?, sessionHeaders: [String: String] = [:]) {
    self.urlRequest = urlRequest
    self.body = body
    method = urlRequest.httpMethod ?? "GET"
    url = urlRequest.url ?? URL(filePath: "/")
    let own = urlRequest.allHTTPHeaderFields ?? [:]
    let names = Set(own.keys.map { $0.lowercased() })
    headers = own.merging(sessionHeaders.filter { !names.contains($0.key.lowercased()) }) { $1 }
  }
}

extension StubRequest {
  /// The path, decoded, with its slash: `/v1/characters`.
  public var path: String { "/" + segments.joined(separator: "/") }

  /// The query, decoded. Of several values for a name it has the last one; ``queryItems`` has all.
  public var query: [String: String] {
    queryItems.reduce(into: [:]) { query, item in query[item.name] = item.value ?? "" }
  }

  /// The query, decoded, in order.
  public var queryItems: [URLQueryItem] { components?.queryItems ?? [] }

  /// The body as JSON; nil where there is none, or where it is no JSON by RFC 8259.
  public var json: JSONValue? {
    body.flatMap { try? JSONValue(json: $0) }
  }

  /// The value of a header field, in whatever case its name is written.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// The decoded segments of the path, without the slash at its front.
  var segments: [String] {
    let path = components?.percentEncodedPath ?? ""
    return path.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
  }

  private var components: URLComponents? {
    URLComponents(url: url, resolvingAgainstBaseURL: true)
  }
}

extension StubRequest: CustomStringConvertible {
  /// The method and the address: `GET https://stub.test/v1/characters?offset=20`.
  public var description: String { "\(method) \(url.absoluteString)" }
}
