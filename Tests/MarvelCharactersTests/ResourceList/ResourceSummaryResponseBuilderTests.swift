import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct ResourceSummaryResponseBuilderTests {
  static let valid = JSONFragment<ResourceSummaryResponseModel> {
    Member("name", "First lesson", \.name)
    Member("resourceURI", URL(known: "http://example.com/stories/1"), \.resourceURI)
    Member("type", .cover, \.type)
  }

  @Test func build_ofStory_hasAllParts() throws {
    let sut = try fromBothInputs(ResourceSummaryResponseBuilder.self, Self.valid.json)

    Self.valid.verify(try sut.build().get())
    #expect(sut.findings.isEmpty)
  }

  @Test(arguments: [
    Change("name", ["a"], #"name: expected String, found array ["a"]"#),
    Change("resourceURI", 1, "resourceURI: expected URL, found number 1"),
    Change("type", ["a"], #"type: expected StoryType, found array ["a"]"#),
    Change(
      "type", "", #"type: expected StoryType, found string "", which is not one of its cases"#),
  ])
  func build_withUnusablePart_leavesItOut(change: Change) throws {
    let sut = try fromBothInputs(
      ResourceSummaryResponseBuilder.self, Self.valid.with(change))

    let without = try fromBothInputs(
      ResourceSummaryResponseBuilder.self, Self.valid.with(Change(without: change.path)))
    try expect(sut.build().get(), equals: without.build().get())
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test func type_ofUnknownName_isKeptAsItIs() {
    let sut = ResourceSummaryResponseBuilder(dictionary: ["type": "pinup"])

    expect(sut.type?.rawValue, equals: "pinup")
    #expect(sut.findings.isEmpty)
  }

  @Test func type_ofEmptyNameWhenForgiving_isNull() {
    let sut = ResourceSummaryResponseBuilder(dictionary: ["type": ""], coercion: .forgiving)

    expect(sut.$type.outcome, equals: .null)
  }
}
