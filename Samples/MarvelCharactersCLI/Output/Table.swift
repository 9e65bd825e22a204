/// A table of text whose columns are as wide as their widest cell.
struct Table {
  /// The title and the alignment of a column.
  struct Column {
    enum Alignment { case left, right }

    let title: String
    var alignment = Alignment.left
  }

  let columns: [Column]
  var rows: [[String]] = []

  /// The maximum width of a cell, because a name can have any length.
  private static let maximumWidth = 60

  /// The titles and the rows, one line each, without trailing whitespace.
  func lines(_ style: Style) -> [String] {
    let cells = rows.map { $0.map { $0.shortened(toWidth: Self.maximumWidth) } }
    let widths = columns.indices.map { index in
      cells.reduce(columns[index].title.displayWidth) { max($0, $1[index].displayWidth) }
    }
    let titles = style.text(line(columns.map(\.title), widths), as: .heading)
    return [titles] + cells.map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[index] - cell.displayWidth)
      let isLast = index == cells.count - 1
      switch columns[index].alignment {
      case .left: line += cell + (isLast ? "" : padding)
      case .right: line += padding + cell
      }
      if !isLast { line += "  " }
    }
    return line
  }
}
