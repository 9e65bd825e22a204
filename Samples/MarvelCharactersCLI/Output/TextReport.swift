import ConstructionBuilders
import Foundation
import MarvelCharacters

/// A response for people: a table of its characters, a summary, and the findings.
enum TextReport {
  static func text(of reading: Reading, withFindings: Bool, _ style: Style) -> String {
    var lines: [String] = []
    if let slice = reading.slice {
      if !slice.results.isEmpty { lines += table(of: slice.results).lines(style) + [""] }
      lines.append(summary(of: slice))
      if withFindings { lines.append("") }
    }
    // After a failure without findings, "nothing to report" would be wrong.
    if withFindings, reading.slice != nil || reading.hasFindings {
      lines += FindingsReport.lines(reading.findings, style)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func table(of characters: [CharacterResponseModel]) -> Table {
    let columns = [
      Table.Column(title: "id", alignment: .right), Table.Column(title: "name"),
      Table.Column(title: "comics", alignment: .right), Table.Column(title: "modified"),
    ]
    return Table(columns: columns, rows: characters.map(row))
  }

  private static func row(of character: CharacterResponseModel) -> [String] {
    [
      character.id.map(String.init) ?? "–",
      PrintableText.of(character.name),
      (character.comics?.available).map(String.init) ?? "–",
      character.modified?.formatted(.iso8601.year().month().day()) ?? "–",
    ]
  }

  /// Such as `20 of 1562 characters, starting at offset 0`.
  private static func summary(of slice: CharactersSliceResponseModel) -> String {
    let noun = slice.total == 1 ? "character" : "characters"
    return "\(slice.results.count) of \(slice.total) \(noun), starting at offset \(slice.offset)"
  }
}
