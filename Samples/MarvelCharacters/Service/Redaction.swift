import Foundation

/// Removes authentication parameters from a response that quotes them. Findings and failures that
/// quote the response would show them.
struct Redaction {
  /// The values to remove: those of at least eight characters that are not all digits. Shorter
  /// values and numbers are not keys, and occur in any response.
  private let secrets: [Data]

  private static let replacement = Data("REDACTED".utf8)

  init(of parameters: [URLQueryItem]) {
    secrets = parameters.compactMap(\.value)
      .filter { $0.count >= 8 && !$0.allSatisfy(\.isNumber) }.map { Data($0.utf8) }
  }

  /// The body without the secrets; the same body when it contains none.
  func applied(to body: Data) -> Data {
    secrets.reduce(body) { body, secret in
      var body = body
      var start = body.startIndex
      while let range = body.range(of: secret, in: start..<body.endIndex) {
        body.replaceSubrange(range, with: Self.replacement)
        start = range.lowerBound + Self.replacement.count
      }
      return body
    }
  }
}
