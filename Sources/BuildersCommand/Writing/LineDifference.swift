import ConstructionBuilders

/// The lines in which a text differs from what it should be, as `diff` shows them.
enum LineDifference {
  private static let context = 2

  static func text(from old: String, to new: String) -> String {
    let (old, new) = (old.linesOfText, new.linesOfText)
    // What is in one text alone has changed for sure. Comparing it takes the square of its length.
    let (oldLines, newLines) = (Set(old), Set(new))
    let left = old.indices.filter { newLines.contains(old[$0]) }
    let right = new.indices.filter { oldLines.contains(new[$0]) }
    var removed = Set(old.indices).subtracting(left)
    var inserted = Set(new.indices).subtracting(right)
    for change in right.map({ new[$0] }).difference(from: left.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left[offset])
      case .insert(let offset, _, _): inserted.insert(right[offset])
      }
    }
    return shown(rows(old, removed, new, inserted))
  }

  private static func rows(
    _ old: [ExactText], _ removed: Set<Int>, _ new: [ExactText], _ inserted: Set<Int>
  ) -> [(mark: Character, line: String)] {
    var rows: [(mark: Character, line: String)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        rows.append(("-", old[left].text))
        left += 1
      } else if inserted.contains(right) {
        rows.append(("+", new[right].text))
        right += 1
      } else {
        rows.append((" ", old[left].text))
        left += 1
        right += 1
      }
    }
    return rows
  }

  /// The rows that changed, and those near them.
  private static func shown(_ rows: [(mark: Character, line: String)]) -> String {
    var text = ""
    var last = -1
    for index in rows.indices {
      let near = max(0, index - context)...min(rows.count - 1, index + context)
      guard near.contains(where: { rows[$0].mark != " " }) else { continue }
      if index > last + 1 { text += "  …\n" }
      text += "  \(rows[index].mark) \(JSONText.visible(rows[index].line))\n"
      last = index
    }
    return text
  }
}

extension String {
  fileprivate var linesOfText: [ExactText] {
    // As characters, the ends of the lines of Windows are no `\n`.
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ExactText(String($0)) }
  }
}
