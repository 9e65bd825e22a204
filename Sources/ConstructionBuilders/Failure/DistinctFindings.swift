extension [Finding] {
  /// The findings without repetitions, in the same order.
  func distinct() -> [Finding] {
    guard count > 1 else { return self }
    var seen: Set<QuicklyHashed> = []
    return filter { seen.insert(QuicklyHashed(finding: $0)).inserted }
  }
}

/// A finding that is hashed by its path and kind alone: nearly always they tell it from others.
struct QuicklyHashed: Hashable {
  let finding: Finding

  func hash(into hasher: inout Hasher) {
    hasher.combine(finding.path)
    hasher.combine(finding.kind)
  }
}
