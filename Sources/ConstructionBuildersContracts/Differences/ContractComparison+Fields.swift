import ConstructionBuilders

extension ContractComparison {
  mutating func compareFields(
    _ old: Contract.Object, _ new: Contract.Object, at path: String
  ) {
    let isPartial = !(old.gaps + new.gaps).isEmpty
    let counterparts = new.fields.counterparts(in: old.fields)
    for (field, index) in zip(new.fields, counterparts) {
      let place = path.place(of: field.paths[0])
      if let index {
        compare(old.fields[index], field, old, new, at: place)
      } else {
        addNew(field, isPartial, at: place)
      }
    }
    for (index, field) in old.fields.enumerated() where !counterparts.contains(index) {
      add(
        isPartial ? .unknown : .harmless, "is no longer read, was \(field.value.words)",
        at: path.place(of: field.paths[0]))
    }
  }

  private mutating func addNew(_ field: Contract.Field, _ isPartial: Bool, at place: String) {
    let words = "is now read: \(field.value.words), \(field.need.words)"
    add(
      isPartial ? .unknown : field.need.isOptional ? .warning : .breaking, words, at: place)
  }

  private mutating func compare(
    _ old: Contract.Field, _ new: Contract.Field, _ oldObject: Contract.Object,
    _ newObject: Contract.Object, at place: String
  ) {
    comparePaths(old.paths, new.paths, at: place)
    compareNeeds(old.need, new.need, at: place)
    compareDemands(old, new, at: place)
    switch (old.variant, new.variant) {
    case (nil, nil): break
    case (let before?, let now?) where before != now:
      add(.breaking, "the variant is chosen by \(now), was chosen by \(before)", at: place)
    case (_?, _?): break
    case (nil, let now?): add(.breaking, "the variant is now chosen by \(now)", at: place)
    case (let before?, nil):
      add(.breaking, "the variant is no longer chosen by \(before)", at: place)
    }
    let coercions = CoercionChange(old: old.coercion, new: new.coercion)
    let severity = coercions.isChanged ? severityOfCoercions(old, new) : .harmless
    let isInherited =
      old.coercion == oldObject.coercion && new.coercion == newObject.coercion
    if isInherited, coercions.isChanged { addInherited(coercions, severity, at: place) }
    let own = isInherited ? CoercionChange(old: new.coercion, new: new.coercion) : coercions
    compareWithin(own, severity, at: place) {
      $0.compareValues(old.value, new.value, coercions, absence: old.absence, at: place)
      $0.compareUseOfAliases(old, new, at: place)
    }
  }

  private mutating func comparePaths(
    _ old: [FieldPath], _ new: [FieldPath], at place: String
  ) {
    for path in old where !new.contains(path) {
      add(.breaking, "is no longer read from \(path)", at: place)
    }
    let kept = new.filter(old.contains)
    for (index, path) in new.enumerated() where !old.contains(path) {
      // A sender may have had another use for the key.
      if let replaced = new[index...].first(where: old.contains) {
        add(.breaking, "is now read from \(path), before \(replaced)", at: place)
      } else {
        add(.harmless, "is now also read from \(path)", at: place)
      }
    }
    if kept != old.filter(new.contains) {
      add(.breaking, "is now read from \(kept[0]) first", at: place)
    }
  }

  private mutating func compareNeeds(
    _ old: Contract.Need, _ new: Contract.Need, at place: String
  ) {
    guard let severity = new.severity(since: old) else { return }
    add(severity, "is \(new.words), was \(old.words)", at: place)
  }

  private mutating func compareDemands(
    _ oldField: Contract.Field, _ newField: Contract.Field, at place: String
  ) {
    let (old, new) = (oldField.demands, newField.demands)
    for demand in new where !old.contains(demand) {
      switch demand {
      case .check: add(.breaking, "is \(demand.words)", at: place)
      case .transformed: add(.unknown, "is now transformed, which may reject it", at: place)
      case .requiringAll: add(.breaking, "must now be complete", at: place)
      case .allowingLosses(let words):
        let isMore = old.contains { demand.allowsLosses(of: $0) }
        add(isMore ? .harmless : .breaking, "is now \(words)", at: place)
      case .fallback:
        let isKnown = !oldField.need.isOptional || !newField.isOptionalByDefault
        add(isKnown ? .harmless : .unknown, "is now \(demand.words)", at: place)
      }
    }
    for demand in old where !new.contains(demand) {
      let severity: Contract.Difference.Severity =
        switch demand {
        case .fallback:
          newField.need.isOptional && !newField.isOptionalByDefault ? .harmless : .breaking
        // The value can be another one now.
        case .transformed: .unknown
        // Without a demand, all but one element may be lost.
        case .allowingLosses where demand.allowsLossOfAll && !new.contains(where: \.isOfLosses):
          .breaking
        default: .harmless
        }
      add(severity, "is no longer \(demand.words)", at: place)
    }
  }
}

extension ReadDemand {
  /// Whether it limits the losses.
  fileprivate var isOfLosses: Bool { mostLosses != nil }

  /// The most elements that may be lost, or the largest share of them in percent.
  private var mostLosses: (number: Double, isShare: Bool)? {
    switch self {
    case .requiringAll: return (0, false)
    case .allowingLosses(let words):
      let isShare = words.hasSuffix("%")
      return words.split(separator: " ").last
        .flatMap { Double(isShare ? $0.dropLast() : $0) }.map { ($0, isShare) }
    default: return nil
    }
  }

  /// Whether it allows all losses that another demand allows.
  fileprivate func allowsLosses(of other: ReadDemand) -> Bool {
    guard let own = mostLosses, let others = other.mostLosses else { return false }
    return others.number == 0 || own.isShare == others.isShare && own.number >= others.number
  }

  /// Whether an array can lose its only element.
  fileprivate var allowsLossOfAll: Bool {
    mostLosses.map { $0.number >= ($0.isShare ? 100 : 1) } ?? true
  }
}

extension [Contract.Field] {
  /// The indices of the same fields among older ones: read from the same place, if possible under
  /// the same name. Nil for a field that is new.
  fileprivate func counterparts(in older: [Contract.Field]) -> [Int?] {
    var found: [Int?] = map { _ in nil }
    let rules: [(Contract.Field, Contract.Field) -> Bool] = [
      { $0.paths[0] == $1.paths[0] && $0.name == $1.name }, { $0.paths[0] == $1.paths[0] },
      { !Set($0.paths).isDisjoint(with: $1.paths) },
    ]
    // A field that has gained an alias does not take the counterpart of another one.
    for rule in rules {
      for index in indices where found[index] == nil {
        found[index] = older.indices.first { !found.contains($0) && rule(self[index], older[$0]) }
      }
    }
    return found
  }
}

extension Contract.Need {
  /// How much is needed as far as an empty object tells; nil if only a sample does.
  private var isNamed: Bool? {
    switch self {
    case .required, .requiredUnlessOther, .namedByEmpty: true
    case .optional, .notNamedByEmpty: false
    case .requiredInSome: nil
    }
  }

  /// How much is needed, if a sample settled it.
  private var settledRank: Int? {
    switch self {
    case .optional: 0
    case .requiredUnlessOther: 1
    case .requiredInSome: 2
    case .required: 3
    case .namedByEmpty, .notNamedByEmpty: nil
    }
  }

  /// What the change from an older need means; nil if there is none.
  fileprivate func severity(since older: Self) -> Contract.Difference.Severity? {
    if let rank = settledRank, let before = older.settledRank {
      return rank == before ? nil : rank > before ? .breaking : .harmless
    }
    guard let isNamed, let wasNamed = older.isNamed else { return .unknown }
    return isNamed == wasNamed ? nil : isNamed ? .breaking : .harmless
  }
}
