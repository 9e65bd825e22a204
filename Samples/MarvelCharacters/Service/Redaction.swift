import Foundation

/// Takes the parameters that authenticate out of a response that quotes them: they would be shown wherever the
/// response is quoted, in a finding as in a failure.
struct Redaction {
  /// Values of eight characters and more, of which one is no digit: others are no keys, and could be anything.
  private let secrets: [Data]

  private static let replacement = Data("REDACTED".utf8)

  init(of parameters: [URLQueryItem]) {
    secrets = parameters.compactMap(\.value)
      .filter { $0.count >= 8 && !$0.allSatisfy(\.isNumber) }.map { Data($0.utf8) }
  }

  /// The body without them; the same body where it has none.
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
