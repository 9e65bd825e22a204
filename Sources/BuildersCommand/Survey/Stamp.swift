import ConstructionBuilders

/// When, or in which part, a value was seen.
///
/// Stamps are compared by what they say, never by when they arrived, so the first and the last do
/// not depend on the order of reading.
enum Stamp: Hashable, Sendable {
  /// Milliseconds since 1970.
  case time(Int64)
  /// The key of a part or a document.
  case key(String)
}

/// Times come before keys.
extension Stamp: Comparable {
  static func < (left: Stamp, right: Stamp) -> Bool {
    switch (left, right) {
    case (.time(let left), .time(let right)): left < right
    case (.time, .key): true
    case (.key, .time): false
    case (.key(let left), .key(let right)): ExactText(left) < ExactText(right)
    }
  }
}

/// How often something was seen, and the first and last stamp of it.
struct Sighting: Equatable, Sendable {
  var count = 0

  /// The first and the last; none if no document had a stamp. An array, because most have none.
  private var ends: [Stamp] = []

  init() {}

  init(count: Int, first: Stamp?, last: Stamp?) {
    self.count = count
    if let first, let last { ends = [first, last] }
  }

  /// Nil if no document had a stamp.
  var first: Stamp? { ends.first }
  var last: Stamp? { ends.last }

  mutating func add(_ stamp: Stamp?) {
    count &+= 1
    if let stamp { see(stamp, stamp) }
  }

  mutating func merge(_ other: Sighting) {
    count = count.saturatingSum(other.count)
    if let first = other.first, let last = other.last { see(first, last) }
  }

  private mutating func see(_ first: Stamp, _ last: Stamp) {
    if ends.isEmpty {
      ends = [first, last]
    } else {
      if first < ends[0] { ends[0] = first }
      if ends[1] < last { ends[1] = last }
    }
  }
}
