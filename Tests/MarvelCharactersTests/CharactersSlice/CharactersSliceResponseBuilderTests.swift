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
    let sut = try fromBothInputs(CharactersSliceResponseBuilder.self, Self.valid.json)

    Self.valid.verify(try sut.build().get())
    #expect(sut.findings.isEmpty)
  }

  @Test(arguments: [
    Change(without: "offset", "offset: required Int is missing"),
    Change("offset", .null, "offset: required Int is null"),
    Change("offset", "none", #"offset: expected Int, found string "none""#),
    Change("offset", 1.5, "offset: expected Int, found number 1.5"),
    Change(without: "total", "total: required Int is missing"),
    Change("total", .null, "total: required Int is null"),
    Change("total", "many", #"total: expected Int, found string "many""#),
    Change("total", [:], "total: expected Int, found object {}"),
  ])
  func build_withoutUsableOffsetOrTotal_failsNamingIt(change: Change) throws {
    let sut = try fromBothInputs(CharactersSliceResponseBuilder.self, Self.valid.with(change))

    expect(sut.build().failureTexts, equals: change.findings)
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test func build_ofEmptyObject_namesOffsetAndTotal() {
    let sut = CharactersSliceResponseBuilder(dictionary: [:])

    expect(
      sut.build().failureText,
      equals: """
        CharactersSliceResponseModel could not be built: 2 problems
          offset: required Int is missing
          total: required Int is missing
        """)
  }

  @Test(arguments: [
    Change(without: "limit"), Change("limit", .null),
    Change("limit", "20", #"limit: read string "20" as Int"#),
    Change("limit", "all", #"limit: expected Int, found string "all""#),
    Change(without: "count"), Change("count", .null),
    Change("count", "2", #"count: read string "2" as Int"#),
    Change("count", [2], "count: expected Int, found array [2]"),
  ])
  func build_withOtherLimitOrCount_succeeds(change: Change) throws {
    let sut = try fromBothInputs(CharactersSliceResponseBuilder.self, Self.valid.with(change))

    Self.valid.dropping("limit", "count").verify(try sut.build().get())
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test(arguments: [
    Change(without: "results"), Change("results", .null), Change("results", []),
    Change("results", "none", #"results: expected array, found string "none""#),
  ])
  func results_missingNullEmptyOrUnusable_areNoCharacters(change: Change) throws {
    let sut = try fromBothInputs(CharactersSliceResponseBuilder.self, Self.valid.with(change))

    try expect(sut.build().get().results, equals: [])
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test func results_thatCannotBeUsed_areLeftOutAndNamedByTheirIndex() throws {
    let results: JSONValue = [["id": 1], ["name": "Cyclops"], 7, .null, ["name": "Storm"]]
    let sut = try fromBothInputs(
      CharactersSliceResponseBuilder.self, Self.valid.with(Change("results", results)))

    Self.valid.verify(try sut.build().get())
    expect(
      sut.findingTexts,
      equals: [
        "results[0].name: required String is missing",
        "results[2]: expected object, found number 7",
        "results[3]: required object is null",
      ])
  }
}
