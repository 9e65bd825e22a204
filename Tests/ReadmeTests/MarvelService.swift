import ConstructionBuilders
import Foundation
import MarvelCharacters

/// The code of `Samples/README.md`. It is only compiled, because it needs a server.
enum MarvelService {
  static func search(
    show: ([MarvelCharacters.CharacterResponseModel]) -> Void, report: ([Finding]) -> Void
  ) async throws {
    let keys = try MarvelKeys(environment: ProcessInfo.processInfo.environment)
    let service = FetchCharactersMarvelService(authentication: { keys?.queryItems() ?? [] })

    for try await page in service.slices(CharactersSearch(namesStartingWith: "Spider")) {
      show(page.slice.results)
      report(page.findings)
    }
  }
}
