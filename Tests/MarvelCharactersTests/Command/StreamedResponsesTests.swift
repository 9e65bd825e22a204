import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import MarvelCharactersCLI

/// Arrays of responses, and a response on each line.
struct StreamedResponsesTests {
  /// A response with a character, on one line.
  private static func response(_ name: String, offset: Int = 0) -> String {
    #"{"code":200,"data":{"offset":\#(offset),"total":2,"results":[{"id":1,"name":"\#(name)"}]}}"#
  }

  /// The table of a response whose name has five letters.
  private static func table(_ name: String, offset: Int = 0) -> String {
    """
    id  name   comics  modified
     1  \(name)       –  –

    1 of 2 characters, starting at offset \(offset)

    """
  }

  private func outcome(of body: String, _ options: String...) async throws -> Outcome {
    try await withFile(body) { await Command.outcome(of: [$0] + options) }
  }

  @Test(arguments: [
    response("Storm") + "\n" + response("Beast", offset: 1) + "\n",
    response("Storm") + "\r\n\r\n" + response("Beast", offset: 1),
    "\u{FEFF}" + response("Storm") + "\n \n\t\n" + response("Beast", offset: 1),
    "[" + response("Storm") + "," + response("Beast", offset: 1) + "]",
    "\u{FEFF}\n [\n" + response("Storm") + ",\n" + response("Beast", offset: 1) + "\n]\n",
  ])
  func responses_areShownOneAfterTheOther(body: String) async throws {
    try await expect(
      outcome(of: body),
      equals: Outcome(output: Self.table("Storm") + "\n" + Self.table("Beast", offset: 1)))
  }

  @Test func lineThatFails_costsItself() async throws {
    let body = [
      Self.response("Storm"), #"{"code": 409, "status": "Empty parameter."}"#, "oops",
      #"{"code": 200, "data": {"offset": 0}}"#, "7", Self.response("Beast"), "",
    ]
    try await expect(
      outcome(of: body.joined(separator: "\n")),
      equals: Outcome(
        output: Self.table("Storm") + "\n" + Self.table("Beast"),
        errors: """
          byte 79, line 2: The service answered with code 409: "Empty parameter."
          byte 123, line 3: The response cannot be read: 1 problem
            line 3, column 1: expected a value, found oops
          byte 128, line 4: The response has no usable data: 1 problem
            data.total: required Int is missing
          byte 165, line 5: The response cannot be read: 1 problem
            line 5, column 1: expected object, found number 7

          """,
        status: 1))
  }

  @Test func readme_showsWhatIsReported() async throws {
    let body = #"[{"code": 409}, 7, {"#
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent(
        "../../../../Samples/MarvelCharactersCLI/README.md"
      ).standardizedFileURL, encoding: .utf8)

    let outcome = try await outcome(of: body + "\n")

    let command = "$ echo '\(body)' | swift run marvel-characters -\n"
    let lines = (command + outcome.errors).split(separator: "\n").map { "  \($0)\n" }
    #expect(readme.contains("  ```console\n" + lines.joined() + "  ```\n"), "\(lines)")
  }

  @Test func emptyArray_hasNoResponse() async throws {
    let (outcome, path) = try await withFile("[ ]") { (await Command.outcome(of: [$0]), $0) }

    expect(outcome, equals: Outcome(errors: "No response came from \(path)\n", status: 1))
  }

  @Test func linesOnRequest_areReadWhateverTheFirstIs() async throws {
    let outcome = try await outcome(of: "<html>\n" + Self.response("Storm") + "\n", "--lines")

    expect(outcome.output, equals: Self.table("Storm"))
    expect(
      outcome.errors,
      equals: """
        byte 0, line 1: The response cannot be read: 1 problem
          line 1, column 1: the body is HTML, expected a JSON value

        """)
    expect(outcome.status, equals: 1)
  }

  @Test func findings_followEachTable() async throws {
    let repaired = Self.response("Storm").replacing("\"id\":1", with: "\"id\":\"1\"")
    let body = [repaired, Self.response("Beast"), #"{"code": 200}"#, ""]
    try await expect(
      outcome(of: body.joined(separator: "\n"), "--findings"),
      equals: Outcome(
        output: """
          \(Self.table("Storm"))
          byte 0, line 1, 1 finding: 1 repair
            repair   data.results[0].id: read string "1" as Int

          \(Self.table("Beast"))
          nothing to report

          byte 160, line 3, 1 finding: 1 problem
            problem  data: required object is missing

          """,
        errors: "byte 160, line 3: The response has no usable data: 1 problem\n",
        status: 1))
  }

  @Test func json_isOneObjectALine() async throws {
    let body = [Self.response("Storm"), "7", #"{"code": 20"#]
    let outcome = try await outcome(of: body.joined(separator: "\n"), "--json", "--findings")

    let lines = try outcome.output.split(separator: "\n").map { try JSONValue(json: String($0)) }
    expect(lines.count, equals: 3)
    expect(lines[0]["characters"]?[0]?["name"], equals: "Storm")
    expect(lines[0]["findings"], equals: [])
    #expect(lines[0]["failure"] == nil)
    expect(lines.map { $0["byteOffset"] }, equals: [0, 79, 92])
    expect(lines.map { $0["line"] }, equals: [1, 2, 3])
    expect(lines[1]["findings"]?[0]?["kind"], equals: "mismatch")
    #expect(
      lines[2]["failure"]?.description.hasPrefix(#""After 2 responses, the stream was cut off at"#)
        == true)
    expect(outcome.errors, equals: "")
    expect(outcome.status, equals: 1)
  }
}
