import ConstructionBuilders

/// Compares the arms of unions. A value that is no union is compared as the only arm of one.
extension ContractComparison {
  mutating func compareArms(
    _ old: [Contract.Value], _ new: [Contract.Value], _ coercions: CoercionChange?,
    at path: String
  ) {
    let pairs = Self.pairs(old, new)
    for (index, arm) in old.enumerated() {
      if let other = pairs[index] {
        compareValues(arm, new[other], coercions, at: path)
      } else if let severity = severity(ofLost: arm, in: new, coercions ?? ofRoot) {
        add(severity, "is no longer read as \(arm.words)", at: path)
      }
    }
    let paired = Set(pairs.values)
    for (index, arm) in new.enumerated() where !paired.contains(index) {
      // What an arm before it read stays with that one, if it reads it without findings.
      let isBefore = pairs.contains { $1 > index && new[$1].sharesType(with: arm) }
      let severity = severity(ofNew: arm, since: old, coercions ?? ofRoot)
      add(max(severity, isBefore ? .warning : .harmless), "may now be \(arm.words)", at: path)
    }
  }

  /// What it means that an arm is new: it reads what the others read only by a coercion.
  private func severity(
    ofNew arm: Contract.Value, since old: [Contract.Value], _ coercions: CoercionChange
  ) -> Contract.Difference.Severity {
    guard let now = ProbeReader(arm, objects: new) else { return .harmless }
    let coercions = coercions.ofValues
    return old.reduce(.harmless) { worst, other in
      guard let before = ProbeReader(other, objects: self.old) else { return worst }
      let probes = Probe.documents(other, arm, coercions).filter { probe in
        arm.takes(probe.kind, .strict) && !old.contains { $0.takes(probe.kind, .strict) }
      }
      return max(worst, now.severity(since: before, coercions, for: probes))
    }
  }

  /// What it means that an arm is gone; nil if another one reads the same. Without an arm for the
  /// same JSON types, it is the one that reads most by a coercion.
  private func severity(
    ofLost arm: Contract.Value, in arms: [Contract.Value], _ coercions: CoercionChange
  ) -> Contract.Difference.Severity? {
    func severity(in reader: Contract.Value) -> Contract.Difference.Severity? {
      self.severity(from: arm, to: reader, coercions, .notBuilt)
    }
    if let reader = arms.first(where: { $0.sharesType(with: arm) }) { return severity(in: reader) }
    return arms.map { severity(in: $0) ?? .harmless }
      .reduce(.breaking) { max($0, $1) == $0 ? $1 : $0 }
  }

  /// Which new arm each old one has become, by their positions: the same one, one with the same
  /// name, or the next that reads the same JSON types.
  static func pairs(
    _ old: [Contract.Value], _ new: [Contract.Value]
  ) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    let likenesses: [(Contract.Value, Contract.Value) -> Bool] = [
      { $0 == $1 }, { $0.words == $1.words && $0.sharesType(with: $1) },
      { $0.sharesType(with: $1) },
    ]
    for isLike in likenesses {
      for index in old.indices where pairs[index] == nil {
        let taken = Set(pairs.values)
        pairs[index] = new.indices.first { !taken.contains($0) && isLike(old[index], new[$0]) }
      }
    }
    return pairs
  }
}

extension Contract.Value {
  /// Whether both read a JSON type as it is.
  fileprivate func sharesType(with other: Contract.Value) -> Bool {
    let types: [JSONType] = [.string, .number, .boolean, .array, .object]
    return types.contains { takes($0, .strict) && other.takes($0, .strict) }
  }
}
