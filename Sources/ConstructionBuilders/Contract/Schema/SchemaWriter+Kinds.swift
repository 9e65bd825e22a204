extension SchemaWriter {
  /// What an object has to be, depending on its kind.
  func conditions(
    _ kinds: Contract.Kinds, _ object: Contract.Object, _ place: inout SchemaPlace
  ) -> [JSONValue] {
    guard let discriminator = kinds.discriminator else {
      let ways = kinds.kinds.map { self.object(of: $0, in: kinds, object, isRequired: true) }
      return [(kinds.keepsUnknown ? ways + [true] : ways).any]
    }
    if !kinds.keepsUnknown || view == .declared {
      let values = kinds.kinds.flatMap(\.values).map(JSONValue.string)
      let known = Contract.Value.enumeration(
        type: "kind", raw: .string, cases: values, isClosed: true)
      let part = self.part(for: known, steps(in: object), rank([])).or(.null)
      place.add(part, at: discriminator.components, isRequired: false)
    }
    return kinds.kinds.map { kind in
      condition(kind, discriminator, self.object(of: kind, in: kinds, object, isRequired: true))
    }
  }

  /// What an object has to be, depending on the neighbour that chooses the kind of a field.
  func neighbours(of field: Contract.Field, _ object: Contract.Object) -> [JSONValue] {
    let isRequired = field.need == .required
    guard let discriminator = field.kind, let path = field.paths.first,
      case .object(let name) = field.value,
      let kinds = contract.object(named: name)?.kinds, isRequired || view != .needed
    else { return [] }
    return kinds.kinds.map { kind in
      let inner = FieldPath(path.components + kinds.content.components)
      let chosen = Contract.Kinds(
        discriminator: nil, content: inner, kinds: [], keepsUnknown: false)
      return condition(
        kind, discriminator, self.object(of: kind, in: chosen, object, isRequired: isRequired))
    }
  }

  /// The object of one kind, where it stands.
  private func object(
    of kind: Contract.Kinds.Kind, in kinds: Contract.Kinds, _ object: Contract.Object,
    isRequired: Bool
  ) -> JSONValue {
    guard let name = kind.object else { return true }
    if kinds.content.isEmpty { return ["$ref": .string(reference(name))] }
    var place = SchemaPlace()
    let part = self.part(for: .object(name), steps(in: object), rank([]))
    place.add(
      isRequired ? part : part.or(.null), at: kinds.content.components, isRequired: isRequired)
    return .object(place.keywords(self, steps(in: object)))
  }

  /// What an object of one kind has to be.
  private func condition(
    _ kind: Contract.Kinds.Kind, _ discriminator: FieldPath, _ consequence: JSONValue
  ) -> JSONValue {
    guard consequence != true else { return true }
    var place = SchemaPlace()
    let values = kind.values.map(JSONValue.string)
    place.add(.values(values), at: discriminator.components, isRequired: true)
    let keywords = place.keywords(self, .strict)
    return ["if": .object(keywords), "then": consequence]
  }
}
