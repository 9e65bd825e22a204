import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// Changes that a backend could make to a response without notice, one at a time.
struct MutationTests {
  /// Every change to every field, of one character with all members.
  @Test func builder_doesWhatItDeclares() throws {
    try JSONMutation.all(of: Self.response.data).check(FetchCharactersResponseBuilder.self)
  }

  /// Changes to a real response, which repeats the same fields. `ALL_CASES` checks each of them.
  @Test func builderOfARealResponse_doesWhatItDeclares() throws {
    try JSONMutation.all(
      of: SampleResponse.json, sampling: checksAllCases ? nil : 50, seed: 2022
    ).check(FetchCharactersResponseBuilder.self)
  }

  /// The stored table tells which changes of which field are tolerated; to change it is a decision.
  /// `print(table.json)` prints the current table.
  @Test func tolerances_areThoseThatWereDecided() throws {
    let table = try JSONMutation.all(of: Self.response.data)
      .tolerances { parseFetchCharacters(json: $0) }

    table.verify(against: try Fixture.decode(ToleranceTable.self, from: "tolerances"))
  }

  /// A response with one complete character.
  static let response = FetchCharactersResponseBuilderTests.valid.with {
    Member(
      "data",
      nested: CharactersSliceResponseBuilderTests.valid.with {
        Member("results", [CharacterResponseBuilderTests.valid], \.results)
      })
  }
}
