import ConstructionBuilders

extension ContractComparison {
  /// Compares what a value is expected to be.
  ///
  /// - Parameter coercion: The coercions that apply now; nil at the root.
  mutating func compareValues(
    _ old: Contract.Value, _ new: Contract.Value, _ coercion: Coercion? = nil, at path: String
  ) {
    switch (old, new) {
    case (.object(let old), .object(let new)):
      compareObjects(old, new, at: path)
    case (.array(let old), .array(let new)), (.set(let old), .set(let new)),
      (.set(let old), .array(let new)):
      compareValues(old, new, coercion, at: path + "[]")
    case (.array(let old), .set(let new)):
      add(.warning, "takes each element once", at: path)
      compareValues(old, new, coercion, at: path + "[]")
    case (.dictionary(let oldKey, let old), .dictionary(let newKey, let new)):
      compareValues(oldKey, newKey, coercion, at: path + "[key]")
      compareValues(old, new, coercion, at: path + "[*]")
    case (.nullable(let old), .nullable(let new)):
      compareValues(old, new, coercion, at: path)
    case (_, .nullable(let inner)):
      add(.harmless, "may be null", at: path)
      compareValues(old, inner, coercion, at: path)
    case (.nullable(let inner), _):
      add(.breaking, "may no longer be null", at: path)
      compareValues(inner, new, coercion, at: path)
    case (_, .array(let element)) where coercion?.contains(.singleElements) == true:
      add(.harmless, "is \(new.words), of which one element may be sent", at: path)
      compareValues(old, element, coercion, at: path + "[]")
    case (
      .enumeration(_, let oldRaw, let oldCases, let wasClosed),
      .enumeration(_, let newRaw, let newCases, let isClosed)
    ):
      compareValues(oldRaw, newRaw, coercion, at: path)
      compareCases(
        wasClosed ? oldCases : nil, isClosed ? newCases : nil, wasClosed, isClosed, at: path)
    default:
      guard old != new, let severity = new.severity(since: old) else { return }
      let isCoerced = severity == .breaking && new.takes(old, by: coercion ?? self.new.coercion)
      let change =
        new.words == old.words
        ? "is \(new.words), which takes other kinds of values than before"
        : "is \(new.words), was \(old.words)"
      add(isCoerced ? .warning : severity, change, at: path)
    }
  }

  /// Compares the cases of types that refuse others. `nil` are cases that are not known, or a type
  /// that refuses none.
  private mutating func compareCases(
    _ old: [JSONValue]?, _ new: [JSONValue]?, _ wasClosed: Bool, _ isClosed: Bool,
    at path: String
  ) {
    switch (wasClosed, isClosed) {
    case (false, false): return
    case (true, false): add(.harmless, "takes any raw value now", at: path)
    case (false, true): add(.breaking, "takes only its cases now", at: path)
    case (true, true):
      guard let old, let new else {
        if old != new { add(.unknown, "does not list its cases in both contracts", at: path) }
        return
      }
      let gone = old.filter { !new.contains($0) }
      let added = new.filter { !old.contains($0) }
      if !gone.isEmpty { add(.breaking, "has no longer the \(cases(gone))", at: path) }
      if !added.isEmpty { add(.harmless, "has the new \(cases(added))", at: path) }
    }
  }

  private func cases(_ cases: [JSONValue]) -> String {
    (cases.count == 1 ? "case " : "cases ") + cases.map(\.description).joined(separator: ", ")
  }
}

extension Contract.Value {
  /// What the change from an older value means; nil if it means nothing.
  ///
  /// Neither contains objects, or only one of them does.
  fileprivate func severity(since older: Self) -> Contract.Difference.Severity? {
    switch (older, self) {
    case (.own, _), (_, .own), (.decoded, _), (_, .decoded): return .unknown
    case (_, .any): return .harmless
    case (
      .integer(_, let oldMinimum, let oldMaximum), .integer(_, let minimum, let maximum)
    ):
      guard oldMinimum != minimum || oldMaximum != maximum else { return nil }
      let isWider =
        !isLess(oldMinimum, than: minimum) && !isLess(maximum, than: oldMaximum)
      return isWider ? .harmless : .breaking
    case (.integer, .number("Decimal")), (.number, .number("Decimal")): return .harmless
    case (.number("Float"), .number("Double")), (.number("CGFloat"), .number("Double")),
      (.number("Float"), .number("CGFloat")):
      return .harmless
    case (.number("Double"), .number("CGFloat")): return nil
    case (_, .number("Float")): return .breaking
    case (.integer, .number), (.number, .number): return .warning
    case (.url, .string), (.uuid, .string), (.data, .string), (.date(.iso8601), .string),
      (.date(.pattern), .string), (.uuid, .url):
      return .harmless
    case (.date(let old), .date(let new)): return new.severity(since: old)
    case (.duration(let old?), .duration(let new?)): return new.severity(since: old)
    case (.duration(nil), .duration): return .harmless
    case (.enumeration(_, let raw, _, _), _):
      return raw == self ? .harmless : severity(since: raw)
    case (_, .enumeration(_, let raw, _, let isClosed)):
      if isClosed { return .breaking }
      return raw == older ? .harmless : raw.severity(since: older)
    default: return .breaking
    }
  }

  /// Whether each value of another kind can be used after a coercion.
  fileprivate func takes(_ other: Self, by coercion: Coercion) -> Bool {
    switch (other, self) {
    case (.integer, .string), (.number, .string): coercion.contains(.stringsFromNumbers)
    case (.boolean, .string): coercion.contains(.stringsFromBooleans)
    case (.boolean, .integer), (.boolean, .number): coercion.contains(.numbersFromBooleans)
    default: false
    }
  }

  /// Compares integers by their digits, of any length.
  private func isLess(_ left: String, than right: String) -> Bool {
    switch (left.hasPrefix("-"), right.hasPrefix("-")) {
    case (true, false): true
    case (false, true): false
    case (false, false): (left.utf8.count, left) < (right.utf8.count, right)
    case (true, true): (right.utf8.count, right) < (left.utf8.count, left)
    }
  }
}

extension FormatWords {
  /// The formats of which one is enough.
  private var alternatives: [FormatWords] {
    if case .oneOf(let formats) = self { formats.flatMap(\.alternatives) } else { [self] }
  }

  fileprivate func severity(since older: Self) -> Contract.Difference.Severity {
    Set(alternatives).isSuperset(of: older.alternatives) ? .harmless : .breaking
  }
}
