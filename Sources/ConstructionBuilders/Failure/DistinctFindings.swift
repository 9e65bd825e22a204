extension [Finding] {
  /// The findings without repetitions, in the same order.
  func distinct() -> [Finding] {
    guard count > 1 else { return self }
    var seen: Set<QuicklyHashed> = []
    return filter { seen.insert(QuicklyHashed(finding: $0)).inserted }
  }
}

/// A finding that is told from others by its indices and the end of its path before anything else is compared: paths can
/// be long, and those of one failure mostly begin alike.
struct QuicklyHashed: Hashable {
  let finding: Finding

  func hash(into hasher: inout Hasher) {
    // Of a hundred elements deep in a document only one index differs. Hashing the keys, too, would take longer.
    hasher.combine(
      finding.path.components.reduce(finding.path.components.count) { sum, component in
        if case .index(let index) = component { sum &* 31 &+ index } else { sum }
      })
    hasher.combine(finding.path.components.last)
    hasher.combine(finding.kind)
  }
}
