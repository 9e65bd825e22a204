/// Limits how many elements of a set, or keys of a dictionary, have the same hash.
///
/// To find one among these takes a comparison with each. Foundation hashes the nearest Double of a
/// Decimal, and the first 80 bytes of Data. So an input may have any number of different values
/// with one hash, and a set of them takes a time that grows with the square of their number:
/// whoever makes it.
struct AlikeHashes<Element: Capturable & Hashable> {
  /// Whether different elements can have one hash.
  private let areLimited = !Element._traits.contains(.hashedWhole)

  /// How many elements have a hash; empty as long as there are too few to exceed the limit.
  private var counts: [Int: Int] = [:]

  /// Few enough to be compared with each other, and more than senders have by chance.
  private var limit: Int { 256 }

  /// Whether there are so many elements that each has to be asked for.
  @inline(__always)
  func haveToBeAsked(at count: Int) -> Bool { areLimited && count >= limit }

  /// Whether so many of the elements have the hash of `element` that it is left out.
  mutating func areTooMany(for element: Element, in elements: some Collection<Element>) -> Bool {
    if counts.isEmpty { for element in elements { add(element) } }
    return counts[element.hashValue, default: 0] >= limit
  }

  /// Counts an element that was added.
  @inline(__always)
  mutating func count(_ element: Element) {
    if !counts.isEmpty { add(element) }
  }

  private mutating func add(_ element: Element) { counts[element.hashValue, default: 0] += 1 }
}
