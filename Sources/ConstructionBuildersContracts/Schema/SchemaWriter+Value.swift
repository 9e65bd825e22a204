import ConstructionBuilders
import Foundation

extension SchemaWriter {
  /// The values that can be used. Null is one of them only if it is a value.
  func part(
    for value: Contract.Value, _ coercion: Coercion, _ rank: SchemaRank
  ) -> SchemaPart {
    let part = plainPart(for: value, coercion, rank)
    switch value {
    case .array, .set, .nullable, .any, .decoded, .own, .row, .union: return part
    default: return part.or(single(part, coercion))
    }
  }

  /// An array of one element, where that may stand for a value.
  func single(_ part: SchemaPart, _ coercion: Coercion) -> SchemaPart {
    guard coercion.contains(.singleValuesFromArrays) else { return .nothing }
    var keywords = JSONValue.Members(["minItems": 1, "maxItems": 1])
    if !part.isAnything { keywords["items"] = part.json }
    return SchemaPart.typed("array", keywords)
  }

  private func plainPart(
    for value: Contract.Value, _ coercion: Coercion, _ rank: SchemaRank
  ) -> SchemaPart {
    switch value {
    case .string: string(coercion)
    case .integer(_, let minimum, let maximum): integer(minimum, maximum, coercion)
    case .number(let type): number(type, coercion)
    case .boolean: boolean(coercion)
    case .date(let words): date(words, coercion)
    case .duration(let words): duration(words, coercion)
    case .formatted(let words, let value): formatted(value, words, coercion, rank)
    case .text(let type): text(ofType: type, coercion)
    case .any: SchemaPart.anything
    case .array(let element): array(of: element, coercion, rank, isSet: false)
    case .set(let element): array(of: element, coercion, rank, isSet: true)
    case .nullable(let wrapped):
      part(for: wrapped, coercion, rank.orNull).or(nulls(coercion, of: wrapped))
    case .dictionary(let key, let value): dictionary(key, value, coercion, rank)
    case .object(let name): object(name, coercion, rank)
    case .row(let name): row(name, coercion, rank)
    case .union: union(value.arms, coercion, rank)
    case .enumeration(let type, let raw, let cases, let isClosed):
      enumeration(type, raw, isClosed ? cases : nil, coercion, isKnown: cases != nil)
    case .open(let type, let raw, let cases): open(type, raw, cases, coercion)
    case .decoded(let type): SchemaPart.anything.excess("values that \(type) does not decode")
    case .own(_, let expectation, _):
      SchemaPart.anything.excess("values other than \(expectation)")
    }
  }

  /// Null, and what means null.
  func nulls(_ coercion: Coercion) -> SchemaPart { .null.or(nullStandIns(coercion)) }

  /// The same for a value that can be a list.
  func nulls(_ coercion: Coercion, of value: Contract.Value) -> SchemaPart {
    .null.or(nullStandIns(coercion, of: value))
  }

  func nullStandIns(_ coercion: Coercion, of value: Contract.Value) -> SchemaPart {
    let own = SchemaPart.values(value.nullWords)
    let arms = value.withoutNull.arms
    guard arms.count == 1 else {
      return arms.reduce(own) { $0.or(nullStandIns(coercion, of: $1)) }
    }
    guard value.isList else { return nullStandIns(coercion).or(own) }
    return nullStandIns(coercion.ofBooleanInPlaceOfArray.subtracting(.emptyArraysAsNull)).or(own)
  }

  /// `""`, `false` and `[]`, where they mean null.
  func nullStandIns(_ coercion: Coercion) -> SchemaPart {
    let text: [JSONValue] = coercion.contains(.emptyStringAsNull) ? [""] : []
    let boolean: [JSONValue] = coercion.contains(.falseAsNull) ? [false] : []
    let array = coercion.contains(.emptyArraysAsNull)
    return SchemaPart.values(text + boolean)
      .or(array ? .typed("array", ["maxItems": 0]) : .nothing)
  }

  /// The booleans that a conversion takes.
  private func booleans(_ conversion: Coercion, in coercion: Coercion) -> SchemaPart {
    guard coercion.contains(conversion) else { return .nothing }
    let booleans = coercion.convertedBooleans
    return booleans.count == 2 ? .typed("boolean") : .values(booleans.map(JSONValue.boolean))
  }

  private func string(_ coercion: Coercion) -> SchemaPart {
    let numbers = coercion.contains(.stringsFromNumbers) ? SchemaPart.typed("number") : .nothing
    return SchemaPart.typed("string").or(numbers).or(booleans(.stringsFromBooleans, in: coercion))
  }

  private func text(ofType name: String, _ coercion: Coercion) -> SchemaPart {
    let type = Contract.Value.textType(name)
    return type?.textPattern.map { text($0, coercion, canBeEmpty: type?.exampleText == "") }
      ?? SchemaPart.typed("string").excess("strings that are not \(name)s")
  }

  /// The texts that an expression is for. White space around them is a repair.
  func text(
    _ expression: String, _ coercion: Coercion, canBeEmpty: Bool = false
  ) -> SchemaPart {
    guard view != .declared, coercion != .strict else {
      return .text(SchemaPattern.whole(expression))
    }
    return .text(
      canBeEmpty
        ? SchemaPattern.trimmed(orEmpty: expression) : SchemaPattern.trimmed(expression))
  }

  private func integer(
    _ minimum: String, _ maximum: String, _ coercion: Coercion
  ) -> SchemaPart {
    let limits = [("minimum", minimum), ("maximum", maximum)]
    var keywords = JSONValue.Members()
    for (key, digits) in limits {
      if let number = JSONValue.Number(digits: digits) { keywords[key] = .number(number) }
    }
    var part = SchemaPart.typed("integer", keywords)
    if coercion.contains(.numbersFromStrings) {
      part = part.or(.text(SchemaPattern.wholeNumeral))
        .excess("numerals that are out of range, or have an exponent and are not whole")
    }
    return part.or(booleans(.numbersFromBooleans, in: coercion))
  }

  private func number(_ type: String, _ coercion: Coercion) -> SchemaPart {
    let isDecimal = type == "Decimal"
    let isExact = isDecimal || !coercion.contains(.nearestWholeNumbers)
    var part = SchemaPart.typed("number").excess("numbers beyond the range of \(type)")
    if isExact {
      let whole = isDecimal ? "" : "whole "
      part = part.excess("\(whole)numbers that \(type) does not hold exactly")
    }
    if coercion.contains(.numbersFromStrings) { part = part.or(.text(SchemaPattern.numeral)) }
    return isDecimal ? part : part.or(booleans(.numbersFromBooleans, in: coercion))
  }

  private func boolean(_ coercion: Coercion) -> SchemaPart {
    var part = SchemaPart.typed("boolean")
    if coercion.contains(.booleansFromNumbers) {
      part = part.or(.typed("integer", ["minimum": 0, "maximum": 1]))
    }
    if coercion.contains(.booleansFromStrings) {
      part = part.or(.text(SchemaPattern.truth))
        .excess("numerals with an exponent that are not 1 or 0")
    }
    return part
  }

  /// The object of a builder, by reference.
  private func object(_ name: String, _ coercion: Coercion, _ rank: SchemaRank) -> SchemaPart {
    let isRequired = rank != .captured && isAnythingRequired(of: name)
    let isWhole = rank == .captured
    let object = isWhole ? SchemaPart.typed("object") : .schema(["$ref": .string(reference(name))])
    return object.or(standIns(forObject: coercion, isEmptyEnough: !isRequired))
  }

  /// The row of a builder, by reference. It is no single value that an array stands for.
  private func row(_ name: String, _ coercion: Coercion, _ rank: SchemaRank) -> SchemaPart {
    let row =
      rank == .captured
      ? SchemaPart.typed("array") : .schema(["$ref": .string(reference(name))])
    return row.or(embedded("array", coercion))
  }

  /// What is repaired to be an object.
  func standIns(forObject coercion: Coercion, isEmptyEnough: Bool) -> SchemaPart {
    let isEmptyArrayTaken =
      coercion.contains(.emptyArraysAsObjects) && isEmptyEnough
      && !coercion.contains(.emptyArraysAsNull)
    let array = isEmptyArrayTaken ? SchemaPart.typed("array", ["maxItems": 0]) : .nothing
    return array.or(embedded("object", coercion))
  }

  /// A string, if JSON may be embedded in it.
  func embedded(_ kind: String, _ coercion: Coercion) -> SchemaPart {
    guard coercion.contains(.embeddedJSON) else { return .nothing }
    return SchemaPart.typed("string").excess("strings that do not contain such an \(kind) as JSON")
  }

  private func isAnythingRequired(of name: String) -> Bool {
    guard let object = contract.object(named: name), !object.isUndecided else { return false }
    return object.variants?.discriminator != nil
      || object.fields.contains { $0.need == .required }
  }

  /// The JSON pointer to an object, as the fragment of a URI.
  func reference(_ name: String) -> String { "#/$defs/" + fragment(of: name) }

  /// One step of a JSON pointer in the fragment of a URI.
  func fragment(of name: String) -> String {
    let letters = String(decoding: Array(97...122) + Array(65...90), as: UTF8.self)
    let plain = CharacterSet(charactersIn: letters + "-._~0123456789")
    return name.pointerStep.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
