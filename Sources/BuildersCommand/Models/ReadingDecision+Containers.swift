import ConstructionBuilders

extension ReadingDecision {
  func list(_ value: Observation, _ key: String) -> ValueReading {
    if value.areRows, let place = value.values.first(where: \.isRow), let type = row(place) {
      return ValueReading(type: type)
    }
    guard let elements = value.elements else { return ValueReading(type: .list(.json)) }
    if let pairs = pairs(value, elements, key) { return pairs }
    var element = inner(reading(of: elements, key: key))
    if mayBeOfRows(elements, element.type), Rows.mayBe(value) {
      element = ValueReading(
        type: .json, needsDecision: true, doubt: "perhaps rows, too few to tell")
    }
    element.makeOptional(ifNull: elements.facts.null.count > 0)
    element.type = .list(element.type)
    element.format = element.format.map { .each($0) }
    return element
  }

  /// Pairs of a key and a value, of which no array has the same key twice.
  private func pairs(
    _ value: Observation, _ elements: Observation, _ key: String
  ) -> ValueReading? {
    let names = Set(elements.values.map { PairNames.of($0.survey.places[$0.index].inner) })
    guard names.count == 1, let names = names.first.flatMap(\.self),
      value.facts.repeatedPairs == 0, value.facts.elements.most > 1,
      elements.kinds == [.object], elements.facts.null.count == 0,
      let keys = elements[.key(names.key)], let values = elements[.key(names.value)],
      keys.facts.string.count == elements.facts.object.count, keys.facts.repeated == 0,
      keys.facts.values == keys.facts.string.count,
      values.facts.present == elements.facts.object.count, values.facts.repeated == 0
    else { return nil }
    return map(values, key, by: .string) { .pairs(key: names.key, value: names.value, $0) }
  }

  func object(_ value: Observation, _ key: String) -> ValueReading {
    if let members = value[.members], !value.isMostlyNamed {
      guard value.keys.isEmpty else { return partlyNamed(value, members, key) }
      let formats = members.facts.keys.formats
      if members.facts.keys.nullWords.isEmpty {
        // Each day has one spelling, so that no two keys are the same.
        if formats.contains(.date) { return map(members, key, by: .date) { $0 } }
        if let spelling = DateSpelling.only(of: formats), spelling.isOfDays {
          return map(members, key, by: .date, valueFormat: false) {
            .keyed(by: .pattern(spelling.pattern), values: $0)
          }
        }
      }
      return map(members, key, by: .string) { $0 }
    }
    let record = value.values.first(where: \.isRecord)
    let areEmpty = value.values.contains { $0.facts.object.count > 0 && !$0.isRecord }
    if areEmpty, record?.home.hasVariants == true {
      return ValueReading(type: .json, needsDecision: true, doubt: "empty ones have no variant")
    }
    guard let place = record, let type = model(place) else {
      return ValueReading(type: .map(.json))
    }
    return type == .json
      ? ValueReading(type: .json, needsDecision: true, doubt: "only some have variants")
      : ValueReading(type: type)
  }

  /// A dictionary, of which some keys were taken for names: of objects that share a type, those of
  /// one place can have years for keys, and those of another one words.
  private func partlyNamed(
    _ value: Observation, _ members: Observation, _ key: String
  ) -> ValueReading {
    let named = value.keys.compactMap { value[.key($0)] }.flatMap(\.values)
    let all = Observation(members.values + named)
    // Objects and arrays at several places need not be of one type.
    guard all.kinds.isDisjoint(with: [.array, .object]) else {
      return ValueReading(type: .map(.json))
    }
    return map(all, key, by: .string) { $0 }
  }

  /// A dictionary.
  ///
  /// - Parameter format: That of the dictionary, given that of its values.
  private func map(
    _ members: Observation, _ key: String, by keys: MapKey, valueFormat isEach: Bool = true,
    _ format: (ReadingFormat?) -> ReadingFormat?
  ) -> ValueReading {
    var member = inner(reading(of: members, key: key))
    member.makeOptional(ifNull: members.facts.null.count > 0)
    member.type = .map(member.type, by: keys)
    member.format = format(isEach ? member.format.map { .each($0) } : member.format)
    return member
  }
}

extension ReadingDecision {
  /// Whether elements have several types, so that each position of a row can have its own. That
  /// some are numbers and others numerals is no spelling then.
  private func mayBeOfRows(_ elements: Observation, _ type: ValueType) -> Bool {
    if case .oneOf = type { return true }
    return type != .json && nullWords(of: elements).kinds == [.number, .string]
  }
}

extension ValueReading {
  /// An element that can be null keeps its place.
  fileprivate mutating func makeOptional(ifNull isNull: Bool) {
    if isNull || readsAsNull, type != .json { type = .optional(type) }
  }
}
