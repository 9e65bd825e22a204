import ConstructionBuilders
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
public struct FetchCharactersServiceFailure: FindingsError, Equatable {
  /// The reason.
  public let reason: Reason
  /// The search that failed.
  public let search: CharactersSearch
  /// The URL of the request, without authentication parameters.
  public let url: URL
  /// The findings about the response; none without a response.
  public let findings: [Finding]
  /// The number of attempts.
  public internal(set) var attempts = 1

  /// The reasons for a failed fetch.
  public enum Reason: Equatable, Sendable {
    /// The task was cancelled.
    case cancelled
    /// The closure for the authentication parameters threw an error.
    case noAuthentication
    /// No complete response came: the error code of `URLSession`.
    case connection(URLError.Code)
    /// A status other than 2xx, with the refusal of the service when it can be parsed.
    case refused(status: Int, RefusalResponseModel?)
    /// The response is not a slice of characters.
    case unusable(FetchCharactersFailure)
    /// The service sent characters from another offset. Continuing would repeat characters, or
    /// never end.
    case wrongOffset(asked: Int, answered: Int)
  }
}

extension FetchCharactersServiceFailure: CustomStringConvertible, LocalizedError {
  /// The reason, and the request on the last line.
  public var description: String {
    "\(reason)\n  GET \(url.absoluteString)" + (attempts == 1 ? "" : ", \(attempts) attempts")
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}

extension FetchCharactersServiceFailure.Reason: CustomStringConvertible {
  /// The reason, without the URL.
  public var description: String {
    switch self {
    case .cancelled: "The fetch was cancelled"
    case .noAuthentication: "The authentication parameters could not be made"
    case .connection(let code): "No response came: \(code.words)"
    case .refused(let status, let refusal):
      "The service answered with status \(status)"
        + (refusal?.words.map { ": \(quoted($0))" } ?? "")
    case .unusable(let failure): failure.description
    case .wrongOffset(let asked, let answered):
      "The service sent characters from offset \(answered) instead of \(asked)"
    }
  }

  /// Whether the same request may succeed later.
  var isPassing: Bool {
    switch self {
    case .connection(let code): code.meansDropped
    case .refused(let status, _): status == 429 || (500...599).contains(status)
    case .cancelled, .noAuthentication, .unusable, .wrongOffset: false
    }
  }
}

extension URLError.Code {
  /// Whether a connection was lost or took too long. On Linux a response that ends too early is
  /// `.unknown`, and a missing response is `.badServerResponse`.
  fileprivate var meansDropped: Bool {
    [.networkConnectionLost, .timedOut, .badServerResponse, .unknown].contains(self)
  }

  /// The meaning of the code. The descriptions of Foundation differ between platforms, and contain
  /// the URL.
  fileprivate var words: String {
    switch self {
    case .unknown, .networkConnectionLost: "the connection was lost"
    case .timedOut: "it took too long"
    case .cannotConnectToHost: "no connection to the host"
    case .cannotFindHost, .dnsLookupFailed: "the host was not found"
    case .notConnectedToInternet: "this device is offline"
    case .secureConnectionFailed: "no secure connection to the host"
    default: "URLError \(rawValue)"
    }
  }
}
