import ConstructionBuilders

/// Leaves out of a sample what a contract says is not needed.
struct ExampleMaker {
  private static let mostLevels = 64

  let contract: Contract

  /// The needed part of a sample; nil if a needed value is not there and cannot be made.
  func needed(of sample: JSONValue) -> JSONValue? { needed(sample, contract.root, level: 0) }

  private func needed(
    _ sample: JSONValue?, _ value: Contract.Value, level: Int
  ) -> JSONValue? {
    guard level < Self.mostLevels else { return sample }
    switch value {
    case .union:
      // Which arm a sample is for is known if only one reads its JSON type.
      let arms = value.arms.filter { arm in sample.map { arm.takes($0.kind, .strict) } ?? true }
      guard sample == nil || arms.count == 1 else { return sample }
      return arms.lazy.compactMap { needed(sample, $0, level: level) }.first
    case .object(let name), .row(let name):
      guard let object = contract.object(named: name), object.variants == nil, !object.isUndecided
      else { return sample }
      return needed(sample, object, level: level)
    case .array(let element), .set(let element):
      guard case .array(let elements)? = sample else { return sample ?? [] }
      return .array(elements.map { needed($0, element, level: level + 1) ?? $0 })
    case .dictionary(_, let element):
      guard case .object(let members)? = sample else {
        return sample ?? .object(JSONValue.Members())
      }
      var rest = JSONValue.Members()
      for (key, member) in members {
        rest[key] = needed(member, element, level: level + 1) ?? member
      }
      return .object(rest)
    case .nullable(let wrapped):
      return sample == .null ? .null : needed(sample, wrapped, level: level + 1) ?? .null
    case .open(_, _, let cases?):
      // An unknown value is a finding.
      if let sample, cases.contains(sample) { return sample }
      return value.least
    default:
      return sample ?? value.least
    }
  }

  private func needed(
    _ sample: JSONValue?, _ object: Contract.Object, level: Int
  ) -> JSONValue? {
    var rest: JSONValue = object.isRow ? [] : [:]
    for field in object.fields where !field.need.isOptional {
      guard let path = field.paths.first else { continue }
      let sent = field.paths.lazy.compactMap { sample?.value(at: $0, .strict) }.first
      // What cannot be made is left out here, and named when the document is built.
      guard let value = needed(sent, field.value, level: level + 1) else { continue }
      rest = rest.with(value, at: path.components[...])
      if let variant = field.variant, let type = sample?.value(at: variant, .strict) {
        rest = rest.with(type, at: variant.components[...])
      }
    }
    return rest
  }
}

extension JSONValue {
  /// The value with another one at a path, and with objects and arrays on the way.
  fileprivate func with(_ value: JSONValue, at steps: ArraySlice<FieldPath.Component>) -> JSONValue
  {
    guard let step = steps.first else { return value }
    switch (step, self) {
    case (.key(let key), .object(var members)):
      members[key] = (members[key] ?? .null).with(value, at: steps.dropFirst())
      return .object(members)
    case (.key, _):
      return JSONValue.object(Members()).with(value, at: steps)
    case (.index(let index), .array(var elements)):
      // A builder that reads a thousandth element takes it from the sample.
      guard 0..<1_000 ~= index else { return self }
      while elements.count <= index { elements.append(.null) }
      elements[index] = elements[index].with(value, at: steps.dropFirst())
      return .array(elements)
    case (.index, _):
      return JSONValue.array([]).with(value, at: steps)
    }
  }
}

extension Contract.Value {
  /// The least value of a type; nil if it is not known.
  fileprivate var least: JSONValue? {
    switch self {
    case .string: ""
    case .text(let type): Self.textType(type).map { .string($0.exampleText) }
    case .integer(_, let minimum, _): minimum.hasPrefix("-") ? 0 : Self.number(minimum)
    case .number, .duration(.duration(_)?): 0
    case .date(.since1970(_, nil, nil)): 0
    case .date(.rfc5322): "Thu, 01 Jan 1970 00:00:00 GMT"
    case .date(.local(.iso8601, _)): "1970-01-02T00:00:00"
    case .duration(.iso8601?): "PT0S"
    case .duration(.clock?): "00:00:00"
    case .duration(.protoJSON?): "0s"
    case .formatted(let words, let value): value.least(in: words)
    case .boolean: false
    case .date(.iso8601): "1970-01-01"
    case .date(.iso8601WithZone): "1970-01-01T00:00:00Z"
    case .any: .null
    case .enumeration(_, _, let cases, _): cases?.first
    case .open(_, let raw, let cases): cases?.first ?? raw.least
    default: nil
    }
  }

  /// The least value in a format; nil if it is not known.
  private func least(in words: FormatWords) -> JSONValue? {
    switch (words, self) {
    case (.sent(.string, _), _): least.map { $0.kind == .string ? $0 : .string($0.description) }
    case (.sent(.number, _), .string): 0
    case (.sent(.number, _), .boolean): 0
    case (.sent(.boolean, _), _): false
    case (.pairs, _), (.whole, _), (.oneOrMany, _): []
    case (.hexadecimal, .text("UUID")): .string(String(repeating: "0", count: 32))
    case (.decimal, _): "0"
    case (.null, _), (.protoJSON, _), (.base64, _), (.base64URL, _), (.hexadecimal, _): least
    default: nil
    }
  }

  private static func number(_ digits: String) -> JSONValue? {
    JSONValue.Number(digits: digits).map(JSONValue.number)
  }
}
