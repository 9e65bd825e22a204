import ConstructionBuilders

extension Contract {
  /// How an object is read if only its shape counts: with any members.
  func probedType(ofObject name: String) -> any PlainType.Type {
    object(named: name)?.mayBeEmpty == false ? FilledObject.self : [String: JSONValue].self
  }
}

extension Contract.Object {
  /// Whether an object without members can be built, as far as is known.
  fileprivate var mayBeEmpty: Bool {
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
