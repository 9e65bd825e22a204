import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches characters from the Marvel API, or from a service of its kind.
///
/// ```swift
/// let keys = try MarvelKeys(environment: ProcessInfo.processInfo.environment)
/// let service = FetchCharactersMarvelService(authentication: { keys?.queryItems() ?? [] })
///
/// for try await page in service.slices(CharactersSearch(namesStartingWith: "Spider")) {
///   show(page.slice.results)
///   report(page.findings)
/// }
/// ```
///
/// It tries again what may be better next time, as its ``RetryPolicy`` says. A cancelled task ends it at once. What it
/// does with each answer, and how long much of it takes, is in `Samples/README.md`.
public struct FetchCharactersMarvelService: Sendable {
  /// Where the service is.
  public var address: ServiceAddress
  /// How often a fetch is tried again.
  public var retrying: RetryPolicy
  /// What is coerced in a response.
  public var coercion: Coercion
  /// How long one attempt may take, from the request to the last byte of the response.
  public var deadline: Duration
  /// Is told why an attempt has failed before the next one, and how long it will wait.
  public var willRetry: @Sendable (FetchCharactersServiceFailure, Duration) -> Void = { _, _ in }

  let session: URLSession
  let authentication: @Sendable () async throws -> [URLQueryItem]
  var now: @Sendable () -> Date = { Date() }

  /// A service by its parts.
  ///
  /// - Parameters:
  ///   - address: Where the service is.
  ///   - session: Who sends the requests. By default ``session``, which leaves nothing behind.
  ///   - retrying: How often an attempt is made again, and when.
  ///   - coercion: What may be used although it arrived as another kind.
  ///   - deadline: How long one attempt may take, from the request to the last byte of the response.
  ///   - authentication: The parameters that authenticate, made anew for each attempt. They are in no failure.
  public init(
    address: ServiceAddress = .marvel,
    session: URLSession = Self.session,
    retrying: RetryPolicy = .standard,
    coercion: Coercion = .lenient,
    deadline: Duration = .seconds(60),
    authentication: @escaping @Sendable () async throws -> [URLQueryItem] = { [] }
  ) {
    self.address = address
    self.session = session
    self.retrying = retrying
    self.coercion = coercion
    self.deadline = deadline
    self.authentication = authentication
  }

  /// A session that stores no response, because its address has keys in it, and neither sends nor accepts cookies.
  public static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    return URLSession(configuration: configuration)
  }()
}

extension FetchCharactersMarvelService {
  /// All characters of a search, slice by slice.
  public func slices(_ search: CharactersSearch = CharactersSearch()) -> CharactersSlices {
    CharactersSlices(service: self, search: search)
  }

  /// One slice of characters.
  ///
  /// - Throws: What happened to the last attempt.
  public func slice(
    _ search: CharactersSearch = CharactersSearch()
  ) async throws(FetchCharactersServiceFailure) -> FetchedSlice {
    var attempts = 1
    while true {
      do {
        var slice = try await attempt(search)
        slice.attempts = attempts
        return slice
      } catch {
        var failure = error
        failure.attempts = attempts
        guard failure.reason.isPassing,
          let delay = retrying.delay(afterAttempts: attempts, retryAfter: failure.retryAfter)
        else { throw failure }
        willRetry(failure, delay)
        do {
          try await retrying.pause(delay)
        } catch {
          throw self.failure(.cancelled, search, attempts: attempts)
        }
      }
      attempts += 1
    }
  }

  /// A failure of a search, with the address as it can be shown.
  func failure(
    _ reason: FetchCharactersServiceFailure.Reason, _ search: CharactersSearch, attempts: Int = 1
  ) -> FetchCharactersServiceFailure {
    FetchCharactersServiceFailure(
      reason: reason, search: search, url: address.characters(search.queryItems), attempts: attempts
    )
  }
}
