import ConstructionBuilders

extension JSONValue {
  /// The JSON of an untyped Swift value, such as a dictionary that a test has written.
  ///
  /// Members are sorted by key. `JSONSerialization` would stop the process for a value that is not
  /// JSON; this initialiser throws.
  init(untyped value: Any, at path: FieldPath = FieldPath()) throws(NotJSON) {
    if let value = value as? JSONValue {
      self = value
    } else if let object = value as? [String: Any] {
      var members = Members()
      for (key, member) in object.sorted(by: { keyPrecedes($0.key, $1.key) }) {
        members[key] = try JSONValue(untyped: member, at: path + FieldPath([.key(key)]))
      }
      self = .object(members)
    } else if let array = value as? [Any] {
      var elements: [JSONValue] = []
      for (index, element) in array.enumerated() {
        elements.append(try JSONValue(untyped: element, at: path + FieldPath([.index(index)])))
      }
      self = .array(elements)
    } else if let scalar = ScalarBuilder(dictionary: ["value": value]).value {
      self = scalar
    } else {
      throw NotJSON(path: path, value: value)
    }
  }
}

/// Reads a value of a dictionary as builders do, so that `true` and `1` are different values.
private struct ScalarBuilder: ConstructionBuilder {
  @Field var value: JSONValue?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<JSONValue, BuildFailure> { construct({ $0 }, $value) }
}

/// A Swift value that has no JSON.
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
