import ConstructionBuilders
import Foundation

extension SchemaWriter {
  /// A type with raw values. `cases` is nil if there may be others.
  func enumeration(
    _ type: String, _ raw: Contract.Value, _ cases: [JSONValue]?, _ coercion: Coercion,
    isKnown: Bool
  ) -> SchemaPart {
    let open = part(for: raw, coercion, .tolerated)
    guard let cases else {
      return isKnown ? open : open.excess("values that \(type) does not take")
    }
    switch raw {
    case .string: return strings(cases, coercion)
    case .integer: return integers(cases, coercion)
    case .boolean where coercion.isDisjoint(with: [.booleansFromNumbers, .booleansFromStrings]):
      return .values(cases)
    default: return open.excess("values that \(type) does not take")
    }
  }

  /// A type with raw values that keeps others. Its cases are examples.
  func open(
    _ type: String, _ raw: Contract.Value, _ cases: [JSONValue]?, _ coercion: Coercion
  ) -> SchemaPart {
    rawValues(raw, cases, coercion).examples(cases ?? []).excess(unknownCases(type))
  }

  /// All raw values that are read. What means null is only a value if there is a case for it.
  func rawValues(
    _ raw: Contract.Value, _ cases: [JSONValue]?, _ coercion: Coercion
  ) -> SchemaPart {
    let null: JSONValue? =
      switch raw {
      case .string where coercion.contains(.emptyStringAsNull): ""
      case .boolean where coercion.contains(.falseAsNull): false
      default: nil
      }
    let part = part(for: raw, coercion, .tolerated)
    guard let null, cases?.contains(null) != true else { return part }
    return part.excess("\(null), which is read as null")
  }

  /// What an `Open` takes and reports.
  func unknownCases(_ type: String) -> [String] {
    view == .declared ? ["values that \(type) does not know, which is a finding"] : []
  }

  private func strings(_ cases: [JSONValue], _ coercion: Coercion) -> SchemaPart {
    let texts = cases.compactMap { value in
      if case .string(let text) = value { text } else { nil }
    }
    var part = SchemaPart.values(texts.flatMap(\.spellings).map(JSONValue.string))
    let numbers = texts.compactMap { JSONValue.Number(digits: $0) }
    if coercion.contains(.stringsFromNumbers), !numbers.isEmpty {
      part = part.or(.values(numbers.map(JSONValue.number)))
        .excess("numbers that are written differently from the case")
    }
    if coercion.contains(.stringsFromBooleans) {
      let booleans = coercion.convertedBooleans.filter { texts.contains("\($0)") }
      part = part.or(.values(booleans.map(JSONValue.boolean)))
    }
    return part
  }

  private func integers(_ cases: [JSONValue], _ coercion: Coercion) -> SchemaPart {
    let digits = cases.compactMap { value in
      if case .number(let number) = value { number.digits } else { nil }
    }
    var part = SchemaPart.values(cases)
    if coercion.contains(.numbersFromStrings), !digits.isEmpty {
      part = part.or(.text(SchemaPattern.numeral(of: digits)))
        .excess("numerals with an exponent that match no case")
    }
    if coercion.contains(.numbersFromBooleans) {
      let booleans = coercion.convertedBooleans.filter { digits.contains($0 ? "1" : "0") }
      part = part.or(.values(booleans.map(JSONValue.boolean)))
    }
    return part
  }
}

extension Coercion {
  /// The booleans that can be converted to another type: `false` may count as null.
  var convertedBooleans: [Bool] { contains(.falseAsNull) ? [true] : [true, false] }
}

extension String {
  /// The text as it is, and composed and decomposed. Swift compares strings by canonical
  /// equivalence, and a schema by code points.
  var spellings: [String] {
    var seen: Set<[UInt8]> = []
    return [self, precomposedStringWithCanonicalMapping, decomposedStringWithCanonicalMapping]
      .filter { seen.insert(Array($0.utf8)).inserted }
  }
}
