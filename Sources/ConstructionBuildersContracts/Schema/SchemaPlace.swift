import ConstructionBuilders

/// What is expected at one place of an object, and at the places below it.
///
/// Fields that are read through the same steps meet here: `data.offset` and `data.results` are two
/// members of one place, `data`.
struct SchemaPlace {
  /// What the value has to be by the fields that end here.
  private(set) var parts: [SchemaPart] = []
  private(set) var isRequired = false

  /// What the place around this one may be instead, by all fields that are read through it.
  private var around = SchemaStep.anything
  private var members: [String: SchemaPlace] = [:]
  private(set) var keys: [String] = []
  private var elements: [Int: SchemaPlace] = [:]

  /// Adds what is expected at the end of a path. `steps` is what its steps may be instead; without
  /// a rule of the field, null where it is not required.
  mutating func add(
    _ part: SchemaPart, at path: some Collection<FieldPath.Component>, isRequired: Bool,
    _ steps: SchemaStep? = nil
  ) {
    let steps = steps ?? SchemaStep(null: !isRequired)
    guard let step = path.first else {
      parts.append(part)
      return
    }
    switch step {
    case .key(let key):
      if members[key] == nil { keys.append(key) }
      members[key, default: SchemaPlace()].reach(part, path.dropFirst(), isRequired, steps)
    case .index(let index):
      elements[index, default: SchemaPlace()].reach(part, path.dropFirst(), isRequired, steps)
    }
  }

  private mutating func reach(
    _ part: SchemaPart, _ path: some Collection<FieldPath.Component>, _ isRequired: Bool,
    _ steps: SchemaStep
  ) {
    if isRequired { self.isRequired = true }
    around = around.intersection(steps)
    add(part, at: path, isRequired: isRequired, steps)
  }

  /// Lists what a part takes beyond the builder, which is only expected under a condition.
  mutating func addExcesses(of part: SchemaPart, at path: FieldPath) {
    guard !part.excesses.isEmpty else { return }
    add(SchemaPart.anything.excess(part.excesses), at: path.components, isRequired: false)
  }

  /// Names a key that is read, without any expectation.
  mutating func mention(_ key: String) {
    guard members[key] == nil else { return }
    keys.append(key)
    members[key] = SchemaPlace()
  }
}

extension SchemaPlace {
  /// What is expected of the place, and of all places below it. `coercion` applies to the steps.
  func part(_ writer: SchemaWriter, _ coercion: Coercion) -> SchemaPart {
    var all = parts
    if !keys.isEmpty { all.append(object(writer, coercion)) }
    if !elements.isEmpty { all.append(array(writer, coercion)) }
    return .all(of: all)
  }

  /// Calls `body` with what is taken beyond the builder at each place.
  func visitExcesses(
    _ path: FieldPath, _ writer: SchemaWriter, _ coercion: Coercion,
    _ body: (FieldPath, [String]) -> Void
  ) {
    body(path, parts.flatMap(\.excesses))
    if !path.isEmpty, !keys.isEmpty { body(path, object(writer, coercion).excesses) }
    if !elements.isEmpty {
      body(path, path.isEmpty ? row(writer, coercion).excesses : array(writer, coercion).excesses)
    }
    for key in keys { members[key]?.visitExcesses(path + .key(key), writer, coercion, body) }
    for (index, place) in elements.sorted(by: { $0.key < $1.key }) {
      place.visitExcesses(path + .index(index), writer, coercion, body)
    }
  }

  /// The keywords for the members of an object, or for the positions of a row.
  func keywords(_ writer: SchemaWriter, _ coercion: Coercion) -> JSONValue.Members {
    guard keys.isEmpty, !elements.isEmpty else { return ofMembers(writer, coercion) }
    return positions(writer, coercion).keywords
  }

  private func ofMembers(_ writer: SchemaWriter, _ coercion: Coercion) -> JSONValue.Members {
    var keywords = JSONValue.Members()
    let required = keys.filter { members[$0]?.isRequired == true }
    if !required.isEmpty { keywords["required"] = .array(required.map(JSONValue.string)) }
    var properties = JSONValue.Members()
    for key in keys { properties[key] = members[key]?.part(writer, coercion).commented }
    if properties.count > 0 { keywords["properties"] = .object(properties) }
    return keywords
  }

  private func object(_ writer: SchemaWriter, _ coercion: Coercion) -> SchemaPart {
    let object = SchemaPart.typed("object", ofMembers(writer, coercion))
    let isAnyRequired = members.values.contains(where: \.isRequired)
    let whole = object.or(writer.single(object, coercion))
      .or(writer.standIns(forObject: coercion, isEmptyEnough: !isAnyRequired))
    return whole.or(writer.others(than: "object", steps(into: members.values), coercion))
  }

  /// What this place may be instead of a container of others, by all fields that are read there.
  private func steps(into places: some Collection<SchemaPlace>) -> SchemaStep {
    places.reduce(.anything) { $0.intersection($1.around) }
  }

  /// The keywords for the elements of an array, and the last position that they tell of.
  private func positions(
    _ writer: SchemaWriter, _ coercion: Coercion
  ) -> (keywords: JSONValue.Members, last: Int) {
    let required = elements.filter { $1.isRequired }.keys.max()
    let parts = elements.mapValues { $0.part(writer, coercion) }
    // A place far out is not worth a schema for each place before it.
    let last = min(elements.keys.max() ?? 0, 63)
    let items = (0...max(last, 0)).map { parts[$0] ?? .anything }
    var keywords = JSONValue.Members()
    if items.contains(where: { !$0.isAnything }) {
      keywords["prefixItems"] = .array(items.map(\.commented))
    }
    if let required { keywords["minItems"] = .number(JSONValue.Number(required + 1)) }
    return (keywords, last)
  }

  /// An array with these elements, and no other value.
  private func row(_ writer: SchemaWriter, _ coercion: Coercion) -> SchemaPart {
    let (keywords, last) = positions(writer, coercion)
    let array = SchemaPart.typed("array", keywords)
    guard elements.keys.contains(where: { $0 > last }) else { return array }
    return array.excess("any elements after the first \(last + 1)")
  }

  private func array(_ writer: SchemaWriter, _ coercion: Coercion) -> SchemaPart {
    let required = elements.filter { $1.isRequired }.keys.max()
    var array = row(writer, coercion).or(writer.embedded("array", coercion))
    if coercion.contains(.numberedObjectsAsArrays) {
      array = array.or(.typed("object", SchemaWriter.numbered))
        .excess("objects with numbers as keys, and any values")
    }
    if coercion.contains(.arraysFromSingleValues), required ?? 0 == 0 {
      let single = elements[0]?.part(writer, coercion) ?? .anything
      array = array.or(coercion.contains(.emptyStringAsNull) ? single.withoutEmptyText : single)
      if required != nil, coercion.ofBooleanInPlaceOfArray != coercion {
        array = array.excess("false in place of the array, which is read as null")
      }
    }
    let steps = steps(into: elements.values)
    return array.or(writer.others(than: "array", steps, coercion.ofBooleanInPlaceOfArray))
  }
}
