import ConstructionBuilders

/// The findings about one value, and about those in it by the steps to them.
final class FoundAt {
  private(set) var isRepaired = false
  private(set) var isUnusable = false
  private var places: [FieldPath.Component: FoundAt] = [:]

  init(_ findings: some Sequence<Finding> = []) {
    for finding in findings { add(finding) }
  }

  private func add(_ finding: Finding) {
    switch finding.kind {
    // The walk itself sees what is missing or null. Findings without words have no place.
    case .missing, .null: return
    case let kind where kind.count != nil: return
    default: break
    }
    var place = self
    for step in finding.path.components {
      let next = place.places[step] ?? FoundAt()
      place.places[step] = next
      place = next
    }
    place.isRepaired = place.isRepaired || finding.isRepair
    place.isUnusable = place.isUnusable || !finding.isRepair
  }

  subscript(step: FieldPath.Component) -> FoundAt? { places[step] }

  /// Whether the findings are about the value, or about anything in it.
  func has(_ outcome: KeyPath<FoundAt, Bool>, inside: Bool) -> Bool {
    self[keyPath: outcome] || inside && places.values.contains { $0.has(outcome, inside: true) }
  }
}
