import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLError.Code {
  /// Whether a connection was lost or took too long. On Linux a response that ends too early is
  /// `.unknown`, and a missing response is `.badServerResponse`.
  var meansDropped: Bool {
    switch self {
    case .networkConnectionLost, .timedOut, .badServerResponse, .unknown: true
    default: false
    }
  }

  /// The meaning of the code. The descriptions of Foundation differ between platforms, and contain
  /// the URL.
  var words: String {
    switch self {
    case .unknown, .networkConnectionLost: "the connection was lost"
    case .timedOut: "it took too long"
    case .badServerResponse: "the server sent no HTTP response"
    case .cannotConnectToHost: "no connection to the host"
    case .cannotFindHost, .dnsLookupFailed: "the host was not found"
    case .notConnectedToInternet: "this device is offline"
    case .secureConnectionFailed: "no secure connection to the host"
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      "the host's certificate cannot be trusted"
    case .httpTooManyRedirects: "too many redirects"
    case .unsupportedURL: "the URL or the response is not HTTP"
    case .appTransportSecurityRequiresSecureConnection: "the app may use https:// only"
    default: "URLError \(rawValue)"
    }
  }
}
