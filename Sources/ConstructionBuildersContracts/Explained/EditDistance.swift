import ConstructionBuilders

/// The edit distance of two texts, without regard to case: how many characters to insert, remove,
/// replace or swap with their neighbour.
package func editDistance(_ first: String, _ second: String) -> Int {
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
