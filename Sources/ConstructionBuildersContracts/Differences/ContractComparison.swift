import ConstructionBuilders

/// Compares two contracts, from the root down, by the places in the document.
struct ContractComparison {
  let old: Contract
  let new: Contract
  private(set) var differences: [Contract.Difference] = []
  /// The pairs of objects that were compared, so that recursion ends.
  private var compared: Set<[String]> = []

  init(old: Contract, new: Contract) {
    self.old = old
    self.new = new
  }

  mutating func compare() {
    guard old != new else { return }
    if old.coercion != new.coercion { compareCoercions(old.coercion, new.coercion, at: "") }
    compareValues(old.root, new.root, at: "")
  }

  mutating func add(
    _ severity: Contract.Difference.Severity, _ change: String, at path: String
  ) {
    let difference = Contract.Difference(path: path, severity: severity, change: change)
    if !differences.contains(difference) { differences.append(difference) }
  }

  mutating func compareCoercions(_ old: Coercion, _ new: Coercion, at path: String) {
    let isNarrower = !new.isSuperset(of: old)
    add(isNarrower ? .breaking : .harmless, "coercion is \(new.words), was \(old.words)", at: path)
  }

  mutating func compareObjects(_ oldName: String, _ newName: String, at path: String) {
    guard let old = old.object(named: oldName), let new = new.object(named: newName),
      compared.insert([oldName, newName]).inserted
    else { return }
    compareGaps(old, new, at: path)
    compareFields(old, new, at: path)
    for rule in new.rules where !old.rules.contains(rule) {
      add(.unknown, "can now fail with: \(rule)", at: path)
    }
    for rule in old.rules where !new.rules.contains(rule) {
      add(.unknown, "no longer fails with: \(rule)", at: path)
    }
    compareVariants(old.variants, new.variants, at: path)
  }

  private mutating func compareGaps(
    _ old: Contract.Object, _ new: Contract.Object, at path: String
  ) {
    for gap in new.gaps { add(.unknown, gap.words, at: path) }
    for gap in old.gaps where !new.gaps.contains(gap) {
      add(.unknown, "older contract: \(gap.words)", at: path)
    }
  }
}

extension String {
  /// The place that a path leads to from this place.
  func place(of path: FieldPath) -> String {
    let text = path.description
    return isEmpty || text.hasPrefix("[") || text.isEmpty ? self + text : "\(self).\(text)"
  }
}
