/// The lines in which a text differs from what it should be, as `diff` shows them.
enum LineDifference {
  private static let context = 2

  static func text(from old: String, to new: String) -> String {
    let (old, new) = (old.linesOfText, new.linesOfText)
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(mark: Character, line: String)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        rows.append(("-", old[left]))
        left += 1
      } else if inserted.contains(right) {
        rows.append(("+", new[right]))
        right += 1
      } else {
        rows.append((" ", old[left]))
        left += 1
        right += 1
      }
    }
    return shown(rows)
  }

  /// The rows that changed, and those near them.
  private static func shown(_ rows: [(mark: Character, line: String)]) -> String {
    var text = ""
    var last = -1
    for index in rows.indices {
      let near = max(0, index - context)...min(rows.count - 1, index + context)
      guard near.contains(where: { rows[$0].mark != " " }) else { continue }
      if index > last + 1 { text += "  …\n" }
      text += "  \(rows[index].mark) \(rows[index].line)\n"
      last = index
    }
    return text
  }
}

extension String {
  fileprivate var linesOfText: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
