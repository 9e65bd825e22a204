import ConstructionBuilders

/// Up to 64 distinct texts, with how often each was seen.
///
/// Those with the lowest hashes are kept. A text that is among the 64 lowest of all is among the
/// 64 lowest of every part, so it was never left out anywhere, and its count is exact. That is why
/// parts can be merged in any order.
///
/// A text is in it only if the person who asked for the survey wants to see values. Otherwise
/// there are only hashes.
struct DistinctTexts: Equatable, Sendable {
  static let limit = 64

  /// How many bytes of a text are kept.
  static let longestText = 100

  /// The hashes in ascending order, and the count of each.
  private(set) var hashes: [UInt64] = []
  private(set) var counts: [Int] = []

  /// The texts by their hashes, where they may be shown.
  private(set) var texts: [UInt64: String] = [:]

  /// The texts that are kept, most frequent first; nil where values are private.
  var shown: [(text: String?, count: Int)] {
    zip(hashes, counts).sorted { (-$0.1, $0.0) < (-$1.1, $1.0) }.map { (texts[$0], $1) }
  }

  /// How many texts were counted. Those that were left out are the rest of all strings.
  var total: Int { counts.reduce(0) { $0.saturatingSum($1) } }

  /// About how many distinct texts there are among `all`: exact if none was left out.
  func estimate(all: Int) -> Int {
    guard total < all, let last = hashes.last else { return hashes.count }
    let share = (Double(last) + 1) / 0x1p64
    let count = Double(Self.limit - 1) / share
    return count < Double(all) ? max(Self.limit + 1, Int(count)) : all
  }

  /// Counts a text. `text` is asked for only if the text is new and kept.
  mutating func add(_ hash: UInt64, count: Int = 1, text: () -> String?) {
    if hashes.count == Self.limit, hash > hashes[Self.limit - 1] { return }
    let index = place(of: hash)
    if index < hashes.count, hashes[index] == hash {
      counts[index] = counts[index].saturatingSum(count)
    } else {
      if hashes.count == Self.limit {
        texts[hashes.removeLast()] = nil
        counts.removeLast()
      }
      hashes.insert(hash, at: index)
      counts.insert(count, at: index)
    }
    if texts[hash] == nil, let text = text() { texts[hash] = text }
  }

  mutating func merge(_ other: DistinctTexts) {
    for (hash, count) in zip(other.hashes, other.counts) {
      add(hash, count: count) { other.texts[hash] }
    }
  }

  /// The first index whose hash is not lower.
  private func place(of hash: UInt64) -> Int {
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low &+ high) >> 1
      if hashes[middle] < hash { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
