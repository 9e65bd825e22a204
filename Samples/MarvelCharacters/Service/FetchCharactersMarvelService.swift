import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches characters from the Marvel API, or from a compatible service.
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
/// It retries failures that may pass, according to its ``RetryPolicy``. Cancelling the task ends a
/// fetch at once. The README beside this file lists what it does with each response.
public struct FetchCharactersMarvelService: Sendable {
  /// The address of the service.
  public var address: ServiceAddress
  /// How often a fetch is retried.
  public var retrying: RetryPolicy
  /// The coercion of responses.
  public var coercion: Coercion
  /// The time limit of one attempt, from the request to the last byte of the response.
  public var deadline: Duration
  /// Called after a failed attempt that will be retried, with the failure and the delay.
  public var willRetry: @Sendable (FetchCharactersServiceFailure, Duration) -> Void = { _, _ in }

  let session: URLSession
  let authentication: @Sendable () async throws -> [URLQueryItem]
  var now: @Sendable () -> Date = { Date() }

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - address: The address of the service.
  ///   - session: The session for the requests. The default, ``session``, stores nothing.
  ///   - retrying: How often attempts are retried, and when.
  ///   - coercion: The coercion of responses.
  ///   - deadline: The time limit of one attempt, from the request to the last byte received.
  ///   - authentication: Makes the authentication parameters for each attempt. No failure contains
  ///     them.
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

  /// A session that stores no responses, because their URLs contain keys, and that neither sends
  /// nor accepts cookies.
  public static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    return URLSession(configuration: configuration)
  }()
}

extension FetchCharactersMarvelService {
  /// All slices of a search.
  public func slices(_ search: CharactersSearch = CharactersSearch()) -> CharactersSlices {
    CharactersSlices(service: self, search: search)
  }

  /// All characters of a search, one at a time, with those that cannot be built.
  public func characters(_ search: CharactersSearch = CharactersSearch()) -> FoundCharacters {
    FoundCharacters(service: self, search: search)
  }

  /// Fetches one slice of characters.
  ///
  /// - Throws: The failure of the last attempt.
  public func slice(
    _ search: CharactersSearch = CharactersSearch()
  ) async throws(FetchCharactersServiceFailure) -> FetchedSlice {
    var (slice, attempts) = try await fetched(search) { (reply, coercion) throws(Reply.Problem) in
      try reply.slice(coercion)
    }
    slice.attempts = attempts
    return slice
  }

  /// Fetches a response, retries, and reads it. Also returns the number of attempts.
  func fetched<Page>(
    _ search: CharactersSearch, _ read: ReplyReader<Page>
  ) async throws(FetchCharactersServiceFailure) -> (Page, attempts: Int) {
    var attempts = 1
    while true {
      do {
        return (try await attempt(search, read), attempts)
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

  /// Makes a failure of a search, with the URL but without authentication parameters.
  func failure(
    _ reason: FetchCharactersServiceFailure.Reason, _ search: CharactersSearch, attempts: Int = 1
  ) -> FetchCharactersServiceFailure {
    FetchCharactersServiceFailure(
      reason: reason, search: search, url: address.characters(search.queryItems), attempts: attempts
    )
  }
}
