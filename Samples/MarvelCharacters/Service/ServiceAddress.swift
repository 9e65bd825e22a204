import Foundation

/// The address of a service: scheme and host, and optionally a port and a path.
///
/// ```swift
/// ServiceAddress.marvel                              // https://gateway.marvel.com
/// try ServiceAddress("http://127.0.0.1:8080")
/// try ServiceAddress("gateway.marvel.com")   // throws: it does not begin with http:// or https://
/// ```
public struct ServiceAddress: Hashable, Sendable {
  let base: URL

  /// The address of the Marvel API.
  public static let marvel = ServiceAddress(
    base: URL(string: "https://gateway.marvel.com") ?? URL(filePath: "/"))

  private init(base: URL) { self.base = base }

  /// An address from text.
  ///
  /// - Throws: ``Problem`` for an address to which no request can be sent, or that would send the
  ///   service more than intended.
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

  /// The URL for characters, with a query in which every character is literal.
  func characters(_ query: [URLQueryItem]) -> URL {
    let url = base.appending(path: "v1/public/characters").appending(queryItems: query)
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let query = parts.percentEncodedQuery
    else { return url }
    // A `+` is allowed in a query, but many services read it as a space.
    parts.percentEncodedQuery = query.replacing("+", with: "%2B")
    return parts.url ?? url
  }
}

extension ServiceAddress {
  /// Why a text is not the address of a service, in words without any of the text itself.
  public enum Problem: String, Error {
    case noURL = "it is no URL"
    case scheme = "it does not begin with http:// or https://"
    case host = "it names no host"
    /// They would appear wherever the address is written.
    case credentials = "it holds a user name or a password"
    case query = "it has a query or a fragment"
  }
}
