import ConstructionBuilders

/// Builds the data of a response. Without usable `results` the slice has no characters.
public struct CharactersSliceResponseBuilder: ConstructionBuilder {
  /// The number of characters before this slice; required.
  @Field public var offset: Int?
  /// The maximum number of characters that was requested.
  @Field public var limit: Int?
  /// The number of all characters of the search; required.
  @Field public var total: Int?
  /// The number of characters that were sent.
  @Field public var count: Int?
  /// The characters. Those that cannot be built are left out.
  @Field public var results: [CharacterResponseBuilder]?

  public init(fields: JSONFields) {
    _offset = fields["offset"]
    _limit = fields["limit"]
    _total = fields["total"]
    _count = fields["count"]
    _results = fields["results"]
  }

  public func build() -> Result<CharactersSliceResponseModel, BuildFailure> {
    construct(
      CharactersSliceResponseModel.init,
      $offset, $limit.optional, $total, $count.optional, $results.or([]))
  }
}
