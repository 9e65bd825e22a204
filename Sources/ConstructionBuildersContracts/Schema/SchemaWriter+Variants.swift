import ConstructionBuilders

extension SchemaWriter {
  /// What an object has to be, depending on its variant.
  func conditions(
    _ variants: Contract.Variants, _ object: Contract.Object, _ places: inout SchemaPlaces
  ) -> [JSONValue] {
    let coercion = contract.coercion(of: object, in: view)
    guard let discriminator = variants.discriminator else {
      let ways = variants.distinct.map { variant, _ in
        self.object(of: variant, in: variants, coercion).map(\.json) ?? true
      }
      return [(variants.keepsUnknown ? ways + [true] : ways).any]
    }
    let type = self.discriminator(of: variants, coercion)
    let isInAnyCase = coercion.contains(.keysInAnyCase)
    let isCoerced =
      variants.format == nil
      && !coercion.isDisjoint(with: [.stringsFromNumbers, .stringsFromBooleans])
    places.add(
      isCoerced ? type.excess("numbers and booleans as variants, with any other members") : type,
      at: discriminator, isRequired: variants.missing == nil && !isInAnyCase, coercion)
    if variants.isNumber, coercion.contains(.stringsFromNumbers), !variants.content.isEmpty {
      let words = "any value, if the number of the variant is a string in another spelling"
      places.addExcesses(of: .anything.excess(words), at: variants.content, coercion)
    }
    return variants.distinct.flatMap { variant, values -> [JSONValue] in
      guard let value = variant.value else { return [] }
      let consequence: JSONValue
      if variants.content.isEmpty {
        if case .object(let name) = value {
          consequence = ["$ref": .string(reference(name))]
        } else {
          consequence = part(for: value, coercion, rank([])).json
        }
      } else {
        let part = part(for: value, coercion, rank([]))
        places.addExcesses(of: part, at: variants.content, coercion)
        var inner = SchemaPlace()
        inner.add(
          part, at: variants.content.components, isRequired: !value.takesNull && !isInAnyCase)
        consequence = .object(inner.keywords(self, coercion))
      }
      let told = condition(values, of: variants, at: discriminator, consequence)
      guard let missing = variants.missing, variants.variant(of: missing) == variant, !isInAnyCase
      else { return [told] }
      return [told, ["if": ["not": present(discriminator)], "then": consequence]]
    }
  }

  /// What an object with a member is.
  private func present(_ path: FieldPath) -> JSONValue {
    var place = SchemaPlace()
    place.add(.anything, at: path.components, isRequired: true)
    return .object(place.keywords(self, .strict))
  }

  /// What an object has to be, depending on the neighbour that chooses the variant of a field.
  func conditions(
    _ field: Contract.Field, variant: FieldPath, _ places: inout SchemaPlaces
  ) -> [JSONValue] {
    let isRequired = field.need == .required
    let coercion = contract.coercion(of: field, in: view)
    guard let path = field.paths.first, case .object(let name) = field.value,
      let variants = contract.object(named: name)?.variants, isRequired || view != .needed
    else { return [] }
    let isInAnyCase = coercion.contains(.keysInAnyCase)
    let isThere = isRequired && !isInAnyCase
    let type = discriminator(of: variants, coercion)
    // "" is a variant.
    let absentType = SchemaPart.null.or(nullStandIns(coercion.subtracting(.emptyStringAsNull)))
    places.add(
      isRequired ? type : type.or(absentType), at: variant,
      isRequired: isThere && variants.missing == nil, coercion)
    let absence = nulls(coercion)
    let conditions: [JSONValue] = variants.distinct.compactMap { chosen, values in
      guard let part = object(of: chosen, in: variants, coercion) else { return nil }
      places.addExcesses(of: part, at: path, coercion)
      var inner = SchemaPlace()
      inner.add(isRequired ? part : part.or(absence), at: path.components, isRequired: isThere)
      return condition(values, of: variants, at: variant, .object(inner.keywords(self, coercion)))
    }
    return isRequired || variants.missing != nil || isInAnyCase
      ? conditions : conditions + [neighbour(type, at: variant, ofObjectAt: path, coercion)]
  }

  /// The neighbour that chooses the variant of an optional field may only be missing with the
  /// object.
  private func neighbour(
    _ type: SchemaPart, at variant: FieldPath, ofObjectAt path: FieldPath, _ coercion: Coercion
  ) -> JSONValue {
    var (object, neighbour) = (SchemaPlace(), SchemaPlace())
    let present = SchemaPart.schema(["not": nulls(coercion).json])
    object.add(present, at: path.components, isRequired: true)
    neighbour.add(type, at: variant.components, isRequired: true)
    return [
      "if": .object(object.keywords(self, .strict)),
      "then": .object(neighbour.keywords(self, coercion)),
    ]
  }

  /// The values of a discriminator.
  private func discriminator(of variants: Contract.Variants, _ coercion: Coercion) -> SchemaPart {
    // A value that is kept although nothing is known of it is a finding.
    if variants.keepsUnknown, view != .declared {
      let text = Contract.Value.string.formatted(by: variants.format)
      return part(for: text, coercion, rank([]))
    }
    if variants.isNumber {
      let numbers = SchemaPart.values(variants.distinct.flatMap(\.values).compactMap(\.asNumber))
      // A text is a repair, in any spelling of the number.
      guard coercion.contains(.stringsFromNumbers), view != .declared else { return numbers }
      return numbers.or(.text(SchemaPattern.numeral)).excess("other numbers in strings")
    }
    let values = variants.distinct.flatMap(\.values).map(JSONValue.string)
    let known = Contract.Value.enumeration(
      type: "variant", raw: .string, cases: values, isClosed: true)
    return part(for: known, coercion, rank([]))
  }

  /// The object of one variant; nil if the variant has none.
  private func object(
    of variant: Contract.Variants.Variant, in variants: Contract.Variants, _ coercion: Coercion
  ) -> SchemaPart? {
    guard let value = variant.value else { return nil }
    let part = part(for: value, coercion, rank([]))
    guard !variants.content.isEmpty else { return part }
    let isThere = !value.takesNull && !coercion.contains(.keysInAnyCase)
    var place = SchemaPlace()
    place.add(part, at: variants.content.components, isRequired: isThere)
    return place.part(self, coercion)
  }

  /// What an object has to be if its discriminator has one of several values.
  private func condition(
    _ values: [String], of variants: Contract.Variants, at discriminator: FieldPath,
    _ consequence: JSONValue
  ) -> JSONValue {
    var place = SchemaPlace()
    let numbers = variants.isNumber ? values.compactMap(\.asNumber) : []
    let texts = variants.isNumber && view == .declared ? [] : values.map(JSONValue.string)
    place.add(
      .values(numbers + texts), at: discriminator.components, isRequired: true)
    return ["if": .object(place.keywords(self, .strict)), "then": consequence]
  }
}

extension String {
  /// The number of which this is the spelling.
  var asNumber: JSONValue? { JSONValue.Number(digits: self).map(JSONValue.number) }
}

extension Contract.Value {
  /// Whether null is a value.
  fileprivate var takesNull: Bool {
    switch self {
    case .nullable, .any: true
    default: false
    }
  }
}

extension Contract.Variants {
  /// The variants with their values. If a value is listed twice, the first variant counts.
  fileprivate var distinct: [(variant: Variant, values: [String])] {
    var seen: Set<String> = []
    return variants.compactMap { variant in
      let values = variant.values.filter { seen.insert($0).inserted }
      return values.isEmpty ? nil : (variant, values)
    }
  }
}
