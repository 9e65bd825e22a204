import ConstructionBuilders
import ConstructionBuildersTesting
import Testing

/// The part of the article that adds the other numbers of the slice.
enum TestDrivingNumbers {
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

  static func slice() -> JSONFragment<CharactersSliceResponseModel> {
    JSONFragment {
      Member("offset", 20, \.offset)
      Member("limit", json: "10", \.limit, 10)
      Member("total", 1562, \.total)
      Member("count", 2, \.count)
    }
  }

  struct Tests {
    @Test func slice_isAsSent() {
      slice().verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
    }

    @Test func limitAndCount_thatAreNullOrMissing_areNil() {
      let null = slice().with {
        Member("limit", nil, \.limit)
        Member("count", nil, \.count)
      }
      let missing = slice().with {
        Member("limit", missing: \.limit)
        Member("count", missing: \.count)
      }

      null.verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
      missing.verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
    }
  }

  @Sendable static func mistake(print: (Any) -> Void) throws {
    let model = try MistakenBuilder.build(json: slice().data).get()
    for mismatch in slice().mismatches(in: model) { print(mismatch) }
  }
}
