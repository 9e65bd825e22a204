import ConstructionBuilders
import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// A recorded response of 2022, which is beside a checkout, not in it.
@Suite(.enabled(if: RealResponse.isThere, "RECORDED_DATA has no response"))
struct RealResponseTests {
  @Test func characters_areAllTwenty() throws {
    let slice = try parseFetchCharacters(json: RealResponse.json()).get()

    expect(slice.offset, equals: 0)
    expect(slice.limit, equals: 20)
    expect(slice.total, equals: 1562)
    expect(slice.count, equals: 20)
    expect(slice.results.map(\.name), equals: Self.names)
    expect(slice.results.count { $0.modified == nil }, equals: 8)
    expect(slice.results.count { $0.thumbnail == nil }, equals: 7)
    #expect(slice.results.allSatisfy { $0.urls.allSatisfy { $0.url != nil } })
  }

  @Test func firstCharacter_isAsInTheFile() throws {
    let first = try parseFetchCharacters(json: RealResponse.json()).get().results[0]

    expect(first.id, equals: 1_011_334)
    expect(first.description, equals: "")
    expect(first.modified, equals: Date(timeIntervalSince1970: 1_398_795_497))
    expect(
      first.thumbnail?.url(size: .portraitXLarge).absoluteString,
      equals: "http://i.annihil.us/u/prod/marvel/i/mg/c/e0/535fecbbb9784/portrait_xlarge.jpg")
    expect(first.comics?.available, equals: 12)
    expect(first.comics?.items.count, equals: 12)
    expect(first.stories?.items.map(\.type).prefix(2), equals: [.cover, .interiorStory])
    expect(first.urls.map(\.type), equals: [.detail, .wiki, .comiclink])
  }

  @Test func findings_areTheFourStoriesWithAnEmptyType() throws {
    let sut = try FetchCharactersResponseBuilder(json: RealResponse.json())

    expect(
      sut.findings.map(\.path),
      equals: [
        "data.results[4].stories.items[7].type", "data.results[8].stories.items[1].type",
        "data.results[10].stories.items[12].type", "data.results[10].stories.items[13].type",
      ])
    #expect(sut.findings.allSatisfy { $0.kind == .unknownCase && $0.found?.excerpt == "\"\"" })
  }

  static let names = [
    "3-D Man", "A-Bomb (HAS)", "A.I.M.", "Aaron Stack", "Abomination (Emil Blonsky)",
    "Abomination (Ultimate)", "Absorbing Man", "Abyss", "Abyss (Age of Apocalypse)",
    "Adam Destine", "Adam Warlock", "Aegis (Trey Rollins)", "Aero (Aero)", "Agatha Harkness",
    "Agent Brand", "Agent X (Nijo)", "Agent Zero", "Agents of Atlas", "Aginar",
    "Air-Walker (Gabriel Lan)",
  ]
}
