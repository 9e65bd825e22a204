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
    let sut = try ResourceListResponseBuilder(json: Self.valid.data)

    Self.valid.verify(try sut.build().get())
    expect(sut.findings, equals: [])
  }

  @Test(arguments: [
    "{}", #"{"available": "many", "returned": true, "collectionURI": "a b:c", "items": "none"}"#,
  ])
  func build_withoutUsablePart_makesAnEmptyList(body: String) {
    expect(ResourceListResponseBuilder.build(json: body), equals: .success(.init()))
  }
}
