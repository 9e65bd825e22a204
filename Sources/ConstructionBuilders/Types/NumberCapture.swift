extension JSONNode {
  /// The number that a value is or, where that is allowed, the one that a string spells.
  var numberOrNumeral: (number: JSONNumber, isCoerced: Bool)? {
    if let number { return (number, false) }
    guard coercion.contains(.numbersFromStrings), let spelling = string.flatMap(Numeral.spelling)
    else { return nil }
    return (.spelled(spelling), true)
  }
}

extension Captured where Value: Capturable {
  /// What is exactly a number or a numeral; nil if the value is neither.
  static func number(
    _ node: JSONNode, _ exact: (JSONNumber) -> Result<Value, NumberRefusal>
  ) -> Captured? {
    guard let (number, isCoerced) = node.numberOrNumeral else { return nil }
    guard number.isFinite else { return .unusable(node) }
    switch exact(number) {
    case .success(let value): return isCoerced ? .coerced(value, from: node) : Captured(value)
    case .failure(let refusal): return .unusable(node, refusal.kind, reason: refusal.reason)
    }
  }
}

/// The reason why a type does not hold a number.
enum NumberRefusal: Error {
  case notWhole, outOfRange, tooManyDigits, lostDigits

  fileprivate var kind: Finding.Kind {
    switch self {
    case .notWhole: .mismatch
    case .outOfRange: .outOfRange
    case .tooManyDigits, .lostDigits: .imprecise
    }
  }

  fileprivate var reason: String? {
    self == .lostDigits ? "which has lost digits as a floating-point number" : nil
  }
}
