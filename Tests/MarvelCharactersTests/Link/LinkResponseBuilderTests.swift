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
    let sut = try fromBothInputs(LinkResponseBuilder.self, Self.valid.json)

    Self.valid.verify(try sut.build().get())
    #expect(sut.findings.isEmpty)
  }

  @Test(arguments: [("detail", LinkType.detail), ("wiki", .wiki), ("comiclink", .comiclink)])
  func type_ofKnownName_isKnown(name: String, type: LinkType) {
    expect(LinkResponseBuilder(dictionary: ["type": name]).type, equals: type)
  }

  @Test func type_ofUnknownName_isKeptAsItIs() {
    let sut = LinkResponseBuilder(dictionary: ["type": "purchase"])

    expect(sut.type?.rawValue, equals: "purchase")
    #expect(sut.findings.isEmpty)
  }

  @Test(arguments: [
    Change(without: "type"),
    Change("type", .null),
    Change("type", ["wiki"], #"type: expected LinkType, found array ["wiki"]"#),
    Change("type", 7, "type: read number 7 as LinkType"),
  ])
  func build_withOtherType_succeeds(change: Change) throws {
    let sut = try fromBothInputs(LinkResponseBuilder.self, Self.valid.with(change))

    #expect(try sut.build().get().url != nil)
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test(arguments: [
    Change(without: "url"),
    Change("url", .null),
    Change("url", 7, "url: expected URL, found number 7"),
    Change("url", "http://a b", #"url: expected URL, found string "http://a b""#),
  ])
  func build_withoutUsableURL_hasNone(change: Change) throws {
    let sut = try fromBothInputs(LinkResponseBuilder.self, Self.valid.with(change))

    expect(sut.build(), equals: .success(LinkResponseModel(type: .wiki)))
    expect(sut.findingTexts, equals: change.findings)
  }
}
