import ConstructionBuilders
import ConstructionBuildersTesting
import MarvelCharacters
import TestSupport
import Testing

struct CharactersSliceResponseBuilderTests {
  static let valid = JSONFragment<CharactersSliceResponseModel> {
    Member("offset", 40, \.offset)
    Member("limit", 20, \.limit)
    Member("total", 1562, \.total)
    Member("count", 2, \.count)
    Member("results", [character("Cyclops"), character("Storm")], \.results)
  }

  static func character(_ name: String) -> JSONFragment<CharacterResponseModel> {
    JSONFragment { Member("name", name, \.name) }
  }

  @Test func build_ofValidSlice_hasAllParts() throws {
    let sut = try CharactersSliceResponseBuilder(json: Self.valid.data)

    Self.valid.verify(try sut.build().get())
    expect(sut.findings, equals: [])
  }

  @Test func build_ofEmptyObject_namesOffsetAndTotal() {
    expect(
      CharactersSliceResponseBuilder(dictionary: [:]).build().failureText,
      equals: """
        CharactersSliceResponseModel could not be built: 2 problems
          offset: required Int is missing
          total: required Int is missing
        """)
  }

  @Test func build_withOffsetAndTotalAlone_hasNoCharacters() {
    let sut = CharactersSliceResponseBuilder(dictionary: ["offset": 1, "total": 2])

    expect(sut.build(), equals: .success(CharactersSliceResponseModel(offset: 1, total: 2)))
    expect(sut.findings, equals: [])
  }
}
