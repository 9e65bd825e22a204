import ConstructionBuilders
import Foundation

/// Why a response has no characters.
///
/// ```swift
/// "\(FetchCharactersFailure.service(code: 409, status: "You must provide a hash."))"
/// // The service answered with code 409: "You must provide a hash."
/// ```
public enum FetchCharactersFailure: Error, Equatable, Sendable {
  /// The response is malformed JSON, is not an object, or has no code.
  case badJSON(BuildFailure)
  /// The service refused the request, with a code other than 200 and a status text.
  case service(code: Int, status: String?)
  /// The code is 200, but the data cannot be used.
  case badData(BuildFailure)
}

extension FetchCharactersFailure: FindingsError {
  /// The findings about the response; none when the service refused the request.
  public var findings: [Finding] {
    switch self {
    case .badJSON(let failure), .badData(let failure): failure.findings
    case .service: []
    }
  }
}

extension FetchCharactersFailure: CustomStringConvertible, LocalizedError {
  /// A sentence, and one line a problem.
  public var description: String {
    ([sentence] + findings.map { "  \($0)" }).joined(separator: "\n")
  }

  /// The sentence of ``description``, for an alert.
  public var errorDescription: String? { sentence }

  private var sentence: String {
    switch self {
    case .badJSON: "The response cannot be read: \(countWords)"
    case .badData: "The response has no usable data: \(countWords)"
    case .service(let code, let status?):
      "The service answered with code \(code): \(quoted(status))"
    case .service(let code, nil):
      "The service answered with code \(code)"
    }
  }

  private var countWords: String {
    let count = findings.reduce(0) { $0 + ($1.kind.count ?? 1) }
    return count == 1 ? "1 problem" : "\(count) problems"
  }
}
