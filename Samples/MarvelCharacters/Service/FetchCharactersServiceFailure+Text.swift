import ConstructionBuilders
import Foundation

extension FetchCharactersServiceFailure: CustomStringConvertible, LocalizedError {
  /// The reason, and the request on the last line.
  public var description: String {
    let attempts = attempts == 1 ? "" : ", \(attempts) attempts"
    let request = retryAfter.map { "; it asks to wait \($0.components.seconds) s" }
    return "\(reason)\(request ?? "")\n  GET \(url.absoluteString)\(attempts)"
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
    case .deadline(let time): "No complete response came within \(time)"
    case .cutOff(let received, let expected):
      "The response was cut off after \(received) of \(expected) bytes"
    case .refused(let status, let refusal):
      if let words = refusal?.words {
        "The service answered with status \(status): \(quoted(words))"
      } else {
        "The service answered with status \(status)"
      }
    case .unusable(let failure): failure.description
    case .wrongOffset(let asked, let answered):
      "The service sent characters from offset \(answered) instead of \(asked)"
    case .tooManySlices(let count):
      "There were \(count) slices of characters, and the service promised more"
    }
  }
}
