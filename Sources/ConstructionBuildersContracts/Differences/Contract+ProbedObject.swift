import ConstructionBuilders

extension Contract {
  /// How an object is read if only its shape counts: with any members.
  func probedType(ofObject name: String) -> any PlainType.Type {
    mayBeEmpty(object(named: name)) ? [String: JSONValue].self : FilledObject.self
  }

  /// Whether an object without members can be built, as far as is known.
  private func mayBeEmpty(_ object: Contract.Object?) -> Bool {
    guard let object, object.variants == nil else {
      return object?.variants.map(mayBeEmpty) ?? true
    }
    return !object.fields.contains { field in
      switch field.need {
      case .required, .requiredUnlessOther, .namedByEmpty: true
      case .optional, .notNamedByEmpty, .requiredInSome: false
      }
    }
  }

  /// Whether that is so of an object of any variant. What tells it can be outside.
  private func mayBeEmpty(_ variants: Variants) -> Bool {
    variants.discriminator == nil
      && variants.variants.contains { variant in
        guard let value = variant.value else { return true }
        guard case .object(let name) = value else { return false }
        guard variants.content.isEmpty, let object = object(named: name) else { return false }
        return object.variants == nil && mayBeEmpty(object)
      }
  }
}

/// A row with any elements. Nothing but JSON in a string is read in its place.
struct RowShape: PlainType {
  let elements: [JSONValue]

  static func capture(_ node: JSONNode) -> Captured<RowShape> {
    let isEmbedded = node.kind == .string && node.withEmbedded { $0.isArray } == true
    let row =
      node.isReadAsNull ? node : isEmbedded ? node.with(.embeddedJSON) : node.with(.strict)
    return [JSONValue].capture(row).flatMap(node) { RowShape(elements: $0) }
  }
}

/// An object with any members, and at least one.
private struct FilledObject: PlainType {
  let members: [String: JSONValue]

  static func capture(_ node: JSONNode) -> Captured<FilledObject> {
    [String: JSONValue].capture(node).flatMap(node) { $0.isEmpty ? nil : FilledObject(members: $0) }
  }
}
