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

  static func characters(
    of service: FetchCharactersMarvelService,
    showModel: (MarvelCharacters.CharacterResponseModel, Int) -> Void,
    showFailure: (BuildFailure, Int) -> Void
  ) async throws {
    func show(_ model: MarvelCharacters.CharacterResponseModel, at position: Int) {
      showModel(model, position)
    }
    func showGap(_ failure: BuildFailure, at position: Int) { showFailure(failure, position) }

    for try await character in service.characters(CharactersSearch(namesStartingWith: "Spider")) {
      switch character.result {
      case .success(let model): show(model, at: character.position)
      case .failure(let failure): showGap(failure, at: character.position)
      }
    }
  }
}
