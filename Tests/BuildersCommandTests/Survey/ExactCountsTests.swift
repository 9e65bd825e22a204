import TestSupport
import Testing

@testable import builders

/// What is counted does not depend on how it arrives.
struct ExactCountsTests {
  @Test func standardInput_isLines_whateverTheFirstIs() throws {
    let input = "{\"log\":{\"version\":1}}\n{\"x\":1}\n"
    let run = try CommandRun("survey", "-", "--json", input: input)
    expect(run.output, contains: #""documents":2,"values":2"#)
    let file = try CommandRun("survey", "part-1", "--json", files: ["part-1": input])
    expect(file.output, equals: run.output)
    let har = #"{"log":{"version":"1.2","entries":[]}}"#
    try expect(
      CommandRun("survey", "-", "--format", "har", input: har).notes,
      contains: "no request in the HAR file")
  }

  @Test(arguments: [
    #"{"x":1}"#, #"{"data":[]}"#, #"{"data":{"a":1}}"#, #"{"data":[1,"a",{"b":2}]}"#,
    #"{"data":null}"#, "[1]", "7", #"{"data":[{"b":1},{"b":2}],"data2":[3]}"#,
  ])
  func elements_areTheSame_inFilesAndLines(_ document: String) throws {
    for path in ["data", "data[]", "data[].b", "[]"] {
      let runs = try ["a.json", "a.ndjson"].map {
        try CommandRun("survey", $0, "--json", "--at", path, files: [$0: document])
      }
      expect(runs[0].output, equals: runs[1].output, "\(path)")
    }
  }

  @Test func keyOfOtherContent_isRefused_inEveryOrder() throws {
    func part(_ key: String, _ input: String) throws -> String {
      try CommandRun("survey", "-", "--json", "--key", key, input: input).output
    }
    let (one, same, other) = (
      try part("1", "{\"a\":1}\n{\"b\":2}"), try part("1", "{\"b\":2}\n{\"a\":1}"),
      try part("1", "{\"a\":1}\n{\"b\":3}")
    )
    expect(one, equals: same)
    let third = try part("2", "{}")
    for lines in [[one, third, other], [other, one, third], [third, other, one]] {
      let run = try CommandRun("merge", "-", input: lines.joined())
      expect(run.status, equals: .unreadableInput)
      expect(run.notes, contains: "the key \"1\" is that of two parts with different documents")
    }
    try expect(CommandRun("merge", "-", input: one + third + same).status, equals: .done)
  }

  @Test(arguments: ["@timestamp", "@type", "$ref", "$schema"])
  func keysWithAMark_areNames(_ key: String) throws {
    let input = "{\"\(key)\":\"2026-03-01T08:00:00Z\",\"a@b.cd\":1}"
    let run = try CommandRun("survey", "-", "--time", key, input: input)
    expect(run.output, startsWith: "1 document, 2026-03-01T08:00:00Z\n")
    #expect(
      run.output.contains("  [\"\(key)\"] ") || run.output.contains("  \(key) "), "\(run.output)")
    expect(run.output, contains: "  {} ")
    let one = try CommandRun("survey", "-", "--at", key, input: input)
    expect(one.output, contains: "string; date-time")
  }

  /// A reply that changes is one change, however deep replies are.
  @Test func typesThatContainThemselves_areOnePlace_inDiffAndCheck() throws {
    func thread(_ depth: Int, _ edited: String) -> String {
      let replies = depth == 0 ? "" : thread(depth - 1, edited)
      return #"{"id":1,"edited":\#(edited),"text":"a","replies":[\#(replies)]}"#
    }
    func survey(_ edited: String) throws -> String {
      let lines = (0..<30).map { "{\"top\":\(thread($0 % 6, edited))}" }.joined(separator: "\n")
      return try CommandRun("survey", "-", "--json", input: lines).output
    }
    let run = try CommandRun(
      "diff", "a.json", "b.json",
      files: ["a.json": try survey("true"), "b.json": try survey("\"x\"")])
    expect(run.output, startsWith: "breaking: top.edited: is string in 105 of 105, was boolean")
    expect(run.output, endsWith: "1 breaking, 0 warning, 0 harmless\n")
  }
}
