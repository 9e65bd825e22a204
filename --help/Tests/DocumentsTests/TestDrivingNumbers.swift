import ConstructionBuilders
import ConstructionBuildersTesting
import Testing

/// The first part of the article *Test-driving a parser field by field*: plain fields.
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

  func slice() -> JSONFragment<CharactersSliceResponseModel> {
    JSONFragment {
      Member("offset", 20, \.offset)
      Member("limit", json: "10", \.limit, 10)  // sent as a string
      Member("total", 1562, \.total)
      Member("count", 2, \.count)
    }
  }

  @Test func slice_isAsSent() {
    slice().verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
  }

  @Test func limitAndCount_thatAreNullOrMissing_areNil() {
    let empty = slice().with {
      Member("limit", nil, \.limit)
      Member("count", missing: \.count)
    }

    empty.verify { try CharactersSliceResponseBuilder.build(json: $0).get() }
  }

  @Test func slice_withoutOffset_isNamedAsTheProblem() throws {
    let json = try slice().dropping("offset").data
    let failure = #expect(throws: BuildFailure.self) {
      try CharactersSliceResponseBuilder.build(json: json).get()
    }

    #expect(failure?.findings.map(\.description) == ["offset: required Int is missing"])
  }
}
