import ConstructionBuilders
import Foundation

extension FetchCharactersServiceFailure: CustomStringConvertible, LocalizedError {
  /// What happened, and on the last line what was asked for.
  public var description: String {
    let attempts = attempts == 1 ? "" : ", \(attempts) attempts"
    let patience = retryAfter.map { "; it asks to be left alone for \($0.components.seconds) s" }
    return "\(reason)\(patience ?? "")\n  GET \(url.absoluteString)\(attempts)"
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}

extension FetchCharactersServiceFailure.Reason: CustomStringConvertible {
  /// What happened, without the address.
  public var description: String {
    switch self {
    case .cancelled: "The fetch was cancelled"
    case .noAuthentication: "The parameters that authenticate could not be made"
    case .connection(let code): "No response came: \(code.words)"
    case .deadline(let time): "The response was not there after \(time)"
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
      "The service answered with characters from \(answered) when asked for those from \(asked)"
    case .tooManySlices(let count):
      "There were \(count) slices of characters, and the service promised more"
    }
  }
}
