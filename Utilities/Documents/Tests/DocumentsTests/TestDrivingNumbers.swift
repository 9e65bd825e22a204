import ConstructionBuilders
import ConstructionBuildersTesting
import Testing

/// The part of the article that adds the other numbers of the slice.
@Suite struct TestDrivingNumbers {
  struct CharactersSliceResponseModel: Equatable, Sendable {
    let offset: Int
    let limit: Int?
    let total: Int
    let count: Int?
  }

  struct CharactersSliceResponseBuilder: ConstructionBuilder {
    @Field var offset: Int?
    @Field var limit: Int?
    @Field var total: Int?
    @Field var count: Int?

    init(fields: JSONFields) {
      _offset = fields["offset"]
      _limit = fields["limit"]
      _total = fields["total"]
      _count = fields["count"]
    }

    func build() -> Result<CharactersSliceResponseModel, BuildFailure> {
      construct(
        CharactersSliceResponseModel.init, $offset, $limit.optional, $total, $count.optional)
    }
  }

  /// The builder with a mistake: it reads `limit` from the key `count`.
  struct MistakenBuilder: ConstructionBuilder {
    @Field var offset: Int?
    @Field var limit: Int?
    @Field var total: Int?
    @Field var count: Int?

    init(fields: JSONFields) {
      _offset = fields["offset"]
      _limit = fields["count"]
      _total = fields["total"]
      _count = fields["count"]
    }

    func build() -> Result<CharactersSliceResponseModel, BuildFailure> {
      construct(
        CharactersSliceResponseModel.init, $offset, $limit.optional, $total, $count.optional)
    }
  }

  // Code: TestDrivingAParser.md, "More fields"

  @Test func slice_isAsSent() {
    slice().verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
  }

  @Test func limitAndCount_thatAreNullOrMissing_areNil() {
    // Code: TestDrivingAParser.md, "More fields", block 2

    null.verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
    missing.verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
  }

  @Sendable static func mistake(print: (Any) -> Void) async throws {
    let lines = try await reports {
      Self().slice().verify { try MistakenBuilder.build(json: $0).get() }
    }
    for line in lines { print(line) }
  }
}
