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

  /// How the service says that an entry was never modified, and that there is no picture.
  private static let nothing = [
    valid.with { Member("modified", json: "1969-12-31T19:00:00-0500", \.modified, nil) },
    valid.with { Member("thumbnail", json: placeholder, \.thumbnail, nil) },
  ]
  private static let placeholder: JSONValue = [
    "path": "http://example.com/image_not_available", "extension": "jpg",
  ]

  @Test(arguments: [valid] + nothing)
  func build_ofValidCharacter_hasAllParts(valid: JSONFragment<CharacterResponseModel>) throws {
    let sut = try CharacterResponseBuilder(json: valid.data)

    valid.verify(try sut.build().get())
    expect(sut.findings, equals: [])
    expect(sut.thumbnail?.fileExtension, equals: "jpg")
    #expect(sut.modified != nil)
  }

  @Test func build_withNameAlone_leavesTheRestOut() {
    let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])

    expect(sut.build(), equals: .success(CharacterResponseModel(name: "Cyclops")))
    expect(sut.findings, equals: [])
  }
}
