import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLError.Code {
  /// Whether there was a connection that was lost, or took too long. On Linux a response that ends too early is
  /// `.unknown`, and none at all a `.badServerResponse`.
  var meansDropped: Bool {
    switch self {
    case .networkConnectionLost, .timedOut, .badServerResponse, .unknown: true
    default: false
    }
  }

  /// What the code means. Foundation's own words differ from one platform to the other, and come with the address.
  var words: String {
    switch self {
    case .unknown, .networkConnectionLost: "the connection was lost"
    case .timedOut: "it took too long"
    case .badServerResponse: "the server sent nothing that is HTTP"
    case .cannotConnectToHost: "no connection to the host"
    case .cannotFindHost, .dnsLookupFailed: "the host was not found"
    case .notConnectedToInternet: "this device is offline"
    case .secureConnectionFailed: "no secure connection to the host"
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      "the host's certificate cannot be trusted"
    case .httpTooManyRedirects: "too many redirects"
    case .unsupportedURL: "an answer or an address that is not HTTP"
    case .appTransportSecurityRequiresSecureConnection: "the app may use https:// only"
    default: "URLError \(rawValue)"
    }
  }
}
