import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why there are no comics.
public enum ComicsFailure: Error, Equatable {
  /// No response, or only a part of one.
  case connection(URLError.Code)
  /// A response with a status other than 200.
  case refused(status: Int)
  /// A response without comics. The failure lists every problem.
  case unusable(BuildFailure)
  /// A response without a strong `ETag`, so that a change could overwrite that of somebody else.
  case withoutVersion
  /// The task was cancelled.
  case cancelled

  /// Whether another attempt may succeed.
  var mayPass: Bool {
    switch self {
    // On Linux, the last two also say that the connection was lost.
    case .connection(let code):
      [.timedOut, .networkConnectionLost, .unknown, .badServerResponse].contains(code)
    case .refused(let status): status == 429 || status >= 500
    case .unusable, .withoutVersion, .cancelled: false
    }
  }
}
