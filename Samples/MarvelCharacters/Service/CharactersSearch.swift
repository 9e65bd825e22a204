import Foundation

/// Which characters are asked for, and how many at a time.
///
/// ```swift
/// CharactersSearch(namesStartingWith: "Spider", limit: 20)
/// ```
public struct CharactersSearch: Hashable, Sendable {
  /// How the names begin; nil for all characters.
  public var namesStartingWith: String?
  /// How many characters a slice has at the most. The Marvel API refuses more than 100.
  public var limit: Int
  /// How many characters come before.
  public var offset: Int

  /// A search by its parts; without any, for all characters.
  public init(namesStartingWith: String? = nil, limit: Int = 100, offset: Int = 0) {
    self.namesStartingWith = namesStartingWith
    self.limit = limit
    self.offset = offset
  }

  /// The search as the service is asked.
  var queryItems: [URLQueryItem] {
    let name = namesStartingWith.map { [URLQueryItem(name: "nameStartsWith", value: $0)] } ?? []
    return name + [
      URLQueryItem(name: "limit", value: "\(limit)"),
      URLQueryItem(name: "offset", value: "\(offset)"),
    ]
  }
}
