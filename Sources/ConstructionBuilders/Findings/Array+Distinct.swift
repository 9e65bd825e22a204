extension Array where Element: Hashable {
  /// The elements without duplicates, in the same order.
  package func distinct() -> [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
