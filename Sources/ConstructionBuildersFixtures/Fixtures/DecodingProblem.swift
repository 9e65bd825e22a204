import ConstructionBuilders
import Foundation

/// A `DecodingError` in one line that begins with the path.
///
/// ```text
/// results[0].name: expected String, found number 7
/// ```
public struct DecodingProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ error: DecodingError, in value: JSONValue) {
    switch error {
    case .keyNotFound(let key, let context):
      description = "\(FieldPath(codingPath: context.codingPath + [key])): required, but missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let path = FieldPath(codingPath: context.codingPath)
      let found = value.value(at: path).map { Found(kind: $0.kind, excerpt: $0.description) }
      let words = found.map { "expected \(type), found \($0)" } ?? "expected \(type)"
      description = path.isEmpty ? words : "\(path): \(words)"
    case .dataCorrupted(let context):
      let path = FieldPath(codingPath: context.codingPath)
      description = path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    @unknown default:
      description = String(describing: error)
    }
  }
}

extension FieldPath {
  init(codingPath: [any CodingKey]) {
    self.init(codingPath.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
  }
}
