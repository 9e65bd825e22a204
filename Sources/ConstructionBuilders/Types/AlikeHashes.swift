/// Limits how many elements of a set, or keys of a dictionary, have the same hash.
///
/// To find one among these takes a comparison with each. Foundation hashes the nearest Double of a
/// Decimal, and the first 80 bytes of Data. So an input may have any number of different values
/// with one hash, and a set of them takes a time that grows with the square of their number:
/// whoever makes it.
struct AlikeHashes<Element: Capturable & Hashable> {
  /// Few enough to be compared with each other, and more than senders have by chance.
  static var limit: Int { 256 }

  /// How many elements have a hash; empty as long as there are too few to exceed the limit.
  private var counts: [Int: Int] = [:]

  /// Whether so many of the elements have the hash of `element` that it is left out.
  mutating func areTooMany(for element: Element, in elements: some Collection<Element>) -> Bool {
    if Element._traits.contains(.hashedWhole) || elements.count < Self.limit { return false }
    if counts.isEmpty { for element in elements { add(element) } }
    return counts[element.hashValue, default: 0] >= Self.limit
  }

  /// Counts an element that was added to those for which it was asked.
  mutating func count(_ element: Element) {
    if !counts.isEmpty { add(element) }
  }

  private mutating func add(_ element: Element) { counts[element.hashValue, default: 0] += 1 }
}
