import Testing

/// Compares the tables of the article *Performance* with those of `Utilities/Benchmarks/README.md`.
@Suite struct PerformanceFiguresTests {
  private let article = Document(
    path: "Sources/ConstructionBuilders/ConstructionBuilders.docc/Performance.md")
  private let measurements = Document(path: "Utilities/Benchmarks/README.md")

  @Test func rowsOfArticle_haveTheFiguresThatWereMeasured() throws {
    let measured = try Dictionary(grouping: measurements.rows(), by: \.first)
    let rows = try article.rows().filter { $0[0] != "" && measured[$0.first] != nil }

    #expect(!rows.isEmpty)
    for row in rows {
      let sources = measured[row.first] ?? []
      #expect(
        sources.contains { Set(row).isSubset(of: $0) },
        "\(row) is not part of one of \(sources)")
    }
  }
}

extension Document {
  /// The cells of all table rows, without emphasis.
  fileprivate func rows() throws -> [[String]] {
    try text().split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.filter { !" *".contains($0) } }
    }
  }
}
