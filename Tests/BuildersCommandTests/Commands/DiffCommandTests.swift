import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

@testable import builders

struct DiffCommandTests {
  static func survey(_ document: String) -> String {
    Survey((0..<30).map { _ in document }).jsonLine
  }

  static let files = [
    "old": survey(#"{"a": 1, "<b>": "x"}"#), "new": survey(#"{"a": "<x>", "c": 1}"#),
    "allow": """
    # comment
    gone|* -- 2026-12-31 -- planned
    kind-changed|z -- 2026-12-31 -- never
    kind-changed|a -- 2020-01-01 -- over

    """,
  ]

  @Test func breakingChange_isAVerdict() throws {
    let run = try CommandRun("diff", "old", "new", files: Self.files)
    expect(
      run.output,
      equals: """
        breaking: ["<b>"]: is in 0 of 30, was in 30 of 30 [gone|["<b>"]]
        breaking: a: is string in 30 of 30, was number [kind-changed|a]
        harmless: c: is new: number, in 30 of 30 [added|c]
        2 breaking, 0 warning, 1 harmless

        """)
    expect(run.status, equals: .verdict)
    try expect(CommandRun("diff", "old", "old", files: Self.files).output, equals: "no changes\n")
  }

  @Test(arguments: [
    (["--fail-on", "never"], CommandStatus.done), (["--fail-on", "warning"], .verdict),
    (["--fail-on", "often"], .usage), (["--json", "--sarif"], .usage),
  ])
  func failOn_decides(options: [String], status: CommandStatus) throws {
    try expect(
      CommandRun(["diff", "old", "new"] + options, files: Self.files).status, equals: status)
  }

  @Test func allowedChanges_areExcusedUntilTheirDay() throws {
    let run = try CommandRun("diff", "old", "new", "--allow", "allow", files: Self.files)
    expect(run.output, contains: "allowed: breaking: [\"<b>\"]: is in 0 of 30")
    expect(run.output, endsWith: "(planned)\n1 breaking, 0 warning, 1 harmless\n")
    expect(run.status, equals: .verdict)
    expect(
      run.notes,
      equals: """
        allow:4: ended on 2020-01-01, and allows nothing
        allow:3: no change has this id

        """)
    for line in ["gone|a", "gone|a -- \u{B}2030-01-01 -- planned"] {
      let bad = try CommandRun(
        "diff", "old", "new", "--allow", "bad", files: Self.files.merging(["bad": line]) { $1 })
      expect(bad.status, equals: .unreadableInput)
      expect(bad.notes, contains: "bad:1: expected 'id -- last day -- reason'")
    }
  }

  /// The first of two entries allows a change. The other one fits it all the same.
  @Test func entryBehindAnotherOne_isNotSaidToFitNothing() throws {
    let allow = "gone|* -- 2030-01-01 -- planned\ngone|[\"<b>\"] -- 2030-01-01 -- known\n"
    let run = try CommandRun(
      "diff", "old", "new", "--allow", "allow",
      files: Self.files.merging(["allow": allow]) { $1 })
    expect(run.notes, equals: "")
  }

  /// Who reads the report sees what was excused, and why.
  @Test func allowedChange_isSuppressedInSARIF() throws {
    let run = try CommandRun("diff", "old", "new", "--sarif", "--allow", "allow", files: Self.files)
    let results = try JSONValue(json: run.output)["runs"]?[0]?["results"]
    expect(results?[2]?["ruleId"], equals: "gone")
    expect(
      results?[2]?["suppressions"], equals: [["kind": "external", "justification": "planned"]])
    expect(results?[0]?["suppressions"], equals: nil)
    expect(results?[3], equals: nil)
  }

  /// It has only one.
  @Test func standardInput_isNotComparedWithItself() throws {
    let run = try CommandRun("diff", "-", "-", files: Self.files)
    expect(run.status, equals: .usage)
    expect(run.notes, startsWith: "Error: Only one of the two can be standard input\n")
  }

  @Test func forms_areWellFormed() throws {
    let json = try CommandRun("diff", "old", "new", "--json", files: Self.files).output
    try expect(JSONValue(json: json)["changes"]?[1]?["id"], equals: "kind-changed|a")
    let sarif = try CommandRun("diff", "old", "new", "--sarif", files: Self.files).output
    let run = try JSONValue(json: sarif)["runs"]?[0]
    expect(run?["results"]?[0]?["level"], equals: "error")
    expect(run?["results"]?[0]?["partialFingerprints"]?["id/v1"], equals: #"gone|["<b>"]"#)
    let place = run?["results"]?[0]?["locations"]?[0]?["physicalLocation"]
    expect(place?["artifactLocation"]?["uri"], equals: "new")
    let github = try CommandRun("diff", "old", "new", "--github", files: Self.files).output
    expect(github, contains: "::error title=kind-changed::a: is string in 30 of 30, was number\n")
  }

  @Test(arguments: [
    ("x", "{}", "x: neither a survey nor a contract; 'builders survey --json' makes a survey"),
    ("x", "{", "x: neither a survey nor a contract: "),
    ("x", #"{"survey": 2}"#, "x: a survey of version 2, and this command reads version 1"),
    ("x", #"{"survey": 1}"#, #"x: not a survey: the survey has no "unreadable""#),
    ("x", #"{"version": 9, "root": 1}"#, "x: not a contract: the contract has version 9"),
  ])
  func otherFile_isRefused(name: String, text: String, message: String) throws {
    let run = try CommandRun("diff", "old", name, files: Self.files.merging([name: text]) { $1 })
    expect(run.status, equals: .unreadableInput)
    expect(run.notes, contains: message)
  }

  @Test func allowedChanges_mayHaveWindowsLines_andSeparatorsInKeys() throws {
    let files = [
      "old": try survey(#"{"a -- b": 1, "c": 1}"#), "new": try survey(#"{"a -- b": "", "c": ""}"#),
    ]
    let output = try CommandRun("diff", "old", "new", files: files).output
    let ids = output.split(separator: "\n").filter { $0.hasSuffix("]") }
      .compactMap { $0.split(separator: " [").last?.dropLast() }
    let lines = ids.map { "\($0) -- 2030-01-01 -- known" }
    expect(lines.count, equals: 2)
    let text = "\u{FEFF}" + (["# known"] + lines).joined(separator: "\r\n")
    let allowed = files.merging(["ok": text]) { $1 }
    let run = try CommandRun("diff", "old", "new", "--allow", "ok", files: allowed)
    expect(run.status, equals: .done, "\(run.output)\(run.notes)")
  }

  @Test func placeInSARIF_isAnAddress() throws {
    let files = ["old": Self.files["old"] ?? "", "a b#1%.json": Self.files["new"] ?? ""]
    let sarif = try CommandRun("diff", "old", "a b#1%.json", "--sarif", files: files).output
    expect(sarif, contains: #""uri":"a%20b%231%25.json""#)
  }

  private func survey(_ document: String) throws -> String {
    let input = Array(repeating: document, count: 30).joined(separator: "\n")
    return try CommandRun("survey", "-", "--json", input: input).output
  }

  @Test func contracts_areCompared() throws {
    let old = try JSONEncoder().encode(UserBuilder.contract())
    let new = try JSONEncoder().encode(StricterUserBuilder.contract())
    let files = [
      "1.json": String(decoding: old, as: UTF8.self),
      "2.json": String(decoding: new, as: UTF8.self),
      "s": Self.files["old"] ?? "",
    ]
    let run = try CommandRun("diff", "1.json", "2.json", files: files)
    expect(run.status, equals: .verdict)
    expect(run.output, startsWith: "breaking: name: ")
    try expect(CommandRun("diff", "1.json", "s", files: files).status, equals: .unreadableInput)
  }
}
