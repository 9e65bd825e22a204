import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct CharacterResponseBuilderTests {
  static let valid = JSONFragment<CharacterResponseModel> {
    Member("id", 9_000_102, \.id)
    Member("name", "Cyclops", \.name)
    Member("description", "He keeps his visor on.", \.description)
    Member("modified", json: "2022-06-17T09:05:41-0400", \.modified, .whenCyclopsWasModified)
    Member("resourceURI", URL(known: "http://example.com/characters/9000102"), \.resourceURI)
    Member("thumbnail", ThumbnailResponseBuilderTests.valid, \.thumbnail)
    Member("comics", list(128), \.comics)
    Member("series", list(40), \.series)
    Member("stories", list(212), \.stories)
    Member("events", list(1), \.events)
    Member("urls", [LinkResponseBuilderTests.valid], \.urls)
  }

  private static func list(_ available: Int) -> JSONFragment<ResourceListResponseModel> {
    JSONFragment { Member("available", available, \.available) }
  }

  @Test func build_ofValidCharacter_hasAllParts() throws {
    let sut = try fromBothInputs(CharacterResponseBuilder.self, Self.valid.json)

    Self.valid.verify(try sut.build().get())
    #expect(sut.findings.isEmpty)
  }

  @Test func build_withNameAlone_leavesTheRestOut() {
    let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])

    expect(sut.build(), equals: .success(CharacterResponseModel(name: "Cyclops")))
    #expect(sut.findings.isEmpty)
  }

  @Test(arguments: [
    Change(without: "name", "name: required String is missing"),
    Change("name", .null, "name: required String is null"),
    Change(
      "name", ["Scott", "Summers"], #"name: expected String, found array ["Scott", "Summers"]"#),
  ])
  func build_withoutUsableName_failsNamingIt(change: Change) throws {
    let sut = try fromBothInputs(CharacterResponseBuilder.self, Self.valid.with(change))

    expect(sut.build().failureTexts, equals: change.findings)
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test func build_afterNameWasSet_succeeds() {
    var sut = CharacterResponseBuilder(dictionary: ["id": 1])
    sut.name = "Scott Summers"

    expect(sut.build(), equals: .success(CharacterResponseModel(id: 1, name: "Scott Summers")))
  }

  @Test(arguments: [
    Change("id", "one", #"id: expected Int, found string "one""#),
    Change("description", [], "description: expected String, found array []"),
    Change("modified", 7, "modified: expected Date, found number 7"),
    Change("modified", "2022-02-30", #"modified: expected Date, found string "2022-02-30""#),
    Change("resourceURI", "a b:c", #"resourceURI: expected URL, found string "a b:c""#),
    Change("thumbnail", "none", #"thumbnail: expected object, found string "none""#),
    Change("thumbnail", ["extension": "jpg"], "thumbnail.path: required URL is missing"),
    Change("comics", [], "comics: expected object, found array []"),
    Change("series", 1, "series: expected object, found number 1"),
    Change("stories", false, "stories: expected object, found boolean false"),
    Change("events", "none", #"events: expected object, found string "none""#),
    Change("urls", "none", #"urls: expected array, found string "none""#),
  ])
  func build_withUnusablePart_leavesItOut(change: Change) throws {
    let sut = try fromBothInputs(CharacterResponseBuilder.self, Self.valid.with(change))

    let without = try fromBothInputs(
      CharacterResponseBuilder.self, Self.valid.with(Change(without: change.path)))
    try expect(sut.build().get(), equals: without.build().get())
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test func build_withIDAsString_readsItsNumber() throws {
    let json = try Self.valid.with(Change("id", "9000102"))
    let sut = try fromBothInputs(CharacterResponseBuilder.self, json)

    Self.valid.verify(try sut.build().get())
    expect(sut.findingTexts, equals: [#"id: read string "9000102" as Int"#])
  }

  @Test func modified_atTheEpoch_isNeverAndNotAFinding() throws {
    let json = try Self.valid.with(Change("modified", "1969-12-31T19:00:00-0500"))
    let sut = try fromBothInputs(CharacterResponseBuilder.self, json)

    expect(sut.modified, equals: Date(timeIntervalSince1970: 0))
    #expect(try sut.build().get().modified == nil)
    #expect(sut.findings.isEmpty)
  }

  @Test func thumbnail_thatIsThePlaceholder_isNilWithoutFinding() throws {
    let json = try Self.valid.with(
      Change("thumbnail", ["path": "http://example.com/image_not_available", "extension": "jpg"]))
    let sut = try fromBothInputs(CharacterResponseBuilder.self, json)

    expect(sut.thumbnail?.fileExtension, equals: "jpg")
    #expect(try sut.build().get().thumbnail == nil)
    #expect(sut.findings.isEmpty)
  }
}
