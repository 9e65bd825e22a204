import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct CommandTests {
  @Test func noArguments_showTheSample() async {
    await expect(
      Command.outcome(of: []),
      equals: Outcome(
        output: """
               id  name       comics  modified
          9000101  Beast           3  2019-03-08
          9000102  Cyclops       128  2022-06-17
          9000103  Jean Grey      57  –
          9000105  Magneto        34  –
          9000106  Storm          96  2020-02-01

          5 of 6 characters, starting at offset 0

          """))
  }

  @Test func findings_followTheTable() async {
    let labels = [
      "repair   ", "repair   ", "problem  ", "problem  ", "repair   ", "repair   ", "problem  ",
      "problem  ",
    ]
    let lines = zip(labels, SampleResponseTests.faults).map { "\n  " + $0 + $1 }.joined()
    await #expect(Command.outcome(of: ["--findings"]).output.hasSuffix("\(lines)\n"))
  }

  @Test(arguments: [
    ([], "8 findings: 4 repairs, 4 problems"), (["--strict"], "8 findings: 8 problems"),
    (["--forgiving"], "8 findings: 6 repairs, 2 problems"),
  ])
  func coercion_isHandedDown(options: [String], heading: String) async {
    let outcome = await Command.outcome(of: options + ["--findings"])

    #expect(outcome.output.contains("\n\n\(heading)\n"))
    expect(outcome.status, equals: 0)
  }

  @Test func longNameAndManyFindings_areShortened() async throws {
    let name = String(repeating: "N", count: 61)
    let results = [#"{"name": "\#(name)"}"#] + Array(repeating: "7", count: 102)
    let body =
      #"{"code": 200, "data": {"offset": 0, "total": 1, "results": "#
      + "[\(results.joined(separator: ","))]}}"
    let text = try await withFile(body) { await Command.outcome(of: [$0, "--findings"]).output }

    #expect(text.contains("  \(name.dropLast(2))…       –"))
    #expect(text.contains("\n102 findings: 100 problems, 2 not listed\n"))
    #expect(text.hasSuffix("\n           data: 2 more findings\n"))
  }

  static let bodies: [(String, [String], Outcome)] = [
    (
      #"{"code": 200, "data": {"offset": 40, "total": 1}}"#, ["--findings"],
      Outcome(output: "0 of 1 character, starting at offset 40\n\nnothing to report\n")
    ),
    (
      #"{"code": 409, "status": "Empty parameter."}"#, [],
      Outcome(errors: "The service answered with code 409: \"Empty parameter.\"\n", status: 1)
    ),
    (
      #"{"code": 409}"#, ["--json"],
      Outcome(
        output: "{\n  \"failure\" : \"The service answered with code 409\"\n}\n", status: 1)
    ),
    // What is listed among the findings is not repeated.
    (
      #"{"code": "200", "data": {"offset": 0}}"#, ["--findings"],
      Outcome(
        output: """
          2 findings: 1 repair, 1 problem
            repair   code: read string "200" as Int
            problem  data.total: required Int is missing (line 1, column 25)

          """,
        errors: "The response has no usable data: 1 problem\n", status: 1)
    ),
    (
      "{\n  \"code\": 200,\n  \"data\": {\"off_set\": 0, \"total\": {}}\n}", [],
      Outcome(
        errors: """
          The response has no usable data: 2 problems
            data.offset: required Int is missing (line 3, column 11); off_set is there, and nothing reads it
            data.total: expected Int, found object {} (line 3, column 35)

          """, status: 1)
    ),
    (
      "{,}", ["--findings"],
      Outcome(
        output: """
          1 finding: 1 problem
            problem  line 1, column 2: expected a key in quotation marks or '}'

          """,
        errors: "The response cannot be read: 1 problem\n", status: 1)
    ),
    (
      "{}\n\n {,}\n{,}", ["--unread", "--lines"],
      Outcome(
        output: """
          3 documents, no unread keys
            2 documents could not be read: line 3, column 3: expected a key in quotation marks or '}'

          """, status: 1)
    ),
  ]

  @Test(arguments: bodies)
  func body_isReported(body: String, options: [String], expected: Outcome) async throws {
    try await expect(
      withFile(body) { await Command.outcome(of: [$0] + options) }, equals: expected)
  }

  @Test func hostileName_cannotSteerTheTerminal() async throws {
    let body =
      #"{"code": 200, "data": {"offset": 0, "total": 1, "results": "#
      + #"[{"id": 1, "name": "\u001b[2J\nStorm\u009b", "comics": {"available": "\u001b"}}]}}"#
    for body in [body, "[\(body), \"\u{9B}\u{1B}\"]"] {
      for options in [["--findings"], ["--findings", "--json"]] {
        let outcome = try await withFile(body) { await Command.outcome(of: [$0] + options) }
        let text = outcome.output + outcome.errors

        #expect(
          text.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.properties.generalCategory != .control
          }, "\(text)")
        #expect(text.contains("Storm\\u009"))
      }
    }
  }

  @Test func unread_listsKeysThatNothingReads() async throws {
    let body = #"{"code": 200, "etag": "x", "data": {"off_set": 0, "results": [{"x": 1}, {}]}}"#
    let text = """
        data.off_set: in 1 of 1 object, nothing reads it; nearest: offset, missing in 1
        data.results[*].x: in 1 of 2 objects, nothing reads it
        etag: in 1 of 1 object, nothing reads it

      """
    try await expect(
      withFile(body) { await Command.outcome(of: [$0, "--unread"]) },
      equals: Outcome(output: "1 document, unread keys:\n" + text))
    try await expect(
      withFile("\(body)\n\n\r\n{}\n") { await Command.outcome(of: [$0, "--unread"]) }.output,
      equals: "2 documents, unread keys:\n"
        + text.replacing("etag: in 1 of 1 object", with: "etag: in 1 of 2 objects"))
    let array = try await withFile("[\(body), {}]") { await Command.outcome(of: [$0, "--unread"]) }
    #expect(array.output.contains("\n  [*].etag: in 1 of 2 objects, nothing reads it\n"))
  }

  @Test func unread_asJSON_hasFacts() async throws {
    let outcome = try await withFile(#"{"cod": 1}"#) {
      await Command.outcome(of: [$0, "--unread", "--json"])
    }
    let report = try JSONValue(json: outcome.output)
    expect(report["unread"]?[0]?["path"], equals: "cod")
    expect(report["unread"]?[0]?["nearest"], equals: .null)
    expect(report["unread"]?[0]?["kinds"], equals: ["number"])
    expect(report["documents"], equals: 1)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [[], ["--unread"], ["--json"]])
  func endlessZeros_areRefused(options: [String]) async {
    let outcome = await Command.outcome(of: ["/dev/zero"] + options)
    expect(outcome.status, equals: 1)
    #expect((outcome.output + outcome.errors).contains("line 1, column 1"))
  }

  @Test(arguments: [
    ("no/such/file.json", "No such file or directory"), (".", "Is a directory"),
  ])
  func fileThatCannotBeRead_isOneLineWithStatus2(path: String, reason: String) async {
    let errors = "marvel-characters: cannot read '\(path)': \(reason)\n"
    for options in [[], ["--lines"]] {
      await expect(
        Command.outcome(of: [path] + options), equals: Outcome(errors: errors, status: 2))
    }
  }

  @Test func help_isOnStandardOutput() async {
    let outcome = await Command.outcome(of: ["--help", "-", "--json"])

    expect(outcome, equals: Outcome(output: Help.text))
    #expect(outcome.output.contains("Usage: marvel-characters [FILE|-] [options]\n"))
  }

  @Test func terminal_hasColours_unlessForbidden() async {
    let coloured = await Command.outcome(of: ["--findings"], isTerminal: true).output
    #expect(coloured.hasPrefix("\u{1B}[1m     id  name       comics  modified\u{1B}[0m\n"))
    #expect(coloured.contains("\n  \u{1B}[32mrepair\u{1B}[0m   data.limit: "))
    let plain = await Command.outcome(of: ["--findings"]).output
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      await expect(
        Command.outcome(of: ["--findings"], environment: environment, isTerminal: true).output,
        equals: plain)
    }
  }
}
