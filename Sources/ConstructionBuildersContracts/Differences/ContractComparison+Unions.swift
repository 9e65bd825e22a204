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
      add(isBefore ? .warning : .harmless, "may now be \(arm.words)", at: path)
    }
  }

  /// What it means that an arm is gone; nil if another one reads the same.
  private func severity(
    ofLost arm: Contract.Value, in arms: [Contract.Value], _ coercions: CoercionChange
  ) -> Contract.Difference.Severity? {
    let readers = arms.filter { $0.sharesType(with: arm) }
    guard let reader = readers.first else { return .breaking }
    return severity(from: arm, to: reader, coercions, .notBuilt)
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
