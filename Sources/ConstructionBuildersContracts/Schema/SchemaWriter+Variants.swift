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
    let isCoerced = !coercion.isDisjoint(with: [.stringsFromNumbers, .stringsFromBooleans])
    places.add(
      isCoerced ? type.excess("numbers and booleans as variants, with any other members") : type,
      at: discriminator, isRequired: true, coercion)
    return variants.distinct.compactMap { variant, values in
      guard let name = variant.object else { return nil }
      guard !variants.content.isEmpty else {
        return condition(values, at: discriminator, ["$ref": .string(reference(name))])
      }
      let part = part(for: .object(name), coercion, rank([]))
      places.addExcesses(of: part, at: variants.content, coercion)
      var inner = SchemaPlace()
      inner.add(part, at: variants.content.components, isRequired: true)
      return condition(values, at: discriminator, .object(inner.keywords(self, coercion)))
    }
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
    let type = discriminator(of: variants, coercion)
    // "" is a variant.
    let absentType = SchemaPart.null.or(nullStandIns(coercion.subtracting(.emptyStringAsNull)))
    places.add(
      isRequired ? type : type.or(absentType), at: variant, isRequired: isRequired, coercion)
    let absence = nulls(coercion)
    let conditions: [JSONValue] = variants.distinct.compactMap { chosen, values in
      guard let part = object(of: chosen, in: variants, coercion) else { return nil }
      places.addExcesses(of: part, at: path, coercion)
      var inner = SchemaPlace()
      inner.add(
        isRequired ? part : part.or(absence), at: path.components, isRequired: isRequired)
      return condition(values, at: variant, .object(inner.keywords(self, coercion)))
    }
    return isRequired
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
    if variants.keepsUnknown, view != .declared { return part(for: .string, coercion, rank([])) }
    let values = variants.distinct.flatMap(\.values).map(JSONValue.string)
    let known = Contract.Value.enumeration(
      type: "variant", raw: .string, cases: values, isClosed: true)
    return part(for: known, coercion, rank([]))
  }

  /// The object of one variant; nil if the variant has none.
  private func object(
    of variant: Contract.Variants.Variant, in variants: Contract.Variants, _ coercion: Coercion
  ) -> SchemaPart? {
    guard let name = variant.object else { return nil }
    let part = part(for: .object(name), coercion, rank([]))
    guard !variants.content.isEmpty else { return part }
    var place = SchemaPlace()
    place.add(part, at: variants.content.components, isRequired: true)
    return place.part(self, coercion)
  }

  /// What an object has to be if its discriminator has one of several values.
  private func condition(
    _ values: [String], at discriminator: FieldPath, _ consequence: JSONValue
  ) -> JSONValue {
    var place = SchemaPlace()
    let values = SchemaPart.values(values.map(JSONValue.string))
    place.add(values, at: discriminator.components, isRequired: true)
    return ["if": .object(place.keywords(self, .strict)), "then": consequence]
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
