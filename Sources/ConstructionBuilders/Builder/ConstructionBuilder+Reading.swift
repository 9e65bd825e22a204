extension ConstructionBuilder {
  /// A builder that reads an object as this one was read; nil if the value is not an object.
  package func reading(
    _ object: JSONValue, _ coercion: Coercion = .lenient, isNoted: Bool
  ) -> Self? {
    let told = (self as? any KindedBuilder)?.readingAsTold(object, coercion, isNoted: isNoted)
    if let told { return told as? Self }
    return Self(object, coercion, isNoted: isNoted)
  }
}

extension KindedBuilder {
  /// The key of the discriminator; nil if the kind comes from outside of the object.
  package var discriminatorOfKinds: String? { Self.kinds.discriminator }

  /// The value of the discriminator, wherever it comes from.
  package var kindTold: String? { Self.kinds.type(of: self).value }

  /// The same for a builder whose kind comes from outside; nil for any other.
  fileprivate func readingAsTold(
    _ object: JSONValue, _ coercion: Coercion, isNoted: Bool
  ) -> (any ConstructionBuilder)? {
    let type = Self.kinds.type(of: self)
    guard discriminatorOfKinds == nil, let kind = type.value else { return nil }
    let plain = ReadingContext(coercion)
    return JSONNode.withRoot(object, coercion) { node in
      node.withObject(isNoted ? plain.noted : plain) { fields in
        Self.kinds.builder(from: copy fields, type: Field(Captured(kind), keyWord: .none))
      }
    }
  }
}
