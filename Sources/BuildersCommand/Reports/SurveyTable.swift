import ConstructionBuilders

/// A survey as a table of at most 100 columns, for a terminal.
struct SurveyTable {
  let survey: Survey
  var showsValues = false
  var width = 100

  private static let narrowestPath = 24
  private static let widestPath = 44

  var text: String {
    let endpoints = survey.endpointsByCount
    let tables = endpoints.map(table)
    return ((endpoints.count > 1 ? [overview(endpoints)] : []) + tables).joined(separator: "\n")
  }

  /// The endpoints with the number of documents, most frequent first.
  private func overview(_ endpoints: [SurveyedEndpoint]) -> String {
    let rows = endpoints.map { (name: $0.name, count: $0.root.facts.values) }
    let width = rows.map(\.count.grouped.count).max() ?? 0
    var text = rows.count.counted("endpoint") + "\n\n"
    for row in rows {
      let count = row.count.grouped
      let name = row.name.isEmpty ? "(documents without an endpoint)" : JSONText.visible(row.name)
      text += "  " + String(repeating: " ", count: width - count.count) + count + "  \(name)\n"
    }
    return text
  }

  /// The heading: `GET a.example/users: 412 documents, 2026-03-01T08:00:00Z to …`.
  static func heading(of endpoint: SurveyedEndpoint) -> String {
    let facts = endpoint.root.facts
    var heading = endpoint.name.isEmpty ? "" : JSONText.visible(endpoint.name) + ": "
    heading += facts.values.counted("document")
    let sightings = facts.kinds.map(\.sighting)
    if let first = sightings.compactMap(\.first).min(),
      let last = sightings.compactMap(\.last).max()
    {
      heading += first == last ? ", \(first)" : ", \(first) to \(last)"
    }
    return heading
  }

  private func table(of endpoint: SurveyedEndpoint) -> String {
    let rows = endpoint.root.everything.map { value in
      let words = FactWords(value: value, showsValues: showsValues)
      return Row(
        path: value.path.isEmpty ? "(document)" : value.path.text, presence: words.presence,
        words: ([words.kinds] + words.details).joined(separator: "; "))
    }
    let pathWidth = min(
      Self.widestPath, max(Self.narrowestPath, rows.map(\.path.count).max() ?? 0))
    let presenceWidth = min(24, max(7, rows.map(\.presence.count).max() ?? 0))
    var text = Self.heading(of: endpoint) + "\n"
    if let gap = endpoint.gap { text += gap + "\n" }
    text += "\n"
    text += line("path", "present", "what", pathWidth, presenceWidth)
    for row in rows { text += lines(of: row, pathWidth, presenceWidth) }
    return text
  }

  private struct Row {
    let path: String
    let presence: String
    let words: String
  }

  private func line(
    _ path: String, _ presence: String, _ words: String, _ pathWidth: Int, _ presenceWidth: Int
  ) -> String {
    var line = "  " + path.padded(to: pathWidth) + "  "
    line += presence.padded(to: presenceWidth) + "  " + words
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  private func lines(of row: Row, _ pathWidth: Int, _ presenceWidth: Int) -> String {
    let room = max(20, width - pathWidth - presenceWidth - 6)
    var words = row.words.wrapped(to: room).flatMap { $0.chunks(of: room) }[...]
    var text = ""
    // A path that does not fit has a line for itself.
    let paths = row.path.chunks(of: width - 2)
    if row.path.count > pathWidth {
      for path in paths { text += "  " + path + "\n" }
    }
    let path = row.path.count > pathWidth ? "" : row.path
    text += line(path, row.presence, words.popFirst() ?? "", pathWidth, presenceWidth)
    while let more = words.popFirst() { text += line("", "", more, pathWidth, presenceWidth) }
    return text
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text in pieces of at most so many characters.
  fileprivate func chunks(of width: Int) -> [String] {
    var rest = self[...]
    var chunks: [String] = []
    while rest.count > width {
      chunks.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    }
    return chunks + [String(rest)]
  }
}
