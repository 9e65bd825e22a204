import ConstructionBuilders

/// The sizes of arrays, objects or texts: the least, the most, and all together.
struct Sizes: Equatable, Sendable {
  private(set) var least = Int.max
  private(set) var most = 0
  private(set) var total = 0

  /// Whether nothing was measured.
  var isEmpty: Bool { least > most }

  mutating func add(_ size: Int, count: Int = 1) {
    least = min(least, size)
    most = max(most, size)
    total &+= size &* count
  }

  mutating func merge(_ other: Sizes) {
    least = min(least, other.least)
    most = max(most, other.most)
    total = total.saturatingSum(other.total)
  }
}
