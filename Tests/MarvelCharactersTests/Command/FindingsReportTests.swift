import ConstructionBuilders
import Testing

@testable import MarvelCharactersCLI

struct FindingsReportTests {
  static let repair = Finding(
    path: "id", kind: .coerced, expected: "Int", found: Found(kind: .string, excerpt: "\"1\""),
    isRepair: true)
  static let problem = Finding(path: "name", kind: .missing, expected: "String")
  static let more = Finding(path: "results", kind: .more(12), expected: "")

  @Test func noFindings_saysSo() {
    #expect(FindingsReport.lines([], .plain) == ["nothing to report"])
  }

  @Test(arguments: [
    ([repair], "1 finding: 1 repair"),
    ([problem, problem], "2 findings: 2 problems"),
    ([repair, repair, problem], "3 findings: 2 repairs, 1 problem"),
    ([repair, problem, more], "14 findings: 1 repair, 1 problem, 12 not listed"),
  ])
  func heading_counts(findings: [Finding], heading: String) {
    #expect(FindingsReport.lines(findings, .plain).first == heading)
  }

  @Test func lines_areLabelled() {
    #expect(
      FindingsReport.lines([Self.repair, Self.problem, Self.more], .plain).dropFirst() == [
        #"  repair   id: read string "1" as Int"#,
        "  problem  name: required String is missing",
        "           results: 12 more findings",
      ])
  }

  @Test func labels_areColouredOnATerminal() {
    #expect(
      FindingsReport.lines([Self.problem], .coloured) == [
        "\u{1B}[1m1 finding: 1 problem\u{1B}[0m",
        "  \u{1B}[33mproblem\u{1B}[0m  name: required String is missing",
      ])
  }
}
