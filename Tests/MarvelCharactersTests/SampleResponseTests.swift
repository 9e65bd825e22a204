import ConstructionBuilders
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct SampleResponseTests {
  @Test func characters_areThoseWithAName() throws {
    let slice = try parseFetchCharacters(json: SampleResponse.json).get()

    expect(slice.total, equals: 6)
    expect(
      slice.results.map(\.name), equals: ["Beast", "Cyclops", "Jean Grey", "Magneto", "Storm"])
    expect(
      slice.results.map(\.id), equals: [9_000_101, 9_000_102, 9_000_103, 9_000_105, 9_000_106])
    expect(slice.results[1].modified, equals: .whenCyclopsWasModified)
  }

  @Test func findings_nameEveryFault() throws {
    let sut = try FetchCharactersResponseBuilder(json: SampleResponse.json)

    expect(sut.findingTexts, equals: Self.faults)
  }

  @Test(arguments: [Coercion.strict, .lenient, .forgiving])
  func bothInputs_agree(coercion: Coercion) throws {
    let object = try JSONSerialization.jsonObject(with: SampleResponse.json)
    let dictionary = try #require(object as? [String: Any])

    let fromBytes = try FetchCharactersResponseBuilder(
      json: SampleResponse.json, coercion: coercion)
    let fromDictionary = FetchCharactersResponseBuilder(
      dictionary: dictionary, coercion: coercion)

    expect(fromBytes.build(), equals: fromDictionary.build())
    expect(fromBytes.findings, equals: fromDictionary.findings)
  }

  static let faults = [
    #"data.limit: read string "20" as Int"#,
    #"data.results[0].id: read string "9000101" as Int"#,
    #"data.results[3].name: required String is missing"#,
    #"data.results[4].modified: expected Date, found string "-0001-11-30T00:00:00-0500""#,
    #"data.results[4].comics.available: read string "34" as Int"#,
    #"data.results[4].urls[1].url: read string "#
      + #""http://pages.example.com/universe/Magneto (Max)" as URL"#,
    #"data.results[5].stories.items[0].type: expected StoryType, found string "", "#
      + "which is not one of its cases",
    #"data.results[5].events: expected object, found array []"#,
  ]
}
