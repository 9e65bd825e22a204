import ConstructionBuilders

/// Compares two contracts, from the root down, by the places in the document.
struct ContractComparison {
  let old: Contract
  let new: Contract
  private(set) var differences: [Contract.Difference] = []
  /// The pairs of objects that were compared, so that recursion ends, with the worst that a change
  /// of the coercions that they inherit means for them.
  private var compared: [[String]: Contract.Difference.Severity] = [:]
  /// What changes of coercions mean for values, as far as it was asked.
  var answers: [CoercionQuestion: Contract.Difference.Severity] = [:]
  /// The worst that such a change means for the objects within which the comparison is.
  private var worst = Contract.Difference.Severity.harmless

  init(old: Contract, new: Contract) {
    self.old = old
    self.new = new
  }

  mutating func compare() {
    guard old != new else { return }
    let severity =
      ofRoot.isChanged ? severityOfCoercions(old.root, new.root, ofRoot) : .harmless
    compareWithin(ofRoot, severity, at: "") { $0.compareValues($0.old.root, $0.new.root, at: "") }
  }

  /// The coercions of the inputs.
  var ofRoot: CoercionChange { CoercionChange(old: old.coercion, new: new.coercion) }

  mutating func add(
    _ severity: Contract.Difference.Severity, _ change: String, at path: String
  ) {
    let difference = Contract.Difference(path: path, severity: severity, change: change)
    if !differences.contains(difference) { differences.append(difference) }
  }

  /// Compares what is read under coercions that may have changed, and says before it what the
  /// change means.
  ///
  /// What is within inherits them. If they allow less, that is said once, and only of the worst. If
  /// they allow more, that is harmless for most, and each exception is said by itself.
  mutating func compareWithin(
    _ coercions: CoercionChange, _ severity: Contract.Difference.Severity, at path: String,
    _ compare: (inout ContractComparison) -> Void
  ) {
    guard coercions.isChanged else { return compare(&self) }
    let outer = (differences, worst)
    (differences, worst) = ([], severity)
    compare(&self)
    let inner = differences
    (differences, worst) = (outer.0, coercions.isWider ? severity : worst)
    add(
      worst, "coercion is \(coercions.new.words), was \(coercions.old.words)", at: path)
    worst = outer.1
    for difference in inner { add(difference.severity, difference.change, at: difference.path) }
  }

  /// Takes into account what inherited coercions mean for a value.
  mutating func addInherited(
    _ coercions: CoercionChange, _ severity: Contract.Difference.Severity, at path: String
  ) {
    worst = max(worst, severity)
    guard coercions.isWider, severity != .harmless else { return }
    add(severity, "coercion is \(coercions.new.words), was \(coercions.old.words)", at: path)
  }

  mutating func compareObjects(_ oldName: String, _ newName: String, at path: String) {
    guard let old = old.object(named: oldName), let new = new.object(named: newName) else { return }
    if let known = compared[[oldName, newName]] {
      worst = max(worst, known)
      return
    }
    let outer = worst
    compared[[oldName, newName]] = .harmless
    worst = .harmless
    compareObjects(old, new, at: path)
    compared[[oldName, newName]] = worst
    worst = max(worst, outer)
  }

  private mutating func compareObjects(
    _ old: Contract.Object, _ new: Contract.Object, at path: String
  ) {
    compareGaps(old, new, at: path)
    compareFields(old, new, at: path)
    for rule in new.rules where !old.rules.contains(rule) {
      add(.unknown, "can now fail with: \(rule)", at: path)
    }
    for rule in old.rules where !new.rules.contains(rule) {
      add(.unknown, "no longer fails with: \(rule)", at: path)
    }
    compareVariants(old.variants, new.variants, at: path)
    compareDiscriminators(old, new, at: path)
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
