import ConstructionBuilders

/// The data of a response. Where `results` is missing or unusable there are no characters.
public struct CharactersSliceResponseBuilder: ConstructionBuilder {
  /// How many characters come before; needed.
  @Field public var offset: Int?
  /// How many were asked for at the most.
  @Field public var limit: Int?
  /// How many there are altogether; needed.
  @Field public var total: Int?
  /// How many were sent.
  @Field public var count: Int?
  /// The characters, of which those that cannot be built are left out.
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
