import ConstructionBuilders

extension Contract.Value {
  /// The value in words, such as `array of Int`.
  package var words: String {
    switch self {
    case .string: "String"
    case .integer(let type, _, _), .number(let type), .text(let type), .decoded(let type): type
    case .boolean: "Bool"
    case .date(.iso8601): "Date"
    case .date(let format): "Date \(format.words)"
    case .duration(nil): "Duration without a format"
    case .duration(let format?): "Duration \(format.words)"
    case .formatted(let format, let value): "\(value.words) \(format.words)"
    case .any: "any value"
    case .array(.nullable(let element)): "array of (\(element.words) or null)"
    case .array(.union(let arms)), .set(.union(let arms)):
      "\(isSet ? "set" : "array") of (\(Contract.Value.union(arms).words))"
    case .array(let element): "array of \(element.words)"
    case .nullable(let inner): "\(inner.words) or null"
    case .set(let element): "set of \(element.words)"
    case .dictionary(.string, let member): "dictionary of \(member.words)"
    case .dictionary(let key, let member): "dictionary from \(key.words) to \(member.words)"
    case .object(let name), .row(let name): name
    case .union: arms.map(\.words).joined(separator: " or ")
    case .enumeration(let type, let raw, nil, _): "\(type) (a \(raw.words))"
    case .enumeration(let type, _, let cases?, let isClosed):
      "\(type) (\(isClosed ? "" : "known values: ")\(Self.words(cases)))"
    case .open(let type, let raw, let cases):
      "\(type) (\(cases.map { "known values: \(Self.words($0))" } ?? "any \(raw.words)"))"
    case .own(let type, let expectation, _):
      type == expectation ? type : "\(type), which expects \(expectation)"
    }
  }

  /// A list that fits on a line or two.
  private static func words(_ cases: [JSONValue]) -> String {
    let listed = cases.prefix(20).map { value in
      if case .string(let text) = value { text } else { value.description }
    }
    let more = cases.count - listed.count
    return (listed + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
  }

  /// The first of them.
  package var objectName: String? { objectNames.first }

  private var isSet: Bool { if case .set = self { true } else { false } }

  /// The objects and rows in the value, at any depth of arrays and dictionaries.
  package var objectNames: [String] {
    switch self {
    case .object(let name), .row(let name): [name]
    case .union(let arms): arms.flatMap(\.objectNames)
    case .array(let inner), .nullable(let inner), .set(let inner), .dictionary(_, let inner),
      .formatted(_, let inner):
      inner.objectNames
    default: []
    }
  }
}
