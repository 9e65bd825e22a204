import ConstructionBuilders

extension ContractComparison {
  /// Compares what a value is expected to be.
  ///
  /// - Parameter coercions: The coercions that apply; nil at the root.
  mutating func compareValues(
    _ old: Contract.Value, _ new: Contract.Value, _ coercions: CoercionChange? = nil,
    at path: String
  ) {
    switch (old, new) {
    case (.object(let old), .object(let new)), (.row(let old), .row(let new)):
      compareObjects(old, new, at: path)
    case (.union, _) where !new.isUnclear, (_, .union) where !old.isUnclear && !old.isNullable:
      compareArms(old.arms, new.arms, coercions, at: path)
    case (.array(let old), .array(let new)), (.set(let old), .set(let new)),
      (.set(let old), .array(let new)):
      compareValues(old, new, coercions, at: path + "[]")
    case (.array(let old), .set(let new)):
      add(.warning, "keeps only one of equal elements", at: path)
      compareValues(old, new, coercions, at: path + "[]")
    case (.dictionary(let oldKey, let old), .dictionary(let newKey, let new)):
      let isAnyKeyTaken = compareKeys(oldKey, newKey, coercions, at: path + "[key]")
      guard isAnyKeyTaken else { return }
      compareValues(old, new, coercions, at: path + "[*]")
    case (.formatted(let words, let old), .formatted(let others, let new)) where words == others:
      compareValues(old, new, coercions, at: path)
    case (.nullable(let old), .nullable(let new)):
      compareValues(old, new, coercions, at: path)
    case (_, .nullable(let inner)):
      add(.harmless, "may now be null", at: path)
      compareValues(old, inner, coercions, at: path)
    case (.nullable(let inner), _) where new != .any:
      add(.breaking, "may no longer be null", at: path)
      compareValues(inner, new, coercions, at: path)
    case (_, .array(let element)),
      (_, .set(let element))
    where coercions?.new.contains(.arraysFromSingleValues) == true && !old.isDictionary
      && old != .any:
      // A text can be the JSON of a list.
      guard severity(from: old, to: new, coercions ?? ofRoot) != .breaking || !old.isRead
      else { return add(.breaking, "is \(new.words), was \(old.words)", at: path) }
      add(.harmless, "is \(new.words), and a single element may be sent instead", at: path)
      compareValues(old, element, coercions, at: path + "[]")
    case _ where old.hasRawValues(of: new):
      compareRawValues(old, new, at: path)
    default:
      guard old != new, let severity = severity(from: old, to: new, coercions ?? ofRoot) else {
        return
      }
      let change =
        new.words == old.words
        ? "is \(new.words), read in another way than before"
        : "is \(new.words), was \(old.words)"
      add(severity, change, at: path)
    }
  }

  /// Returns whether the older key reads anything: otherwise no member was used.
  private mutating func compareKeys(
    _ old: Contract.Value, _ new: Contract.Value, _ coercions: CoercionChange?, at path: String
  ) -> Bool {
    guard old != new, !old.hasRawValues(of: new), let before = ProbeReader(key: old),
      let now = ProbeReader(key: new)
    else {
      compareValues(old, new, coercions, at: path)
      return true
    }
    let coercions = (coercions ?? ofRoot).ofValues
    let probes = Probe.keys(old, new)
    let severity = now.severity(since: before, coercions, for: probes)
    add(severity, "is \(new.words), was \(old.words)", at: path)
    return probes.contains { before.read($0, coercions.old).hasValue }
  }
}

extension ContractComparison {
  /// What a change means; nil if it means nothing.
  func severity(
    from old: Contract.Value, to new: Contract.Value, _ coercions: CoercionChange
  ) -> Contract.Difference.Severity? {
    switch (old, new) {
    case (.integer(_, let oldMinimum, let oldMaximum), .integer(_, let minimum, let maximum))
    where oldMinimum == minimum && oldMaximum == maximum:
      return nil
    case (.own, _), (_, .own), (.decoded, _), (_, .decoded): return .unknown
    case (_, .any), (.duration(nil), _): return .harmless
    default: break
    }
    guard let before = ProbeReader(old), let now = ProbeReader(new) else {
      if old.isFormatted || new.isFormatted { return .unknown }
      return new.severityOfUnreadable(since: old)
    }
    return now.severity(since: before, coercions.ofValues, for: Probe.documents(old, new))
  }
}

extension Contract.Value {
  fileprivate var isFormatted: Bool { if case .formatted = self { true } else { false } }

  /// Whether it takes anything, or nobody knows what.
  fileprivate var isUnclear: Bool {
    switch self {
    case .any, .own, .decoded, .nullable: true
    default: false
    }
  }

  fileprivate var isNullable: Bool { if case .nullable = self { true } else { false } }

  fileprivate var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  /// Whether documents show what it takes.
  fileprivate var isRead: Bool { ProbeReader(self) != nil }

  /// What a change means if nothing reads one of the values: objects, integers of other sizes than
  /// those of the language, and enumerations that do not list their cases.
  fileprivate func severityOfUnreadable(since older: Self) -> Contract.Difference.Severity {
    switch (older, self) {
    case (
      .integer(_, let oldMinimum, let oldMaximum), .integer(_, let minimum, let maximum)
    ):
      let isWider = !isLess(oldMinimum, than: minimum) && !isLess(maximum, than: oldMaximum)
      return isWider ? .harmless : .breaking
    case (.integer, .number("Double")), (.integer, .number("CGFloat")): return .warning
    case (.enumeration(_, let raw, _, _), _) where raw == self: return .harmless
    default: return .breaking
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
