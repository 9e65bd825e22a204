import ConstructionBuilders
import Foundation
import MarvelCharacters

/// Fetches all characters of a search, and shows the progress.
enum Fetching {
  /// Reads until the end, or until an error.
  static func reading(
    _ search: ServiceSearch, coercion: Coercion, _ surroundings: Surroundings
  ) async throws(UsageError) -> Reading {
    let progress = surroundings.progress
    var service = try service(search, coercion, surroundings)
    service.willRetry = { failure, delay in
      let seconds = String(format: "%.1f", delay / .seconds(1))
      progress.show("trying again in \(seconds) s: \(failure.reason)")
    }
    progress.show("fetching")
    defer { progress.clear() }
    var reading = Reading()
    do {
      for try await page in service.slices(
        CharactersSearch(namesStartingWith: search.namesStartingWith))
      {
        reading.add(page)
        progress.show("\(page.slice.offset + page.sentCount) of \(page.slice.total)")
      }
      reading.addAbsence()
    } catch {
      reading.add(error)
    }
    return reading
  }

  private static func service(
    _ search: ServiceSearch, _ coercion: Coercion, _ surroundings: Surroundings
  ) throws(UsageError) -> FetchCharactersMarvelService {
    let keys: MarvelKeys?
    do throws(MarvelKeys.OneKeyMissing) {
      keys = try MarvelKeys(environment: surroundings.environment)
    } catch {
      throw .oneKey(error)
    }
    return FetchCharactersMarvelService(
      address: search.address, retrying: surroundings.retrying, coercion: coercion,
      deadline: surroundings.deadline, authentication: { keys?.queryItems() ?? [] })
  }
}
