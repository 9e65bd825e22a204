import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why no characters were fetched.
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
/// It can be logged as it is: the address comes without what authenticates, and a response that quotes that is
/// redacted before it is read.
public struct FetchCharactersServiceFailure: Error, Equatable, Sendable {
  /// What happened.
  public let reason: Reason
  /// Which characters were asked for.
  public let search: CharactersSearch
  /// What was asked for, without the parameters that authenticate.
  public let url: URL
  /// How many attempts were made.
  public internal(set) var attempts: Int
  /// What was repaired or dropped in the response, or wrong with it; nothing where there was none.
  public internal(set) var findings: [Finding]
  /// How long the service asked to be left alone.
  public internal(set) var retryAfter: Duration?

  /// A failure by its parts; for tests and previews.
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
  /// What can happen to a fetch.
  public enum Reason: Equatable, Sendable {
    /// The task was cancelled.
    case cancelled
    /// The closure for the parameters that authenticate has thrown.
    case noAuthentication
    /// No response came, or not to its end: the code of `URLSession`.
    case connection(URLError.Code)
    /// The response had not come to its end after this time.
    case deadline(Duration)
    /// Fewer bytes came than the response had promised.
    case cutOff(received: Int, expected: Int)
    /// A status other than 2xx; what the service says to it, where that can be read.
    case refused(status: Int, RefusalResponseModel?)
    /// The response came, but is no slice of characters.
    case unusable(FetchCharactersFailure)
    /// The service answered with characters from another offset than the one asked for, so that going on would show
    /// some twice, or never end.
    case wrongOffset(asked: Int, answered: Int)
    /// There were so many slices, and the service promised more.
    case tooManySlices(Int)
  }
}

extension FetchCharactersServiceFailure.Reason {
  /// Whether the same request may do better.
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
