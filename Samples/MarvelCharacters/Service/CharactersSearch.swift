import Foundation

/// A search for characters, and the size of its slices.
///
/// ```swift
/// CharactersSearch(namesStartingWith: "Spider", limit: 20)
/// ```
public struct CharactersSearch: Hashable, Sendable {
  /// The beginning of the names; nil for all characters.
  public var namesStartingWith: String?
  /// The maximum number of characters in a slice. The Marvel API refuses more than 100.
  public var limit: Int
  /// The number of characters to skip.
  public var offset: Int

  /// A search from its parts; by default for all characters.
  public init(namesStartingWith: String? = nil, limit: Int = 100, offset: Int = 0) {
    self.namesStartingWith = namesStartingWith
    self.limit = limit
    self.offset = offset
  }

  /// The query of the request.
  var queryItems: [URLQueryItem] {
    let name = namesStartingWith.map { [URLQueryItem(name: "nameStartsWith", value: $0)] } ?? []
    return name + [
      URLQueryItem(name: "limit", value: "\(limit)"),
      URLQueryItem(name: "offset", value: "\(offset)"),
    ]
  }
}
