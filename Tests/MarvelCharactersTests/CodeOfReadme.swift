import ConstructionBuilders
import Foundation
import MarvelCharacters

/// The code of `Samples/MarvelCharacters/README.md`. It needs a server, so it is only compiled.
enum CodeOfReadme {
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
