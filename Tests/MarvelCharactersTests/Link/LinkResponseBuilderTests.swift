import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct LinkResponseBuilderTests {
  static let valid = JSONFragment<LinkResponseModel> {
    Member("type", .wiki, \.type)
    Member("url", URL(known: "http://example.com/Cyclops_(Visor)?a=1"), \.url)
  }

  @Test func build_ofValidLink_hasTypeAndURL() throws {
    let sut = try LinkResponseBuilder(json: Self.valid.data)

    Self.valid.verify(try sut.build().get())
    expect(sut.findings, equals: [])
  }

  @Test(arguments: [
    ("detail", LinkType.detail), ("wiki", .wiki), ("comiclink", .comiclink),
    ("purchase", LinkType(rawValue: "purchase")),
  ])
  func type_canHaveAnyName(name: String, type: LinkType) {
    let sut = LinkResponseBuilder(dictionary: ["type": name])

    expect(sut.build(), equals: .success(LinkResponseModel(type: type)))
    expect(sut.findings, equals: [])
  }
}
