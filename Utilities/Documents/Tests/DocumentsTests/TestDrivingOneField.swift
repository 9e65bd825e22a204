import ConstructionBuilders
import ConstructionBuildersTesting
import Testing

/// The first part of the article *Test-driving a parser field by field*: one field.
@Suite struct TestDrivingOneField {
  struct CharactersSliceResponseModel: Equatable, Sendable {
    let offset: Int
  }

  struct CharactersSliceResponseBuilder: ConstructionBuilder {
    @Field var offset: Int?

    init(fields: JSONFields) {
      _offset = fields["offset"]
    }

    func build() -> Result<CharactersSliceResponseModel, BuildFailure> {
      construct(CharactersSliceResponseModel.init, $offset)
    }
  }

  // Code: TestDrivingAParser.md, "The first field"

  // Code: TestDrivingAParser.md, "The first field", block 2

  @Test func slice_withoutOffset_isNamedAsTheProblem() throws {
    let json = try slice().dropping("offset").data
    let failure = #expect(throws: BuildFailure.self) {
      try CharactersSliceResponseBuilder.build(json: json).get()
    }

    #expect(failure?.findings.map(\.description) == ["offset: required Int is missing"])
  }
}
