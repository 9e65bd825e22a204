/// Columns of text: the first to the left, the others to the right.
struct Table {
  var rows: [[String]]

  init(_ header: String...) { rows = [header] }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let (text, width) = cell
        let padding = String(repeating: " ", count: width - text.count)
        return column == 0 ? text + padding : padding + text
      }
    }
    return lines.map { $0.joined(separator: "  ") }.joined(separator: "\n")
  }
}
