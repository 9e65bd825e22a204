import Foundation
import MarvelCharacters

extension FetchCharactersMarvelService {
  /// A service at a server of the tests that waits for nothing but responses, and for those as long as it takes: a
  /// machine with much to do is no failure.
  static func at(
    _ base: String, retrying: RetryPolicy = Waits().policy(), deadline: Duration = .seconds(3_600),
    authentication: @escaping @Sendable () async throws -> [URLQueryItem] = { [] }
  ) throws -> FetchCharactersMarvelService {
    FetchCharactersMarvelService(
      address: try ServiceAddress(base), retrying: retrying, deadline: deadline,
      authentication: authentication)
  }
}
