extension ConstructionBuilder {
  /// A builder that reads an object as this one was read; nil if the value is not an object.
  package func reading(
    _ object: JSONValue, _ coercion: Coercion = .lenient, isNoted: Bool
  ) -> Self? {
    let told = (self as? any VariantBuilder)?.readingAsTold(object, coercion, isNoted: isNoted)
    if let told { return told as? Self }
    return Self(object, coercion, isNoted: isNoted)
  }

  /// Whether the same variant was told of both, if they have variants.
  package func isToldVariant(of other: Any) -> Bool {
    (self as? any VariantBuilder)?.variantTold == (other as? any VariantBuilder)?.variantTold
  }

  /// The fields that are members of the object. An unknown variant that was told from outside is
  /// declared, so that its finding is listed, but is no member.
  package var fieldsInObject: [DeclaredField] {
    let isDeclared = (self as? any VariantBuilder)?.declaresOutsideVariant ?? false
    return isDeclared ? Array(declaredFields.dropFirst()) : declaredFields
  }
}

extension VariantBuilder {
  /// The key of the discriminator; nil if the variant comes from outside of the object.
  package var discriminatorOfVariants: String? { Self.variants.discriminator }

  /// The value of the discriminator, wherever it comes from.
  package var variantTold: String? { Self.variants.told(by: Self.variants.type(of: self)) }

  fileprivate var declaresOutsideVariant: Bool {
    discriminatorOfVariants == nil && variantTold != nil
      && Self.variants.type(of: self).outcome != .value
  }

  /// The object from which the builder was read, also if only its variant tells it.
  package var originOfVariant: ObjectOrigin? { Self.variants.type(of: self).origin }

  /// Whether another builder of this type reads other fields, because it is another variant.
  package func isOtherVariant(than other: any ConstructionBuilder) -> Bool {
    func position(_ told: String?) -> Int? {
      told.flatMap(Self.variants.position)
    }
    return (other as? Self).map { position(variantTold) != position($0.variantTold) } ?? false
  }

  /// The same for a builder whose variant comes from outside; nil for any other.
  fileprivate func readingAsTold(
    _ object: JSONValue, _ coercion: Coercion, isNoted: Bool
  ) -> (any ConstructionBuilder)? {
    let type = Self.variants.type(of: self)
    guard discriminatorOfVariants == nil, let variant = Self.variants.told(by: type) else {
      return nil
    }
    let plain = ReadingContext(coercion)
    return JSONNode.withRoot(object, coercion) { node in
      node.withObject(isNoted ? plain.noted : plain) { fields in
        Self.variants.builder(from: copy fields, type: Field(Captured(variant), keyWord: .none))
      }
    }
  }
}
