import Foundation

/// Where a service is: scheme and host, and a port and a path where it has them.
///
/// ```swift
/// ServiceAddress.marvel                              // https://gateway.marvel.com
/// try ServiceAddress("http://127.0.0.1:8080")
/// try ServiceAddress("gateway.marvel.com")           // throws: it does not begin with http:// or https://
/// ```
public struct ServiceAddress: Hashable, Sendable {
  let base: URL

  /// The Marvel API's own.
  public static let marvel = ServiceAddress(
    base: URL(string: "https://gateway.marvel.com") ?? URL(filePath: "/"))

  private init(base: URL) { self.base = base }

  /// An address as a person writes it.
  ///
  /// - Throws: ``Problem`` for one to which no request can be sent, or which would be sent more than the service
  ///   is meant to get.
  public init(_ text: String) throws(Problem) {
    guard let parts = URLComponents(string: text), let base = parts.url else { throw .noURL }
    guard let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      parts.path.isEmpty || parts.path.hasPrefix("/"), text.dropFirst(scheme.count).hasPrefix("://")
    else { throw .scheme }
    guard let host = parts.host, !host.isEmpty else { throw .host }
    guard parts.user == nil, parts.password == nil else { throw .credentials }
    guard parts.query == nil, parts.fragment == nil else { throw .query }
    self.base = base
  }

  /// The address of characters, with a query of which every letter is meant as it is.
  func characters(_ query: [URLQueryItem]) -> URL {
    let url = base.appending(path: "v1/public/characters").appending(queryItems: query)
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let query = parts.percentEncodedQuery
    else { return url }
    // A `+` may stand in a query, but means a space to many services.
    parts.percentEncodedQuery = query.replacing("+", with: "%2B")
    return parts.url ?? url
  }
}

extension ServiceAddress {
  /// Why a text is no address of a service.
  public enum Problem: Error, Equatable, Sendable {
    /// It is no URL at all.
    case noURL
    /// It does not begin with `http://` or `https://`.
    case scheme
    /// It names no host.
    case host
    /// It holds a user or a password, which would stand wherever the address is written.
    case credentials
    /// It has a query or a fragment.
    case query
  }
}

extension ServiceAddress.Problem: CustomStringConvertible {
  /// What is wrong, such as `it names no host`, with nothing of the text itself.
  public var description: String {
    switch self {
    case .noURL: "it is no URL"
    case .scheme: "it does not begin with http:// or https://"
    case .host: "it names no host"
    case .credentials: "it holds a user name or a password"
    case .query: "it has a query or a fragment"
    }
  }
}
