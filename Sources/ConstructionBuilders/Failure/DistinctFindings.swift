extension Sequence<Finding> {
  /// The findings without repetitions, in the same order.
  func distinct() -> [Finding] {
    var seen: Set<QuicklyHashed> = []
    return filter { seen.insert(QuicklyHashed(finding: $0)).inserted }
  }
}

/// A finding that is told from others by the end of its path before anything else is compared: paths can be
/// long, and those of one failure mostly begin alike.
struct QuicklyHashed: Hashable {
  let finding: Finding

  func hash(into hasher: inout Hasher) {
    hasher.combine(finding.path.components.count)
    hasher.combine(finding.path.components.last)
    hasher.combine(finding.kind)
  }
}
