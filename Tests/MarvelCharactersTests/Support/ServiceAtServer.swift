import Foundation
import MarvelCharacters

extension FetchCharactersMarvelService {
  /// A service for a server of the tests. It has no delays, and waits for a response as long as it
  /// takes: a busy machine is no failure.
  static func at(
    _ base: String, retrying: RetryPolicy = Waits().policy(), deadline: Duration = .seconds(3_600),
    authentication: @escaping @Sendable () async throws -> [URLQueryItem] = { [] }
  ) throws -> FetchCharactersMarvelService {
    FetchCharactersMarvelService(
      address: try ServiceAddress(base), retrying: retrying, deadline: deadline,
      authentication: authentication)
  }
}
