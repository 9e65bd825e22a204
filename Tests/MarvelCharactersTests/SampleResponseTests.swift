import ConstructionBuilders
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct SampleResponseTests {
  @Test func findings_nameEveryFault() throws {
    let sut = try FetchCharactersResponseBuilder(json: SampleResponse.json)

    expect(sut.findingTexts, equals: Self.faults)
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
