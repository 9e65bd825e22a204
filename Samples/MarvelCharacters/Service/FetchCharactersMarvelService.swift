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
public struct FetchCharactersMarvelService: Sendable {
  /// The address of the service.
  public var address: ServiceAddress
  /// The coercion of responses.
  public var coercion: Coercion
  /// Waits between two attempts, and throws when the task is cancelled. Tests wait for nothing.
  public var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  let session: URLSession
  let authentication: @Sendable () async throws -> [URLQueryItem]

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - address: The address of the service.
  ///   - session: The session for the requests. The default, ``session``, stores nothing.
  ///   - coercion: The coercion of responses.
  ///   - authentication: Makes the authentication parameters for each attempt. No failure contains
  ///     them.
  public init(
    address: ServiceAddress = .marvel, session: URLSession = Self.session,
    coercion: Coercion = .lenient,
    authentication: @escaping @Sendable () async throws -> [URLQueryItem] = { [] }
  ) {
    self.address = address
    self.session = session
    self.coercion = coercion
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

  /// All slices of a search.
  public func slices(_ search: CharactersSearch = CharactersSearch()) -> CharactersSlices {
    CharactersSlices(service: self, search: search)
  }

  /// Fetches one slice of characters, in up to four attempts.
  ///
  /// - Throws: The failure of the last attempt.
  public func slice(
    _ search: CharactersSearch = CharactersSearch()
  ) async throws(FetchCharactersServiceFailure) -> FetchedSlice {
    var failure: FetchCharactersServiceFailure
    var attempts = 0
    repeat {
      attempts += 1
      do {
        return try await attempt(search)
      } catch {
        failure = error
        failure.attempts = attempts
      }
      guard attempts < 4, failure.reason.isPassing else { throw failure }
      // Half a second, one second, two.
      do { try await pause(.milliseconds(250 << attempts)) } catch {
        throw self.failure(.cancelled, search)
      }
    } while true
  }
}

extension FetchCharactersMarvelService {
  /// Sends one request, and parses its response.
  private func attempt(
    _ search: CharactersSearch
  ) async throws(FetchCharactersServiceFailure) -> FetchedSlice {
    let parameters: [URLQueryItem]
    do {
      parameters = try await authentication()
    } catch {
      throw failure(.noAuthentication, search)
    }
    let (body, status) = try await response(to: search, parameters)
    let json = redacted(body, parameters)
    guard (200...299).contains(status) else { throw refusal(json, status, search) }
    let builder: FetchCharactersResponseBuilder
    do throws(BuildFailure) {
      builder = try FetchCharactersResponseBuilder(json: json, coercion: coercion)
    } catch {
      throw failure(.unusable(.badJSON(error)), search, error.findings)
    }
    do throws(FetchCharactersFailure) {
      return try FetchedSlice(builder)
    } catch {
      throw failure(.unusable(error), search, builder.findings)
    }
  }

  /// The body and the status of a response. An error of `URLSession` contains the URL with the
  /// keys, so only its code is thrown.
  private func response(
    to search: CharactersSearch, _ parameters: [URLQueryItem]
  ) async throws(FetchCharactersServiceFailure) -> (body: Data, status: Int) {
    let url = address.characters(search.queryItems + parameters)
    do {
      let (body, response) = try await session.data(for: URLRequest(url: url))
      guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      return (body, response.statusCode)
    } catch {
      guard !Task.isCancelled else { throw failure(.cancelled, search) }
      throw failure(.connection((error as? URLError)?.code ?? .unknown), search)
    }
  }

  /// The failure of a status other than 2xx, with the text of the body when it has one.
  private func refusal(
    _ json: Data, _ status: Int, _ search: CharactersSearch
  ) -> FetchCharactersServiceFailure {
    let report = RefusalResponseBuilder.report(json: json)
    return failure(.refused(status: status, try? report.result.get()), search, report.findings)
  }

  /// Makes a failure of a search, with the URL but without authentication parameters.
  func failure(
    _ reason: FetchCharactersServiceFailure.Reason, _ search: CharactersSearch,
    _ findings: [Finding] = []
  ) -> FetchCharactersServiceFailure {
    FetchCharactersServiceFailure(
      reason: reason, search: search, url: address.characters(search.queryItems),
      findings: findings)
  }
}
