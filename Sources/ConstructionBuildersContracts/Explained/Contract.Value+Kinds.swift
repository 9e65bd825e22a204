import ConstructionBuilders

extension Contract.Value {
  /// Whether a value of a JSON kind can be read at all. Its content can still be wrong.
  func takes(_ kind: JSONType, _ coercion: Coercion) -> Bool {
    if kind == .array, coercion.contains(.singleValuesFromArrays) { return true }
    return switch self {
    case .string:
      kind == .string || kind == .number && coercion.contains(.stringsFromNumbers)
        || kind == .boolean && coercion.contains(.stringsFromBooleans)
    case .integer, .number:
      kind == .number || kind == .string && coercion.contains(.numbersFromStrings)
        || kind == .boolean && coercion.contains(.numbersFromBooleans) && self != Self.decimal
    case .boolean:
      kind == .boolean || kind == .string && coercion.contains(.booleansFromStrings)
        || kind == .number && coercion.contains(.booleansFromNumbers)
    case .date(let words): words.takes(kind, coercion)
    case .duration(let words): words?.takes(kind, coercion) ?? false
    case .formatted(let words, let value): words.takes(kind, coercion, of: value)
    case .text: kind == .string
    case .any, .decoded: true
    case .array(let element), .set(let element):
      kind == .array || kind == .string && coercion.contains(.embeddedJSON)
        || kind == .object && coercion.contains(.numberedObjectsAsArrays)
        || kind != .null && coercion.contains(.arraysFromSingleValues)
          && element.takes(kind, coercion)
    case .nullable(let value): kind == .null || value.takes(kind, coercion)
    case .row: kind == .array || kind == .string && coercion.contains(.embeddedJSON)
    case .union(let arms): arms.contains { $0.takes(kind, coercion) }
    case .dictionary, .object:
      kind == .object || kind == .string && coercion.contains(.embeddedJSON)
        || kind == .array && coercion.contains(.emptyArraysAsObjects)
    case .enumeration(_, let raw, _, _), .open(_, let raw, _): raw.takes(kind, coercion)
    case .own(_, _, let kinds):
      kinds.isEmpty || kinds.contains(kind)
        || kinds.contains(.string) && Contract.Value.string.takes(kind, coercion)
        || kinds.contains(.number) && Contract.Value.number(type: "Double").takes(kind, coercion)
    }
  }

  private static let decimal = Contract.Value.number(type: "Decimal")
}

extension FormatWords {
  /// Whether a value in the format can be of a JSON kind at all.
  fileprivate func takes(
    _ kind: JSONType, _ coercion: Coercion, of value: Contract.Value
  ) -> Bool {
    switch self {
    case .null(let words, _): words.contains { $0.kind == kind } || value.takes(kind, coercion)
    case .sent(let declared, _):
      declared.isDeclarable && (kind == declared || value.takes(kind, coercion))
    case .oneOrMany:
      value.takes(kind, coercion) || value.element?.takes(kind, coercion) == true
    case .pairs:
      kind == .array || kind == .string && coercion.contains(.embeddedJSON)
        || kind == .object
          && !coercion.isDisjoint(with: [.numberedObjectsAsArrays, .arraysFromSingleValues])
    case .protoJSON, .decimal: kind == .string || value.takes(kind, coercion)
    case .base64URL, .base64, .hexadecimal: kind == .string
    default: value.takes(kind, coercion)
    }
  }

  /// Whether a format can read a value of a JSON kind at all.
  fileprivate func takes(_ kind: JSONType, _ coercion: Coercion) -> Bool {
    switch self {
    case .iso8601, .iso8601WithZone, .pattern, .rfc5322, .clock, .protoJSON: kind == .string
    case .local(let format, _): format.takes(kind, coercion)
    case .since1970, .duration:
      kind == .number || kind == .string && coercion.contains(.numbersFromStrings)
    case .each, .keyed, .whole, .null, .sent, .oneOrMany, .pairs, .base64URL, .base64, .hexadecimal,
      .decimal, .decoding, .either, .own:
      true
    case .oneOf(let formats): formats.contains { $0.takes(kind, coercion) }
    }
  }
}
