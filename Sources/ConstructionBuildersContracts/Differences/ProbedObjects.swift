import ConstructionBuilders

/// How the objects of a contract are read if only their shape counts: with any members.
struct ProbedObjects {
  /// Whether an object without members can be built, by the name of the object.
  let mayBeEmpty: (String) -> Bool

  func type(ofObject name: String) -> any PlainType.Type {
    mayBeEmpty(name) ? [String: JSONValue].self : FilledObject.self
  }
}

extension Contract.Object {
  /// Whether an object without members can be built, as far as is known.
  var mayBeEmpty: Bool {
    variants?.discriminator == nil
      && !fields.contains { field in
        switch field.need {
        case .required, .requiredUnlessOther, .namedByEmpty: true
        case .optional, .notNamedByEmpty, .requiredInSome: false
        }
      }
  }
}

/// An object with any members, and at least one.
private struct FilledObject: PlainType {
  let members: [String: JSONValue]

  static func capture(_ node: JSONNode) -> Captured<FilledObject> {
    [String: JSONValue].capture(node).flatMap(node) { $0.isEmpty ? nil : FilledObject(members: $0) }
  }
}
