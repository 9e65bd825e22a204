import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct ResourceListResponseBuilderTests {
  static let valid = JSONFragment<ResourceListResponseModel> {
    Member("available", 12, \.available)
    Member("returned", 2, \.returned)
    Member("collectionURI", URL(known: "http://example.com/comics"), \.collectionURI)
    Member("items", [item("One"), item("Two")], \.items)
  }

  private static func item(_ name: String) -> JSONFragment<ResourceSummaryResponseModel> {
    JSONFragment { Member("name", name, \.name) }
  }

  @Test func build_ofValidList_hasAllParts() throws {
    let sut = try fromBothInputs(ResourceListResponseBuilder.self, Self.valid.json)

    Self.valid.verify(try sut.build().get())
    #expect(sut.findings.isEmpty)
  }

  @Test(arguments: [
    Change("available", "12", #"available: read string "12" as Int"#),
    Change("returned", 2.0),
    Change(
      "items", [["name": "One"], 7, ["name": "Two"]], "items[1]: expected object, found number 7"),
  ])
  func build_withRepairableChange_makesTheSameModel(change: Change) throws {
    let sut = try fromBothInputs(ResourceListResponseBuilder.self, Self.valid.with(change))

    Self.valid.verify(try sut.build().get())
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test(arguments: [
    Change(without: "items"), Change("items", .null), Change("items", []),
    Change("items", "none", #"items: expected array, found string "none""#),
  ])
  func items_missingNullEmptyOrUnusable_areNone(change: Change) throws {
    let sut = try fromBothInputs(ResourceListResponseBuilder.self, Self.valid.with(change))

    try expect(sut.build().get().items, equals: [])
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test(arguments: [
    Change("available", "many", #"available: expected Int, found string "many""#),
    Change("returned", true, "returned: expected Int, found boolean true"),
    Change("collectionURI", "a b:c", #"collectionURI: expected URL, found string "a b:c""#),
  ])
  func build_withUnusablePart_succeedsAndReportsIt(change: Change) throws {
    let sut = try fromBothInputs(ResourceListResponseBuilder.self, Self.valid.with(change))

    try expect(sut.build().get().items.count, equals: 2)
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test func build_ofEmptyObject_makesAnEmptyList() {
    expect(ResourceListResponseBuilder(dictionary: [:]).build(), equals: .success(.init()))
  }
}
