extension [Finding] {
  /// The findings without repetitions, in the same order.
  func distinct() -> [Finding] {
    guard count > 1 else { return self }
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }
  }
}
