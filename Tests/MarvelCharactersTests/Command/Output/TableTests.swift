import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct TableTests {
  static let columns = [
    Table.Column(title: "id", alignment: .right), Table.Column(title: "name"),
    Table.Column(title: "comics", alignment: .right),
  ]

  @Test func lines_areAlignedByTheWidthOfCharacters() {
    let sut = Table(
      columns: Self.columns,
      rows: [["7", "Zoe\u{308}", "12"], ["1234", "日本", "3"], ["–", "🦸🏽‍♀️ Storm", "–"]])

    expect(
      sut.lines(.plain).joined(separator: "\n"),
      equals: """
          id  name      comics
           7  Zoe\u{308}           12
        1234  日本           3
           –  🦸🏽‍♀️ Storm       –
        """)
  }

  @Test func lines_haveNoTrailingWhitespace() {
    let sut = Table(columns: [Table.Column(title: "name")], rows: [["Cyclops"], ["X"]])

    expect(sut.lines(.plain), equals: ["name", "Cyclops", "X"])
  }

  @Test func longCell_isCut() {
    let sut = Table(
      columns: [Table.Column(title: "name")], rows: [[String(repeating: "日", count: 500)]])

    expect(sut.lines(.plain)[1], equals: String(repeating: "日", count: 29) + "…")
  }

  @Test func titles_areColouredOnATerminal() {
    let sut = Table(columns: [Table.Column(title: "name")], rows: [["Storm"]])

    expect(sut.lines(.coloured), equals: ["\u{1B}[1mname\u{1B}[0m", "Storm"])
  }
}
