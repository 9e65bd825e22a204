import ConstructionBuilders

extension ContractCheck {
  /// What the documents lack or have, as changes that a verdict can be made of.
  var changes: [Change] {
    rows.sorted { one, other in
      let (left, right) = (one.key, other.key)
      return left.path != right.path
        ? left.path < right.path
        : left.outcome != right.outcome
          ? left.outcome > right.outcome : left.expected < right.expected
    }.compactMap { name, row in Self.change(name, row, documents) }
  }

  /// How many documents were checked.
  var documents: Int { outcomes.values.reduce(0, +) }

  private static func change(_ name: RowName, _ row: Row, _ documents: Int) -> Change? {
    let found = row.found.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value.grouped)" }.joined(separator: ", ")
    let first = row.first.map { "; first in \($0)" } ?? ""
    let (rule, severity, words): (Change.Rule, Change.Severity, String)
    switch name.outcome {
    case .fails: (rule, severity, words) = (.checkProblem, .breaking, "fails")
    case .empties: (rule, severity, words) = (.checkEmptied, .breaking, "loses all elements")
    case .loses: (rule, severity, words) = (.checkLoss, .warning, "is lost")
    case .repairs: (rule, severity, words) = (.checkRepair, .harmless, "is repaired")
    case .builds: return nil
    }
    return Change(
      rule: rule, severity: severity, path: name.path,
      message: """
        \(words) in \(row.documents.grouped) of \(documents.counted("document")): expected \
        \(name.expected), found \(found)\(first)
        """, place: row.first)
  }
}
