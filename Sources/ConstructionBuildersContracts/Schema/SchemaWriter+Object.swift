import ConstructionBuilders

extension SchemaWriter {
  /// The schema of an object.
  mutating func definition(of object: Contract.Object) -> JSONValue {
    var places = SchemaPlaces(steps: contract.coercion(of: object, in: view))
    var conditions: [JSONValue] = []
    let byName = Dictionary(grouping: object.fields, by: \.name)
    for field in object.fields {
      let readings = byName[field.name] ?? []
      let words = excesses(of: field)
      if let variant = field.variant, readings.count == 1 {
        places.mention(field)
        conditions += self.conditions(field, variant: variant, &places)
        add(words, of: object, at: field.paths.first ?? FieldPath())
        continue
      }
      if readings.count > 1 {
        // The builder decides by something else which of them it uses.
        if field == readings.first { conditions += [readings.map(condition).any] }
      } else if field.paths.count == 1
        || view == .declared && field.need == .required && !field.takesNull,
        let path = field.paths.first
      {
        // The use of an alias is a finding.
        let part = self.part(of: field).excess(words)
        add(part, at: path, of: field, to: &places)
        add(part.excesses, of: object, at: path)
        continue
      } else {
        conditions.append(condition(field))
      }
      add(words + self.part(of: field).excesses, of: object, at: field.paths.first ?? FieldPath())
    }
    if let variants = object.variants { conditions += self.conditions(variants, object, &places) }

    for (steps, place) in places.all {
      place.visitExcesses(FieldPath(), self, steps) { path, words in
        add(words, of: object, at: path)
      }
    }
    // Steps by other coercions are described apart.
    conditions += places.all.dropFirst().map { .object($1.keywords(self, $0)) }
    let wholes = excesses(of: object)
    add(wholes, of: object, at: FieldPath())
    return schema(of: object, places.all[0].place, conditions.filter { $0 != true }, wholes)
  }

  private func schema(
    of object: Contract.Object, _ place: SchemaPlace, _ conditions: [JSONValue],
    _ excesses: [String]
  ) -> JSONValue {
    var members = JSONValue.Members()
    if !excesses.isEmpty { members["$comment"] = .string(SchemaPart.comment(excesses)) }
    members["type"] = object.isRow ? "array" : "object"
    var known = place.keywords(self, contract.coercion(of: object, in: view))
    if !conditions.isEmpty { known["allOf"] = .array(conditions) }
    if object.isUndecided, known.count > 0 {
      // What is known is worth reading, although another object may be read in another way.
      members["anyOf"] = [.object(known), true]
    } else {
      for (key, value) in known { members[key] = value }
    }
    return .object(members)
  }

  /// Adds what is expected of a field, if the view expects anything.
  private func add(
    _ part: SchemaPart, at path: FieldPath, of field: Contract.Field, to places: inout SchemaPlaces
  ) {
    let isRequired = field.need == .required
    if view == .needed, !isRequired {
      places.mention(field)
    } else {
      let coercion = contract.coercion(of: field, in: view)
      let isThere = isRequired && !coercion.contains(.keysInAnyCase)
      places.add(part, at: path, isRequired: isThere, coercion, steps(to: field))
    }
  }

  /// The values of a field, with null where it can be without one.
  private func part(of field: Contract.Field) -> SchemaPart {
    if view == .needed, field.need != .required { return .anything }
    let part = neededPart(of: field)
    let coercion = contract.coercion(of: field, in: view)
    return field.need == .required ? part : part.or(nulls(coercion, of: field.value))
  }

  /// What an object has to be for one reading of a field, which may have aliases.
  private func condition(_ field: Contract.Field) -> JSONValue {
    let isRequired = field.need == .required
    // Of several readings, one that depends on a variant takes whatever there is.
    if view == .needed && !isRequired || field.variant != nil { return true }
    let coercion = contract.coercion(of: field, in: view)
    let part = usedPart(of: field)
    let absence = nulls(coercion, of: field.value)
    let steps = steps(to: field)
    let absent = SchemaStep(null: true, nullWords: steps.nullWords)
    // The use of an alias is a finding.
    let used = view == .declared ? field.paths.prefix(1) : field.paths[...]
    var ways = used.indices.map { index in
      var place = SchemaPlace()
      // A value that cannot be used is a problem, even if that of another key is used.
      if view != .needed {
        for other in field.paths[..<index] {
          place.add(absence, at: other.components, isRequired: false, absent)
        }
      }
      let isThere = !coercion.contains(.keysInAnyCase)
      place.add(part, at: field.paths[index].components, isRequired: isThere, steps)
      return JSONValue.object(place.keywords(self, coercion))
    }
    // Without any of the keys, or with null under one of them.
    let nullPaths: [FieldPath?] = !isRequired ? [nil] : field.takesNull ? field.paths : []
    ways += nullPaths.map { null in
      var place = SchemaPlace()
      for path in field.paths {
        place.add(absence, at: path.components, isRequired: path == null, steps)
      }
      return JSONValue.object(place.keywords(self, coercion))
    }
    return ways.any
  }
}

extension [JSONValue] {
  /// Any of these schemas.
  var any: JSONValue {
    if contains(true) || contains(.object(JSONValue.Members())) { return true }
    return count == 1 ? self[0] : ["anyOf": .array(distinct())]
  }
}

extension Contract.Object {
  /// Whether the builder can decide by something that the contract does not know, so that it may
  /// read another object in another way.
  var isUndecided: Bool {
    gaps.contains { gap in
      switch gap {
      case .looksAtKeys, .notHeld, .readInSome: true
      case .notCaptured, .unlistedCases, .tooDeep: false
      }
    }
  }
}
