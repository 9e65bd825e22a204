/// Names that may have been meant where another one was written.
enum NearMiss {
  /// The names closest to `name`, at most three, and none that is mostly different.
  static func of(_ name: String, among names: some Sequence<String>) -> [String] {
    let limit = max(2, name.count / 3)
    let candidates = Set(names).map { (name: $0, distance: distance(name, $0)) }
      .filter { $0.distance <= limit && $0.distance * 2 <= max(name.count, $0.name.count) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return candidates.prefix(3).map(\.name)
  }

  /// How many characters have to be inserted, removed, replaced or swapped with their neighbour to turn one
  /// text into the other; case counts for nothing.
  static func distance(_ first: String, _ second: String) -> Int {
    let rows = Array(first.lowercased())
    let columns = Array(second.lowercased())
    var beforeLast: [Int] = []
    var last = Array(0...columns.count)
    for row in rows.indices {
      var next = [row + 1]
      for column in columns.indices {
        let isSame = rows[row] == columns[column]
        var least = min(last[column + 1] + 1, next[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, rows[row] == columns[column - 1],
          rows[row - 1] == columns[column]
        {
          least = min(least, beforeLast[column - 1] + 1)
        }
        next.append(least)
      }
      (beforeLast, last) = (last, next)
    }
    return last[columns.count]
  }
}
