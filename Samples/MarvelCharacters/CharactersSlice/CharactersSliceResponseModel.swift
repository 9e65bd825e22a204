/// Some of all the characters that a search finds.
public struct CharactersSliceResponseModel: Equatable, Sendable {
  /// How many characters of the search come before these.
  public let offset: Int
  /// How many characters were asked for at the most.
  public let limit: Int?
  /// How many characters the search finds altogether.
  public let total: Int
  /// How many characters the service says it sent, whether or not they could be used.
  public let count: Int?
  /// The characters that could be used, in the order in which they were sent.
  public let results: [CharacterResponseModel]

  /// A slice by its parts.
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
