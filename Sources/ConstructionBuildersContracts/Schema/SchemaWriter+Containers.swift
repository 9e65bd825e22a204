import ConstructionBuilders

extension SchemaWriter {
  /// Arrays and sets, and what is repaired to be one.
  func array(
    of element: Contract.Value, _ coercion: Coercion, _ rank: SchemaRank, isSet: Bool
  ) -> SchemaPart {
    // Whatever an element is, the array can be read and the element is left out.
    let items = rank.mayLoseElements ? SchemaPart.anything : part(for: element, coercion, rank)
    let usable = self.usable(element, coercion, rank)
    var keywords = JSONValue.Members()
    if !items.isAnything { keywords["items"] = items.json }
    var whole = SchemaPart.typed("array", keywords)
    if let usable {
      whole = SchemaPart.typed("array", ["contains": usable.json])
        .or(.typed("array", ["items": nulls(coercion, of: element).json]))
    }
    if isSet, rank == .declared {
      keywords["uniqueItems"] = true
      whole = SchemaPart.typed("array", keywords)
      if !element.isSpelledInOneWay {
        whole = whole.excess("equal elements that are written differently")
      }
    }
    return whole.excess(items.excesses + (usable?.excesses ?? []))
      .or(embedded("array", coercion)).or(numbered(element, items, usable, coercion))
      .or(single(element, coercion, rank))
  }

  /// An element of which one is needed, unless all are null; nil if all may be lost, or if anything
  /// is one.
  private func usable(
    _ element: Contract.Value, _ coercion: Coercion, _ rank: SchemaRank
  ) -> SchemaPart? {
    guard rank == .anElement else { return nil }
    let part = part(for: element.withoutNull, coercion, .someElements)
    return part.isAnything ? nil : part
  }

  /// An object whose values are elements. If one is needed, not all of them are unusable, or all
  /// are null.
  private func object(
    _ keywords: JSONValue.Members, of value: Contract.Value, _ usable: SchemaPart?,
    _ coercion: Coercion
  ) -> SchemaPart {
    guard let usable else { return .typed("object", keywords) }
    let none: JSONValue = ["additionalProperties": ["not": usable.json]]
    let some = SchemaPart.adding(.object(keywords), to: ["type": "object", "not": none])
    var nulls = keywords
    nulls["additionalProperties"] = self.nulls(coercion, of: value).json
    return SchemaPart.schema(.object(some)).or(.typed("object", nulls))
  }

  /// Objects with numbers as keys.
  private func numbered(
    _ element: Contract.Value, _ items: SchemaPart, _ usable: SchemaPart?, _ coercion: Coercion
  ) -> SchemaPart {
    guard coercion.contains(.numberedObjectsAsArrays) else { return .nothing }
    var keywords = Self.numbered
    if !items.isAnything { keywords["additionalProperties"] = items.json }
    let object = object(keywords, of: element, usable, coercion)
    return coercion.contains(.arraysFromSingleValues) && element.takes(.object, coercion)
      ? object.excess("objects with numbers as keys whose values are no elements") : object
  }

  /// The keywords of an object with numbers as keys.
  static let numbered = JSONValue.Members([
    "minProperties": 1, "propertyNames": ["pattern": .string(SchemaPattern.index)],
  ])

  /// One element without the array.
  private func single(
    _ element: Contract.Value, _ coercion: Coercion, _ rank: SchemaRank
  ) -> SchemaPart {
    guard coercion.contains(.arraysFromSingleValues) else { return .nothing }
    // It has to be built only where it may not be lost.
    let rank: SchemaRank =
      switch rank {
      case .anElement: .someElements
      case .someElements: .captured
      default: rank
      }
    let element = element.withoutNull
    let part = part(for: element, element.coercion(ofSingle: coercion), rank)
    return coercion.contains(.emptyStringAsNull) ? part.withoutEmptyText : part
  }

  /// Objects with keys that are data, and what is repaired to be one.
  func dictionary(
    _ key: Contract.Value, _ value: Contract.Value, _ coercion: Coercion, _ rank: SchemaRank
  ) -> SchemaPart {
    var keywords = JSONValue.Members()
    var excesses: [String] = []
    let usable = self.usable(value, coercion, rank)
    if let usable {
      excesses = usable.excesses
      let names = name(for: key, isRepaired: coercion.readsKeys)
      if names != .typed("string"), !names.isAnything {
        excesses.append("objects of which no usable value has a usable key")
      }
    }
    if !rank.mayLoseElements {
      let names = name(for: key, isRepaired: rank != .declared && coercion.readsKeys)
      let values = part(for: value, coercion, rank)
      if !names.isAnything, names.json != SchemaPart.typed("string").json {
        keywords["propertyNames"] = names.json
      }
      if !values.isAnything { keywords["additionalProperties"] = values.json }
      excesses = names.excesses + values.excesses
    }
    return object(keywords, of: value, usable, coercion).excess(excesses)
      .or(standIns(forObject: coercion, isEmptyEnough: true))
  }

  /// The keys of which a type can be made.
  func name(for key: Contract.Value, isRepaired: Bool) -> SchemaPart {
    let coercion: Coercion = [.numbersFromStrings, .booleansFromStrings]
    switch key {
    case .integer where isRepaired:
      return SchemaPart.text(SchemaPattern.wholeNumeral).excess("keys that are out of range")
        .excess("several keys for the same number")
    case .boolean where isRepaired:
      return SchemaPart.text(SchemaPattern.truth)
        .excess("keys with an exponent that are not 1 or 0, and several keys for the same value")
    case .enumeration(let type, let raw, let cases, let isClosed):
      return enumeratedName(type, raw, isClosed ? cases : nil, isRepaired, isKnown: cases != nil)
    case .open(let type, let raw, _):
      return name(for: raw, isRepaired: isRepaired).excess(unknownCases(type))
    case .any, .own, .decoded, .duration:
      return SchemaPart.anything.excess("keys that cannot be read as their type")
    default:
      let isNumber = key.takes(.number, .strict) || key == .boolean
      let keys =
        isNumber
        ? sent(key, as: .string, isRepaired ? coercion : .strict, .tolerated).only("string")
        : part(for: key, isRepaired ? coercion : .strict, .tolerated)
      return key == .string || key == .boolean
        ? keys : keys.excess("several keys for the same value")
    }
  }

  private func enumeratedName(
    _ type: String, _ raw: Contract.Value, _ cases: [JSONValue]?, _ isRepaired: Bool,
    isKnown: Bool
  ) -> SchemaPart {
    guard let cases, !isRepaired || raw == .string else {
      let keys = name(for: raw, isRepaired: isRepaired)
      return isKnown ? keys : keys.excess("keys that \(type) does not take")
    }
    let names = cases.compactMap(\.keyText)
    guard names.count == cases.count else { return name(for: raw, isRepaired: isRepaired) }
    guard !cases.contains(where: { $0.kind == .number }) else {
      return SchemaPart.text(SchemaPattern.number(of: names))
        .excess(
          "keys with an exponent that are other numbers, and several keys for the same number")
    }
    return .values(names.flatMap(\.spellings).map(JSONValue.string))
  }
}

extension SchemaRank {
  fileprivate var mayLoseElements: Bool { self == .anElement || self == .someElements }
}

extension Coercion {
  /// Whether keys are read as numbers and booleans with repairs.
  fileprivate var readsKeys: Bool { isSuperset(of: [.numbersFromStrings, .booleansFromStrings]) }
}

extension JSONValue {
  /// The value as the key of an object.
  var keyText: String? {
    switch self {
    case .string(let text): text
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): number.digits
    case .null, .array, .object: nil
    }
  }
}

extension Contract.Value {
  /// Whether it is read from an array.
  var isList: Bool {
    switch self {
    case .array, .set: true
    case .nullable(let value): value.isList
    case .formatted(let words, let value): !words.isOfText && !words.isOfPairs && value.isList
    default: false
    }
  }

  /// The coercion of a value that is sent in place of an array of it.
  fileprivate func coercion(ofSingle coercion: Coercion) -> Coercion {
    switch self {
    case .string, .integer, .number: coercion.ofBooleanInPlaceOfArray
    case .enumeration(_, let raw, _, _), .open(_, let raw, _): raw.coercion(ofSingle: coercion)
    default: coercion
    }
  }

  /// Whether equal values are equal in JSON.
  fileprivate var isSpelledInOneWay: Bool {
    switch self {
    case .integer, .boolean: true
    case .enumeration(_, let raw, .some, true): raw == .string || raw.isSpelledInOneWay
    case .open(_, let raw, _): raw.isSpelledInOneWay
    default: false
    }
  }
}
