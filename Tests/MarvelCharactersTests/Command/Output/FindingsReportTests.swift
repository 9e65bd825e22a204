import ConstructionBuilders
import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct FindingsReportTests {
  static let repair = Finding(
    path: "id", kind: .coerced, expected: "Int", found: FoundValue(kind: .string, excerpt: "\"1\""),
    isRepair: true)
  static let problem = Finding(path: "name", kind: .missing, expected: "String")
  static let more = Finding(path: "results", kind: .more(12), expected: "")

  private func lines(_ findings: [Finding], _ style: Style) -> [String] {
    FindingsReport.lines([ResponseFindings(findings: findings)], style)
  }

  @Test func noFindings_areReported() {
    expect(lines([], .plain), equals: ["nothing to report"])
    expect(FindingsReport.lines([], .plain), equals: ["nothing to report"])
  }

  @Test func responsesOfASearch_haveHeadingsOfTheirOwn() {
    let responses = [
      ResponseFindings(offset: 0, findings: [Self.repair]),
      ResponseFindings(offset: 100, findings: []),
      ResponseFindings(offset: 200, findings: [Self.problem]),
    ]

    expect(
      FindingsReport.lines(responses, .plain),
      equals: [
        "starting at offset 0, 1 finding: 1 repair",
        #"  repair   id: read string "1" as Int"#,
        "starting at offset 200, 1 finding: 1 problem",
        "  problem  name: required String is missing",
      ])
  }

  @Test(arguments: [
    ([repair], "1 finding: 1 repair"),
    ([problem, problem], "2 findings: 2 problems"),
    ([repair, repair, problem], "3 findings: 2 repairs, 1 problem"),
    ([repair, problem, more], "14 findings: 1 repair, 1 problem, 12 not listed"),
  ])
  func heading_counts(findings: [Finding], heading: String) {
    expect(lines(findings, .plain).first, equals: heading)
  }

  @Test func lines_areLabelled() {
    expect(
      lines([Self.repair, Self.problem, Self.more], .plain).dropFirst(),
      equals: [
        #"  repair   id: read string "1" as Int"#,
        "  problem  name: required String is missing",
        "           results: 12 more findings",
      ])
  }

  @Test func labels_areColouredOnATerminal() {
    expect(
      lines([Self.problem], .coloured),
      equals: [
        "\u{1B}[1m1 finding: 1 problem\u{1B}[0m",
        "  \u{1B}[33mproblem\u{1B}[0m  name: required String is missing",
      ])
  }
}
