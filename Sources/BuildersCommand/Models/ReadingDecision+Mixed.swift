import ConstructionBuilders

extension ReadingDecision {
  /// Values of several kinds that one type reads; nil if none does.
  func mixed(_ value: Observation, _ kinds: Set<JSONType>, _ key: String) -> ValueReading? {
    switch kinds {
    case [.number, .string]: numbersAndTexts(value, key)
    case [.boolean, .string], [.boolean, .number], [.boolean, .number, .string]:
      value.facts.areBooleans(kinds)
        ? ValueReading(type: .boolean, format: .null(value.facts.strings.nullWords, in: nil)) : nil
    case [.array, .string], [.array, .number], [.array, .object]: oneOrMany(value, kinds, key)
    default: nil
    }
  }

  /// Numbers, of which some are written in strings: the commoner spelling is the declared one.
  private func numbersAndTexts(_ value: Observation, _ key: String) -> ValueReading {
    let strings = value.facts.strings
    guard strings.formats.contains(.numeral) else { return ValueReading(type: .string) }
    let numerals = numerals(value.facts)
    let isWhole = numerals.type == .integer || numerals.type == .unsigned
    if KeyMeaning.isLabel(key), !isWhole { return ValueReading(type: .string) }
    var reading = money(numerals, strings.formats, key)
    let words = strings.words.values.reduce(strings.empty) { $0.saturatingSum($1) }
    if strings.formats.contains(.number),
      value.facts.string.count - words > value.facts.number.count
    {
      reading.format = .sent(as: .string, nil)
    }
    reading.format = .null(strings.nullWords, in: reading.format)
    return reading
  }

  /// One element, or an array of such.
  ///
  /// In arrays, it is no such thing: nothing tells whether one of them has both, or has only
  /// numbers as a point has, where others have only points. A point would be an array of arrays.
  private func oneOrMany(
    _ value: Observation, _ kinds: Set<JSONType>, _ key: String
  ) -> ValueReading? {
    let kind = kinds.subtracting([.array])
    guard let elements = value.elements, elements.kinds == kind,
      elements.facts.null.count == 0
    else { return nil }
    if kind == [.object] {
      guard let record = value.values.first(where: \.isRecord),
        let element = elements.values.first(where: \.isRecord), areOfOneType(record, element)
      else { return nil }
    }
    // What is alone has to be of the type of the elements, too.
    var list = inner(reading(of: Observation(elements.values + value.values), kind, key))
    guard list.type != .json || kind == [.number] else { return nil }
    // Of a word for null, it is not clear whether it is the only element.
    if list.readsAsNull { list = ValueReading(type: .string) }
    if value.values.contains(where: { $0.step == .elements }) {
      return ValueReading(type: .json, needsDecision: true, doubt: "arrays of two depths")
    }
    list.type = .list(list.type)
    list.format = .oneOrMany(list.format)
    return list
  }
}

extension Facts {
  /// Whether a Bool reads all values, which are of some of its kinds.
  func areBooleans(_ kinds: Set<JSONType>) -> Bool {
    kinds.isSubset(of: [.boolean, .number, .string])
      && (!kinds.contains(.number) || numbers.isBit)
      && (!kinds.contains(.string) || strings.formats.contains(.booleanWord))
  }
}
