import ConstructionBuilders

extension ContractComparison {
  /// Compares what a value is expected to be.
  ///
  /// - Parameters:
  ///   - coercions: The coercions that apply; nil at the root.
  ///   - absence: What became of documents in which the value was null.
  mutating func compareValues(
    _ old: Contract.Value, _ new: Contract.Value, _ coercions: CoercionChange? = nil,
    absence: Absence = .notBuilt, at path: String
  ) {
    switch (old, new) {
    case (.object(let old), .object(let new)), (.row(let old), .row(let new)):
      compareObjects(old, new, at: path)
    case (.union, _) where !new.isUnclear, (_, .union) where !old.isUnclear && !old.isNullable:
      compareArms(old.arms, new.arms, coercions, at: path)
    case (.array(let element), .array(let other)), (.set(let element), .set(let other)),
      (.set(let element), .array(let other)):
      compareElements(element, other, of: old, new, coercions, at: path)
    case (.array(let element), .set(let other)):
      add(.warning, "keeps only one of equal elements", at: path)
      compareElements(element, other, of: old, new, coercions, at: path)
    case (.dictionary(let oldKey, let old), .dictionary(let newKey, let new)):
      let isAnyKeyTaken = compareKeys(oldKey, newKey, coercions, at: path + "[key]")
      guard isAnyKeyTaken else { return }
      compareValues(old, new, coercions, at: path + "[*]")
    case (.formatted(let words, let old), .formatted(let others, let new)) where words == others:
      compareValues(old, new, coercions, absence: absence, at: path)
    case (.nullable(let old), .nullable(let new)):
      compareValues(old, new, coercions, absence: .built, at: path)
    case (_, .nullable(let inner)):
      add(.harmless, "may now be null", at: path)
      compareValues(old, inner, coercions, at: path)
    case (.nullable(let inner), _) where new != .any:
      add(.breaking, "may no longer be null", at: path)
      compareValues(inner, new, coercions, at: path)
    case (.array, .formatted(.whole, .array)), (.formatted(.whole, .array), .array):
      // What lost an element was used without it.
      let severity: Contract.Difference.Severity = new.isFormatted ? .breaking : .harmless
      add(severity, "is \(new.words), was \(old.words)", at: path)
      compareValues(old.unformatted, new.unformatted, coercions, at: path)
    case _ where (old.isFormatted || new.isFormatted) && old.holdsObjects && new.holdsObjects:
      compareFormats(old, new, coercions, absence, at: path)
    case (_, .array(let element)),
      (_, .set(let element))
    where coercions?.new.contains(.arraysFromSingleValues) == true && !old.isDictionary
      && old != .any:
      // A text can be the JSON of a list.
      guard severity(from: old, to: new, coercions ?? ofRoot, absence) != .breaking || !old.isRead
      else { return add(.breaking, "is \(new.words), was \(old.words)", at: path) }
      add(.harmless, "is \(new.words), and a single element may be sent instead", at: path)
      if old.isFormatted, old.unformatted.element != nil {
        compareValues(old.unformatted, new, coercions, at: path)
      } else {
        compareValues(old, element, coercions, at: path + "[]")
      }
    case _ where old.hasRawValues(of: new):
      compareRawValues(old, new, at: path)
    default:
      guard old != new,
        let severity = severity(from: old, to: new, coercions ?? ofRoot, absence)
      else { return }
      let change =
        new.words == old.words
        ? "is \(new.words), read in another way than before"
        : "is \(new.words), was \(old.words)"
      add(severity, change, at: path)
    }
  }

  private mutating func compareElements(
    _ old: Contract.Value, _ new: Contract.Value, of oldArray: Contract.Value,
    _ newArray: Contract.Value, _ coercions: CoercionChange?, at path: String
  ) {
    let breaking = differences.count { $0.severity == .breaking }
    compareValues(old, new, coercions, at: path + "[]")
    // In place of an array, a value may not be read as it is in one.
    let coercions = coercions ?? ofRoot
    guard old != new, coercions.new.contains(.arraysFromSingleValues), oldArray.isRead,
      newArray.isRead, breaking == differences.count(where: { $0.severity == .breaking }),
      severity(from: oldArray, to: newArray, coercions, .notBuilt) == .breaking
    else { return }
    add(.breaking, "is \(newArray.words), was \(oldArray.words)", at: path)
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
  /// Compares how objects are written by their shape alone, and then the objects.
  private mutating func compareFormats(
    _ old: Contract.Value, _ new: Contract.Value, _ coercions: CoercionChange?,
    _ absence: Absence, at path: String
  ) {
    let severity = severity(from: old, to: new, coercions ?? ofRoot, absence) ?? .harmless
    add(severity, "is \(new.words), was \(old.words)", at: path)
    guard severity != .breaking else { return }
    switch (old.unformatted, new.unformatted) {
    case (.object, .array(let element)), (.object, .set(let element)):
      compareValues(old.unformatted, element, coercions, at: path + "[]")
    case (let old, let new): compareValues(old, new, coercions, at: path)
    }
  }

  /// What a change means; nil if it means nothing.
  func severity(
    from old: Contract.Value, to new: Contract.Value, _ coercions: CoercionChange,
    _ absence: Absence
  ) -> Contract.Difference.Severity? {
    switch (old, new) {
    case (.integer(_, let oldMinimum, let oldMaximum), .integer(_, let minimum, let maximum))
    where oldMinimum == minimum && oldMaximum == maximum:
      return nil
    case (.own, _), (_, .own), (.decoded, _), (_, .decoded): return .unknown
    case (_, .any), (.duration(nil), _): return .harmless
    default: break
    }
    // Of what a format makes an object, its shape is enough.
    let isFormatted = old.isFormatted || new.isFormatted
    guard let before = ProbeReader(old, objects: isFormatted ? self.old : nil),
      let now = ProbeReader(new, objects: isFormatted ? self.new : nil)
    else { return isFormatted ? .unknown : new.severityOfUnreadable(since: old) }
    // Another type can have other values in place of null. A word for null had no value.
    return now.severity(
      since: before, coercions.ofValues, for: Probe.documents(old, new, coercions),
      absence: old.nullWords.isEmpty ? .notBuilt : absence)
  }
}

extension Contract.Value {
  fileprivate var isFormatted: Bool { if case .formatted = self { true } else { false } }

  /// The value without its formats.
  fileprivate var unformatted: Contract.Value {
    if case .formatted(_, let value) = self { value.unformatted } else { self }
  }

  /// Whether it is an object of a builder, or has such elements or members.
  fileprivate var holdsObjects: Bool {
    switch self {
    case .object, .row: true
    case .union(let arms): arms.contains(where: \.holdsObjects)
    case .array(let value), .set(let value), .dictionary(_, let value), .nullable(let value),
      .formatted(_, let value):
      value.holdsObjects
    default: false
    }
  }

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
