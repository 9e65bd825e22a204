import ConstructionBuilders
import ConstructionBuildersTesting
import MarvelCharacters
import Testing

/// What a backend could make of the sample response without notice, one change at a time.
struct MutationTests {
  @Test(arguments: try JSONMutation.all(of: SampleResponse.json))
  func response_survives(mutation: JSONMutation) throws {
    try mutation.check { parseFetchCharacters(json: $0) }
    try mutation.check(FetchCharactersResponseBuilder.self)
  }
}
