extension Data {
  /// What `JSONSerialization` makes of the bytes.
  ///
  /// - Throws: `BuildFailure` with line and column for malformed JSON; ``TopLevelMismatch`` for
  ///   another type.
  func jsonContainer<Container>(_ type: Container.Type) throws -> Container {
    let value = try JSONValue(json: self)
    let object = try JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
    guard let container = object as? Container else { throw TopLevelMismatch(type, got: value) }
    return container
  }
}

/// The top level of a fixture is of another kind than expected.
struct TopLevelMismatch: Error, CustomStringConvertible {
  let description: String

  init<Container>(_ type: Container.Type, got value: JSONValue) {
    var (expected, place, found) = ("\(type)", "", value)
    if type == [String: Any].self { expected = "an object" }
    if type == [[String: Any]].self {
      expected = "an array of objects"
      if case .array(let elements) = value,
        let index = elements.firstIndex(where: { $0.kind != .object })
      {
        (place, found) = (" as element \(index)", elements[index])
      }
    }
    description = "expected \(expected), got \(FoundValue(found))\(place)"
  }
}
