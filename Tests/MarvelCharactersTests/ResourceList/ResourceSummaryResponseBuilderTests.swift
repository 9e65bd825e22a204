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
    let sut = try ResourceSummaryResponseBuilder(json: Self.valid.data)

    Self.valid.verify(try sut.build().get())
    expect(sut.findings, equals: [])
  }

  @Test(arguments: ["{}", #"{"name": ["a"], "resourceURI": 1, "type": ""}"#])
  func build_withoutUsablePart_isEmpty(body: String) {
    expect(ResourceSummaryResponseBuilder.build(json: body), equals: .success(.init()))
  }

  @Test(arguments: [
    ("cover", StoryType.cover), ("interiorStory", .interiorStory),
    ("pinup", StoryType(rawValue: "pinup")),
  ])
  func type_canHaveAnyName(name: String, type: StoryType?) {
    let sut = ResourceSummaryResponseBuilder(dictionary: ["type": name])

    expect(sut.type, equals: type)
    expect(sut.findings, equals: [])
  }
}
