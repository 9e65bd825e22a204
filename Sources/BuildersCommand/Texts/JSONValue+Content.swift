import ConstructionBuilders

extension JSONValue {
  /// The array or object that a text has as JSON; nil for others.
  var content: JSONValue? {
    guard case .string(let text) = self, let value = try? JSONValue(json: text),
      [.array, .object].contains(value.kind)
    else { return nil }
    return value
  }
}
