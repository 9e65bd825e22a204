/// Finds similar names, to suggest for a misspelled one.
enum NearMiss {
  /// Ends a sentence with a question for the names: `, did you mean name or names?`; empty without
  /// names.
  static func question(_ names: [String]) -> String {
    names.isEmpty ? "" : ", did you mean \(names.joined(separator: " or "))?"
  }

  /// At most three names that are similar to `name`, the most similar first.
  static func of(_ name: String, among names: some Sequence<String>) -> [String] {
    let limit = max(2, name.count / 3)
    let candidates = Set(names).map { (name: $0, distance: distance(name, $0)) }
      .filter { $0.distance <= limit && $0.distance * 2 <= max(name.count, $0.name.count) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return candidates.prefix(3).map(\.name)
  }

  /// The edit distance of two texts, without regard to case: how many characters to insert, remove,
  /// replace or swap with their neighbour.
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
