import Foundation

/// The body without authentication parameters that it quotes. Findings and failures that quote the
/// response would show them.
///
/// Values of fewer than eight characters and numbers stay: they are not keys, and occur in any
/// response.
func redacted(_ body: Data, _ parameters: [URLQueryItem]) -> Data {
  let secrets = parameters.compactMap(\.value)
    .filter { $0.count >= 8 && !$0.allSatisfy(\.isNumber) }
  return secrets.reduce(body) { $0.replacing(Data($1.utf8), with: Data("REDACTED".utf8)) }
}
