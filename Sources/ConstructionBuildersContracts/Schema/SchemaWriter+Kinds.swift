import ConstructionBuilders

extension SchemaWriter {
  /// What an object has to be, depending on its kind.
  func conditions(
    _ kinds: Contract.Kinds, _ object: Contract.Object, _ place: inout SchemaPlace
  ) -> [JSONValue] {
    let coercion = steps(in: object)
    guard let discriminator = kinds.discriminator else {
      let ways = kinds.distinct.map { kind, _ in
        self.object(of: kind, in: kinds, coercion).map(\.json) ?? true
      }
      return [(kinds.keepsUnknown ? ways + [true] : ways).any]
    }
    let type = self.discriminator(of: kinds, coercion)
    let isCoerced = !coercion.isDisjoint(with: [.stringsFromNumbers, .stringsFromBooleans])
    place.add(
      isCoerced ? type.excess("numbers and booleans as kinds, with any other members") : type,
      at: discriminator.components, isRequired: true)
    return kinds.distinct.compactMap { kind, values in
      guard let name = kind.object else { return nil }
      guard !kinds.content.isEmpty else {
        return condition(values, at: discriminator, ["$ref": .string(reference(name))])
      }
      let part = part(for: .object(name), coercion, rank([]))
      place.addExcesses(of: part, at: kinds.content)
      var inner = SchemaPlace()
      inner.add(part, at: kinds.content.components, isRequired: true)
      return condition(values, at: discriminator, .object(inner.keywords(self, coercion)))
    }
  }

  /// What an object has to be, depending on the neighbour that chooses the kind of a field.
  func conditions(
    _ field: Contract.Field, kind: FieldPath, _ place: inout SchemaPlace
  ) -> [JSONValue] {
    let isRequired = field.need == .required
    let coercion = contract.coercion(field.coercion, in: view)
    guard let path = field.paths.first, case .object(let name) = field.value,
      let kinds = contract.object(named: name)?.kinds, isRequired || view != .needed
    else { return [] }
    let type = discriminator(of: kinds, coercion)
    place.add(
      isRequired ? type : type.or(.null), at: kind.components, isRequired: isRequired)
    return kinds.distinct.compactMap { chosen, values in
      guard let part = object(of: chosen, in: kinds, coercion) else { return nil }
      place.addExcesses(of: part, at: path)
      let absence = SchemaPart.null.or(nullStandIns(coercion))
      var inner = SchemaPlace()
      inner.add(
        isRequired ? part : part.or(absence), at: path.components, isRequired: isRequired)
      return condition(values, at: kind, .object(inner.keywords(self, coercion)))
    }
  }

  /// The values of a discriminator.
  private func discriminator(of kinds: Contract.Kinds, _ coercion: Coercion) -> SchemaPart {
    // A value that is kept although nothing is known of it is a finding.
    if kinds.keepsUnknown, view != .declared { return part(for: .string, coercion, rank([])) }
    let values = kinds.distinct.flatMap(\.values).map(JSONValue.string)
    let known = Contract.Value.enumeration(
      type: "kind", raw: .string, cases: values, isClosed: true)
    return part(for: known, coercion, rank([]))
  }

  /// The object of one kind; nil if the kind has none.
  private func object(
    of kind: Contract.Kinds.Kind, in kinds: Contract.Kinds, _ coercion: Coercion
  ) -> SchemaPart? {
    guard let name = kind.object else { return nil }
    let part = part(for: .object(name), coercion, rank([]))
    guard !kinds.content.isEmpty else { return part }
    var place = SchemaPlace()
    place.add(part, at: kinds.content.components, isRequired: true)
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

extension Contract.Kinds {
  /// The kinds with their values. If a value is listed twice, the first kind counts.
  fileprivate var distinct: [(kind: Kind, values: [String])] {
    var seen: Set<String> = []
    return kinds.compactMap { kind in
      let values = kind.values.filter { seen.insert($0).inserted }
      return values.isEmpty ? nil : (kind, values)
    }
  }
}
