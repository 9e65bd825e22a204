import ConstructionBuilders

extension SchemaWriter {
  /// A value in a format that is told of no other case.
  func formatted(
    _ value: Contract.Value, _ words: FormatWords, _ coercion: Coercion, _ rank: SchemaRank
  ) -> SchemaPart {
    switch words {
    case .null(let words, _):
      let part = part(for: value, coercion, rank)
      return words.isEmpty ? part : part.excess("values that mean null")
    case .sent(let type, _): return sent(value, as: type, coercion, rank)
    case .oneOrMany:
      let element = value.element?.withoutNull ?? .any
      return part(for: value, coercion, rank).or(part(for: element, coercion, rank.ofOne))
    case .pairs(let key, let member, _): return pairs(value, key, member, coercion, rank)
    case .oneOf(let formats):
      return formats.map { part(for: value.formatted(by: $0), coercion, rank) }
        .reduce(.nothing) { $0.or($1) }
    case .protoJSON where value == .text(type: "Data"):
      return text("[A-Za-z0-9+/_-]*={0,2}", coercion, canBeEmpty: true)
        .excess("strings that are not base64")
    case .protoJSON:
      return part(for: value, coercion, rank).or(.values(["NaN", "Infinity", "-Infinity"]))
    case .base64URL:
      return text("[A-Za-z0-9_-]*={0,2}", coercion, canBeEmpty: true)
        .excess("strings that are not base64")
    case .base64(let ignoringWhiteSpace):
      return ignoringWhiteSpace
        ? SchemaPart.typed("string").excess("strings that are not base64")
        : part(for: value, coercion, rank)
    case .hexadecimal:
      return value == .text(type: "UUID")
        ? text("[0-9A-Fa-f]{32}", coercion)
        : text("([0-9A-Fa-f]{2})*", coercion, canBeEmpty: true)
    case .decimal:
      let own: SchemaPart =
        coercion.contains(.numbersFromStrings) ? part(for: value, coercion, rank) : .nothing
      return SchemaPart.typed("string").or(own.only("number"))
        .excess("strings that are not such numbers")
    case .whole: return part(for: value, coercion, rank)
    case .iso8601, .iso8601WithZone, .since1970, .pattern, .rfc5322, .duration, .clock, .each,
      .keyed, .local, .decoding, .either, .own:
      return SchemaPart.anything.excess("values that the format of the field refuses")
    }
  }

  /// A value that is sent as another JSON type: as what conversions read, and no other.
  func sent(
    _ value: Contract.Value, as type: JSONType, _ coercion: Coercion, _ rank: SchemaRank
  ) -> SchemaPart {
    let needed: Coercion =
      switch type {
      case .string: [.numbersFromStrings, .booleansFromStrings, .embeddedJSON]
      case .number: [.stringsFromNumbers, .booleansFromNumbers]
      case .boolean: [.stringsFromBooleans, .numbersFromBooleans]
      default: []
      }
    guard type.isDeclarable else { return .nothing }
    var declared = part(for: value, coercion.union(needed), rank).only("\(type)")
    if type == .string { declared = declared.excess("spellings other than those of JSON") }
    if type == .string, coercion.contains(.singleValuesFromArrays) {
      declared = declared.or(
        SchemaPart.typed("string").excess("strings that do not contain such an array as JSON"))
    }
    if type == .number, declared.alternatives?.isEmpty == true {
      // A format of texts reads the digits.
      declared = SchemaPart.typed("number").excess("numbers whose digits the format refuses")
    }
    if coercion == .strict, type == .string, let spelling = value.spelling { return spelling }
    let isAllowed = view != .declared && !coercion.isDisjoint(with: needed)
    return isAllowed ? declared.or(part(for: value, coercion, rank)) : declared
  }
}

extension Contract.Value {
  /// The strings in which JSON's own spelling of a value is; nil if it has several types.
  fileprivate var spelling: SchemaPart? {
    switch self {
    case .number(let type):
      .text(SchemaPattern.number).excess("numbers beyond the range of \(type)")
    case .integer:
      .text(SchemaPattern.wholeNumber).excess("numbers that are not whole, or out of range")
    case .boolean: .values(["true", "false"])
    case .enumeration(_, .integer, let cases?, true):
      .values(cases.compactMap(\.keyText).map(JSONValue.string))
    default: nil
    }
  }
}

extension SchemaRank {
  /// How much is needed of a single element that stands for all.
  fileprivate var ofOne: SchemaRank {
    switch self {
    case .anElement: .someElements
    case .someElements: .captured
    default: self
    }
  }
}
