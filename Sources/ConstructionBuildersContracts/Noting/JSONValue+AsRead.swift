import ConstructionBuilders

/// The parts of a value, as a builder with a coercion finds them.
extension JSONValue {
  /// The value as an object; nil if it cannot be read as one.
  func object(_ coercion: Coercion) -> JSONValue? {
    if kind == .object { return self }
    guard let members = read([String: JSONValue].self, coercion: coercion) else { return nil }
    var object = Members()
    for key in members.keys.sorted(by: keyPrecedes) { object[key] = members[key] }
    return .object(object)
  }

  /// The elements of an array, or of what can be read as one.
  func elements(_ coercion: Coercion) -> [JSONValue] {
    read([JSONValue].self, coercion: coercion) ?? []
  }

  /// The values of an object, or of what can be read as one, in the order of their keys.
  func members(_ coercion: Coercion) -> [JSONValue] {
    guard case .object(let members)? = object(coercion) else { return [] }
    return members.map(\.value)
  }

  /// The object of all pairs in an array, or in what is read as one; nil if there is none.
  func object(ofPairs key: String, _ value: String, _ coercion: Coercion) -> JSONValue? {
    guard let pairs = read([JSONValue].self, coercion: coercion) else { return nil }
    var members = Members()
    for pair in pairs {
      guard case .object(let parts)? = pair.object(coercion) else { continue }
      if let name = parts[key]?.read(String.self, coercion: .lenient) {
        members[name] = parts[value]
      }
    }
    return .object(members)
  }

  /// The value at a path; nil if there is none.
  func value(at path: FieldPath, _ coercion: Coercion) -> JSONValue? {
    JSONNode.withRoot(self, coercion) { root in
      Field<JSONValue>.read(at: path.components, in: root, of: nil).wrappedValue
    }
  }
}
