import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a fetch failed.
///
/// ```swift
/// do {
///   show(try await service.slice(CharactersSearch()).slice)
/// } catch {
///   log(error)
///   // The service answered with status 409: "Limit greater than 100."
///   //   GET https://gateway.marvel.com/v1/public/characters?limit=200&offset=0
/// }
/// ```
///
/// It is safe to log: the URL has no authentication parameters, and keys that a response quotes are
/// redacted before it is parsed.
public struct FetchCharactersServiceFailure: Error, Equatable, Sendable {
  /// The reason.
  public let reason: Reason
  /// The search that failed.
  public let search: CharactersSearch
  /// The URL of the request, without authentication parameters.
  public let url: URL
  /// The number of attempts.
  public internal(set) var attempts: Int
  /// The findings about the response; none without a response.
  public internal(set) var findings: [Finding]
  /// The delay that the service asked for.
  public internal(set) var retryAfter: Duration?

  /// A failure from its parts, for tests and previews.
  public init(
    reason: Reason, search: CharactersSearch, url: URL, attempts: Int = 1, findings: [Finding] = [],
    retryAfter: Duration? = nil
  ) {
    self.reason = reason
    self.search = search
    self.url = url
    self.attempts = attempts
    self.findings = findings
    self.retryAfter = retryAfter
  }
}

extension FetchCharactersServiceFailure {
  /// The reasons for a failed fetch.
  public enum Reason: Equatable, Sendable {
    /// The task was cancelled.
    case cancelled
    /// The closure for the authentication parameters threw an error.
    case noAuthentication
    /// No complete response came: the error code of `URLSession`.
    case connection(URLError.Code)
    /// The response was not complete at the deadline.
    case deadline(Duration)
    /// Fewer bytes came than the response declared.
    case cutOff(received: Int, expected: Int)
    /// A status other than 2xx, with the refusal of the service when it can be parsed.
    case refused(status: Int, RefusalResponseModel?)
    /// The response is not a slice of characters.
    case unusable(FetchCharactersFailure)
    /// The service sent characters from another offset. Continuing would repeat characters, or
    /// never end.
    case wrongOffset(asked: Int, answered: Int)
    /// The maximum number of slices came, and the service promised more.
    case tooManySlices(Int)
  }
}

extension FetchCharactersServiceFailure.Reason {
  /// Whether the same request may succeed later.
  var isPassing: Bool {
    switch self {
    case .deadline, .cutOff: true
    case .connection(let code): code.meansDropped
    case .refused(let status, _): status == 429 || (500...599).contains(status)
    case .cancelled, .noAuthentication, .unusable, .wrongOffset, .tooManySlices: false
    }
  }
}

extension FetchCharactersServiceFailure: FindingsError {}
