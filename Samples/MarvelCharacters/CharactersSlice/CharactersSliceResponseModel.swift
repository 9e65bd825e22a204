/// A slice of the characters of a search.
public struct CharactersSliceResponseModel: Equatable, Sendable {
  /// The number of characters before this slice.
  public let offset: Int
  /// The maximum number of characters that was requested.
  public let limit: Int?
  /// The number of all characters of the search.
  public let total: Int
  /// The number of characters that the service says it sent, including unusable ones.
  public let count: Int?
  /// The usable characters, in the order of the response.
  public let results: [CharacterResponseModel]

  /// A slice from its parts.
  public init(
    offset: Int, limit: Int? = nil, total: Int, count: Int? = nil,
    results: [CharacterResponseModel] = []
  ) {
    self.offset = offset
    self.limit = limit
    self.total = total
    self.count = count
    self.results = results
  }
}
