extension MutationOperation {
  /// The mutated value; nil when the operation does not apply to the kind of value.
  func value(for value: JSONValue) -> JSONValue? {
    switch self {
    case .null: .null
    case .string: value.kind == .string ? nil : "text"
    case .number: value.kind == .number ? nil : 7
    case .boolean: value.kind == .boolean ? nil : true
    case .array: value.kind == .array ? nil : []
    case .object: value.kind == .object ? nil : [:]
    case .emptyString: ""
    case .whiteSpace: " \t"
    case .zero: 0
    case .negative: value.negative
    case .fraction: value.fraction
    case .beyondInt: .digits("9223372036854775808")
    case .beyondPrecision: .digits("9007199254740993")
    case .beyondDouble: .digits("1e400")
    default: asOtherKind(value) ?? container(value)
    }
  }

  private func asOtherKind(_ value: JSONValue) -> JSONValue? {
    switch (self, value) {
    case (.numberAsString, .number(let number)): .string(number.digits)
    case (.stringAsNumber, .string(let text)): JSONValue.Number(digits: text).map { .number($0) }
    case (.booleanAsNumber, .boolean(let boolean)): boolean ? 1 : 0
    default: nil
    }
  }

  private func container(_ value: JSONValue) -> JSONValue? {
    switch (self, value) {
    case (.emptied, .array): []
    case (.emptied, .object): [:]
    case (.unwrapped, .array(let elements)): elements.first
    case (.elementDuplicated, .array(let elements)): elements.first.map { .array(elements + [$0]) }
    case (.elementNull, .array(let elements)): .array(elements + [.null])
    case (.elementOfWrongKind, .array(let elements)): .array(elements + [elements.otherKind])
    case (.unknownKey, .object(var members)): members.addUnknown()
    case (.reordered, .object(let members)): members.reversed()
    default: nil
    }
  }
}

extension JSONValue {
  fileprivate static func digits(_ digits: String) -> JSONValue? {
    Number(digits: digits).map { .number($0) }
  }

  fileprivate var negative: JSONValue? {
    guard case .number(let number) = self else { return -1 }
    return number.digits.hasPrefix("-") ? nil : .digits("-" + number.digits)
  }

  fileprivate var fraction: JSONValue? {
    guard case .number(let number) = self else { return 0.5 }
    return number.digits.allSatisfy { $0.isNumber || $0 == "-" }
      ? .digits(number.digits + ".5") : 0.5
  }
}

extension [JSONValue] {
  /// A value of another kind than that of the first element.
  fileprivate var otherKind: JSONValue { first?.kind == .string ? 7 : "text" }
}

extension JSONValue.Members {
  /// The members, and one that no builder knows.
  fileprivate mutating func addUnknown() -> JSONValue {
    var key = "unknownKey"
    while self[key] != nil { key += "_" }
    self[key] = ["of": "no concern"]
    return .object(self)
  }

  /// The members in reverse order; nil when that is the same order.
  fileprivate func reversed() -> JSONValue? {
    guard count > 1 else { return nil }
    var members = JSONValue.Members()
    for key in keys.reversed() { members[key] = self[key] }
    return .object(members)
  }
}
