import ConstructionBuilders
import Foundation
import MarvelCharacters
import Testing

struct CharacterResponseBuilderTests {
  static let valid: JSONValue = [
    "id": 9_000_102, "name": "Cyclops", "description": "He keeps his visor on.",
    "modified": "2022-06-17T09:05:41-0400", "resourceURI": "http://example.com/characters/9000102",
    "thumbnail": ["path": "http://example.com/mg/cyclops", "extension": "png"],
    "comics": ["available": 128], "series": ["available": 40],
    "stories": ["available": 212], "events": ["available": 1],
    "urls": [["type": "detail", "url": "http://example.com/cyclops"]],
  ]

  static let model = CharacterResponseModel(
    id: 9_000_102, name: "Cyclops", description: "He keeps his visor on.",
    modified: .whenCyclopsWasModified,
    resourceURI: URL(known: "http://example.com/characters/9000102"),
    thumbnail: ThumbnailResponseModel(
      path: URL(known: "http://example.com/mg/cyclops"), fileExtension: "png"),
    comics: ResourceListResponseModel(available: 128),
    series: ResourceListResponseModel(available: 40),
    stories: ResourceListResponseModel(available: 212),
    events: ResourceListResponseModel(available: 1),
    urls: [LinkResponseModel(type: .detail, url: URL(known: "http://example.com/cyclops"))])

  @Test func build_ofValidCharacter_hasAllParts() throws {
    let sut = try throughBothDoors(CharacterResponseBuilder.self, Self.valid)

    #expect(sut.build() == .success(Self.model))
    #expect(sut.findings.isEmpty)
  }

  @Test func build_withNameAlone_leavesTheRestOut() {
    let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])

    #expect(sut.build() == .success(CharacterResponseModel(name: "Cyclops")))
    #expect(sut.findings.isEmpty)
  }

  @Test(arguments: [
    Change(without: "name", "name: required String is missing"),
    Change("name", .null, "name: required String is null"),
    Change(
      "name", ["Scott", "Summers"], #"name: expected String, found array ["Scott", "Summers"]"#),
  ])
  func build_withoutUsableName_failsNamingIt(change: Change) throws {
    let sut = try throughBothDoors(CharacterResponseBuilder.self, Self.valid.with(change))

    #expect(sut.build().failureTexts == change.findings)
    #expect(sut.findingTexts == change.findings)
  }

  @Test func build_afterNameWasSet_succeeds() {
    var sut = CharacterResponseBuilder(dictionary: ["id": 1])
    sut.name = "Scott Summers"

    #expect(sut.build() == .success(CharacterResponseModel(id: 1, name: "Scott Summers")))
  }

  @Test(arguments: [
    "id", "description", "modified", "resourceURI", "thumbnail", "comics", "series", "stories",
    "events", "urls",
  ])
  func build_withMissingOrNullPart_hasNothingToReport(key: String) throws {
    for value in [nil, JSONValue.null] {
      let json = Self.valid.with(key, value)
      let sut = try throughBothDoors(CharacterResponseBuilder.self, json)
      #expect(try sut.build().get().name == "Cyclops")
      #expect(sut.findings.isEmpty)
    }
  }

  @Test(arguments: [
    Change("id", "one", #"id: expected Int, found string "one""#),
    Change("description", [], "description: expected String, found array []"),
    Change("modified", 7, "modified: expected Date, found number 7"),
    Change("modified", "2022-02-30", #"modified: expected Date, found string "2022-02-30""#),
    Change("resourceURI", "a b", #"resourceURI: expected URL, found string "a b""#),
    Change("thumbnail", "none", #"thumbnail: expected object, found string "none""#),
    Change("thumbnail", ["extension": "jpg"], "thumbnail.path: required URL is missing"),
    Change("comics", [], "comics: expected object, found array []"),
    Change("series", 1, "series: expected object, found number 1"),
    Change("stories", false, "stories: expected object, found boolean false"),
    Change("events", "none", #"events: expected object, found string "none""#),
    Change("urls", "none", #"urls: expected array, found string "none""#),
  ])
  func build_withUnusablePart_goesWithoutIt(change: Change) throws {
    let sut = try throughBothDoors(CharacterResponseBuilder.self, Self.valid.with(change))

    let without = try throughBothDoors(
      CharacterResponseBuilder.self, Self.valid.with(change.key, nil))
    #expect(try sut.build().get() == without.build().get())
    #expect(sut.findingTexts == change.findings)
  }

  @Test func build_withIDAsString_readsItsNumber() throws {
    let json = Self.valid.with("id", "9000102")
    let sut = try throughBothDoors(CharacterResponseBuilder.self, json)

    #expect(sut.build() == .success(Self.model))
    #expect(sut.findingTexts == [#"id: read string "9000102" as Int"#])
  }

  @Test func modified_atTheEpoch_isNeverAndNotAFinding() throws {
    let json = Self.valid.with("modified", "1969-12-31T19:00:00-0500")
    let sut = try throughBothDoors(CharacterResponseBuilder.self, json)

    #expect(sut.modified == Date(timeIntervalSince1970: 0))
    #expect(try sut.build().get().modified == nil)
    #expect(sut.findings.isEmpty)
  }

  @Test func thumbnail_thatSaysNoPicture_isNoneAndNotAFinding() throws {
    let json = Self.valid.with(
      "thumbnail", ["path": "http://example.com/image_not_available", "extension": "jpg"])
    let sut = try throughBothDoors(CharacterResponseBuilder.self, json)

    #expect(sut.thumbnail?.fileExtension == "jpg")
    #expect(try sut.build().get().thumbnail == nil)
    #expect(sut.findings.isEmpty)
  }
}
