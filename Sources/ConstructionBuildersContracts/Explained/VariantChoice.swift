package import ConstructionBuilders

/// The variant of an object that a discriminator has chosen.
enum VariantChoice: Hashable {
  /// One of the contract's variants, by its index.
  case variant(Int)
  /// No variant that the contract names.
  case unknown
  /// Something outside of the document decides, so it can be any variant.
  case any
}

extension Contract.Variants {
  /// What the discriminator is: one of the values that choose a variant.
  var discriminatorValue: Contract.Value {
    let cases = variants.flatMap(\.values).distinct().map { value -> JSONValue in
      let number = isNumber ? JSONValue.Number(digits: value) : nil
      return number.map(JSONValue.number) ?? .string(value)
    }
    let raw = isNumber ? Contract.Value.number(type: "Decimal") : .string
    return .enumeration(type: "", raw: raw, cases: cases, isClosed: !keepsUnknown)
  }

  /// The variant that the discriminator in an object chooses.
  func choice(in fields: borrowing JSONFields, _ coercion: Coercion) -> VariantChoice {
    discriminator.map { choice(at: $0, in: fields, coercion) } ?? .any
  }

  /// The variant that the value at a path in an object chooses.
  func choice(
    at path: FieldPath, in fields: borrowing JSONFields, _ coercion: Coercion
  ) -> VariantChoice {
    let coercion = coercion.union(isNumber ? .stringsFromNumbers : [])
    let isMissing = missing != nil && !fields.hasMember(at: path.components[...], coercion)
    guard
      let word = isMissing ? missing : fields.word(at: path.components[...], coercion)
    else { return .unknown }
    return index(of: word).map(VariantChoice.variant) ?? .unknown
  }

  /// What is read if a variant was chosen.
  func values(for choice: VariantChoice) -> [Contract.Value] {
    switch choice {
    case .variant(let index):
      (variants.indices.contains(index) ? variants[index].value : nil).map { [$0] } ?? []
    case .unknown: []
    case .any: variants.compactMap(\.value)
    }
  }
}

extension Contract.Value {
  /// Whether it is what chooses a variant: no type has the name.
  var isDiscriminator: Bool { if case .enumeration("", _, _, _) = self { true } else { false } }
}

extension JSONFields {
  /// Whether there is a value at the end of some keys, even null.
  package func hasMember(
    at steps: ArraySlice<FieldPath.Component>, _ coercion: Coercion
  ) -> Bool {
    guard case .key(let key)? = steps.first else { return false }
    let rest = steps.dropFirst()
    let found = keys(of: key, coercion)
    guard found.count == 1, let only = found.first else { return !found.isEmpty }
    return withMember(JSONKey(only)) { node in
      rest.isEmpty || node.withFields { $0.hasMember(at: rest, coercion) } ?? true
    } ?? false
  }

  /// What is read as a text at the end of some keys; nil if nothing is.
  package func word(
    at steps: ArraySlice<FieldPath.Component>, _ coercion: Coercion
  ) -> String? {
    guard case .key(let key)? = steps.first else { return nil }
    let rest = steps.dropFirst()
    let keys = keys(of: key, coercion)
    guard keys.count == 1, let only = keys.first else { return nil }
    let found = withMember(JSONKey(only)) { node -> String? in
      guard rest.isEmpty else { return node.withFields { $0.word(at: rest, coercion) } ?? nil }
      return String.capture(node.with(coercion)).value
    }
    return found ?? nil
  }

  /// The key under which a member is, or all that are the same in any case.
  private func keys(of key: String, _ coercion: Coercion) -> Set<String> {
    if withMember(JSONKey(key), { _ in true }) != nil { return [key] }
    let folded = key.inAnyCase
    guard coercion.contains(.keysInAnyCase), !folded.isEmpty else { return [] }
    var alike: Set<String> = []
    forEachMember { other, _ in if other.inAnyCase == folded { alike.insert(other) } }
    return alike
  }
}
