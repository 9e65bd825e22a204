import ConstructionBuilders

extension SchemaWriter {
  /// An object that is written as an array of pairs.
  func pairs(
    _ value: Contract.Value, _ key: String, _ member: String, _ coercion: Coercion,
    _ rank: SchemaRank
  ) -> SchemaPart {
    let isObjectRead = !coercion.isDisjoint(
      with: [.numberedObjectsAsArrays, .arraysFromSingleValues])
    let repaired = embedded("array", coercion)
      .or(
        isObjectRead
          ? .typed("object").excess("objects that are no such array or pair") : .nothing)
    guard rank == .declared else {
      return SchemaPart.typed("array").excess("arrays of which no pair can be used").or(repaired)
    }
    var (keys, required) = (SchemaPart.typed("string"), [JSONValue.string(key)])
    if case .dictionary(let name, let held) = value {
      keys = self.name(for: name, isRepaired: false)
      if name.takes(.number, .strict) {
        keys = keys.or(part(for: name, .strict, rank).only("number"))
      }
      if held == held.withoutNull { required.append(.string(member)) }
    }
    var properties = JSONValue.Members([key: keys.json])
    let values = value.element.map { part(for: $0, coercion, rank) } ?? .anything
    if !values.isAnything { properties[member] = values.json }
    var items = JSONValue.Members([
      "type": "object", "properties": .object(properties), "required": .array(required),
    ])
    var (keywords, excesses) = (JSONValue.Members(), keys.excesses + values.excesses)
    if let name = value.withoutFormats.value.ofObject, let object = contract.object(named: name) {
      let members = pairs(of: object, key, member)
      if !members.known.isEmpty { items["allOf"] = .array(members.known) }
      if !members.required.isEmpty { keywords["allOf"] = .array(members.required) }
      if !members.isAll { excesses.append("pairs of which no \(name) can be made") }
    }
    keywords["items"] = .object(items)
    return SchemaPart.typed("array", keywords).excess(excesses + ["arrays with a repeated key"])
      .or(repaired)
  }

  /// What pairs have to be whose keys a builder reads, and the pairs that it needs. What else it
  /// asks of its object, such as one of several keys, is not said of pairs.
  private func pairs(
    of object: Contract.Object, _ key: String, _ member: String
  ) -> (known: [JSONValue], required: [JSONValue], isAll: Bool) {
    guard !object.isUndecided else { return ([], [], false) }
    let byName = Dictionary(grouping: object.fields, by: \.name)
    let plain = object.fields.filter { field in
      field.variant == nil && field.paths.count == 1 && byName[field.name]?.count == 1
    }
    func isPair(_ name: String) -> JSONValue.Members {
      JSONValue.Members([
        "properties": [key: ["const": .string(name)]], "required": [.string(key)],
      ])
    }
    let names = plain.compactMap { $0.paths[0].firstKey }.distinct()
    let needed = plain.filter { $0.need == .required }.compactMap { $0.paths[0].firstKey }
      .distinct()
    let known = names.map { name -> JSONValue in
      let place = JSONValue.string(reference(object.name) + "/properties/" + fragment(of: name))
      let properties: JSONValue = ["properties": [member: ["$ref": place]]]
      let value =
        needed.contains(name)
        ? .object(SchemaPart.adding(properties, to: ["required": [.string(member)]])) : properties
      return ["if": .object(isPair(name)), "then": value]
    }
    let required = needed.map { name -> JSONValue in ["contains": .object(isPair(name))] }
    return (known, required, plain.count == object.fields.count && object.variants == nil)
  }
}

extension Contract.Value {
  /// The name of the object that it is.
  fileprivate var ofObject: String? { if case .object(let name) = self { name } else { nil } }
}

extension FieldPath {
  /// The key with which it begins.
  fileprivate var firstKey: String? {
    if case .key(let key)? = components.first { key } else { nil }
  }
}
