import ConstructionBuilders
import Foundation

/// A `DecodingError` as one line that starts with the path.
///
/// ```text
/// results[0].name: expected String, found number 7
/// ```
struct DecodingProblem: Error, CustomStringConvertible {
  let description: String

  init(_ error: DecodingError, in value: JSONValue) {
    switch error {
    case .keyNotFound(let key, let context):
      description = "\(FieldPath(context.codingPath + [key])): required, but missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let path = FieldPath(context.codingPath)
      let found = value.value(at: path).map { Found($0) }
      let words = found.map { "expected \(type), found \($0)" } ?? "expected \(type)"
      description = path.isEmpty ? words : "\(path): \(words)"
    case .dataCorrupted(let context):
      let path = FieldPath(context.codingPath)
      description = path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    @unknown default:
      description = String(describing: error)
    }
  }
}
