import ConstructionBuilders
import Foundation

/// Writes what a test has put into a dictionary, or says where it is no JSON: `JSONSerialization` would stop
/// the process.
enum JSONWriting {
  static func data(of json: Any) throws -> Data {
    if let problem = problem(in: json, at: FieldPath()) { throw problem }
    return try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
  }

  private static func problem(in json: Any, at path: FieldPath) -> NotJSON? {
    if let members = json as? [String: Any] {
      return members.sorted { $0.key < $1.key }.lazy.compactMap { key, value in
        problem(in: value, at: path + FieldPath([.key(key)]))
      }.first
    }
    if let elements = json as? [Any] {
      return elements.enumerated().lazy.compactMap { index, element in
        problem(in: element, at: path + FieldPath([.index(index)]))
      }.first
    }
    return JSONSerialization.isValidJSONObject([json]) ? nil : NotJSON(path: path, value: json)
  }
}

/// A value that JSON does not know.
struct NotJSON: Error, CustomStringConvertible {
  let path: FieldPath
  let type: String
  let text: String

  init(path: FieldPath, value: Any) {
    self.path = path
    type = String(describing: Swift.type(of: value))
    text = String(describing: value)
  }

  var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(place)JSON cannot hold \(text) of type \(type)"
  }
}
