import TestSupport
import Testing

@testable import builders

/// What is said if there are more paths than are kept.
struct BudgetTests {
  private func har(_ count: Int, of endpoints: Int, keys: Int) -> String {
    let entries = (0..<count).map { index in
      // One of five is for the first endpoint, beside its share of the others.
      let endpoint = index % 5 > 0 ? (index - index / 5 - 1) % endpoints : 0
      let members = (0..<keys).map { #"\"e\#(endpoint)k\#($0)\":1"# }.joined(separator: ",")
      return #"""
        {"request":{"method":"GET","url":"https://a.example/e\#(endpoint)x/list"},
        "response":{"status":200,"content":{"mimeType":"application/json","text":"{\#(members)}"}}}
        """#
    }
    return #"{"log":{"version":"1.2","entries":[\#(entries.joined(separator: ","))]}}"#
  }

  @Test func endpoints_areAllThere_theCommonestFirst() throws {
    let files = ["t.har": har(102, of: 41, keys: 250)]
    let run = try CommandRun("survey", "t.har", files: files)
    expect(run.output, startsWith: "41 endpoints\n\n  23  GET a.example/e0x/list\n")
    expect(run.notes, equals: "102 requests: 102 with a body to survey\n")
    let one = try CommandRun("survey", "t.har", "--endpoint", "/e7x/list", files: files)
    expect(one.output, startsWith: "GET a.example/e7x/list: 2 documents\n")
    let json = try CommandRun("survey", "t.har", "--json", "--endpoint", "/e7x/list", files: files)
    expect(json.output, contains: #""documents":2,"#)
    let none = try CommandRun("survey", "t.har", "--endpoint", "/x", files: files)
    expect(none.notes, contains: "no endpoint is named '/x'")
  }

  /// Names of people as keys are data, and nothing is left out.
  @Test func keysThatAreData_areFoldedBeforeTheyFillTheBudget() throws {
    func word(_ number: Int) -> String {
      String(
        String(number + 100_000).map {
          Character(Unicode.Scalar(97 + UInt8($0.wholeNumberValue ?? 0)))
        })
    }
    let lines = (0..<460).map { index in
      let members = (0..<5).map { "\"\(word(index * 5 + $0))\":{\"a\":1,\"b\":{\"c\":2,\"d\":3}}" }
      return "{\"scores\":{\(members.joined(separator: ","))},\"name\":\"x\"}"
    }
    let files = ["a.ndjson": lines.joined(separator: "\n")]
    let run = try CommandRun("survey", "a.ndjson", files: files)
    expect(run.output, contains: "  scores{}.b.c              always   number; whole, 2\n")
    expect(run.output, lacks: "incomplete")
    #expect(run.notes.isEmpty)
    // Standard input is read only once, and its survey says what it does not know.
    let input = try CommandRun("survey", "-", input: lines.joined(separator: "\n"))
    expect(input.output, contains: "\nincomplete: ")
    expect(input.output, lacks: "scores{}.b.c              always")
    expect(input.output, contains: " at least ")
    let generated = try CommandRun("generate", "-", input: lines.joined(separator: "\n"))
    expect(generated.output, lacks: "missing in")
  }

  @Test func numberOfAMillionDigits_isCut() throws {
    let number = String(repeating: "7", count: 1_000_000)
    let run = try CommandRun("survey", "-", input: "{\"a\":\(number)}")
    expect(run.output, contains: "whole, 777777777777… (1,000,000", "\(run.output.prefix(300))")
    #expect(run.output.utf8.count < 500)
  }

  @Test func thousandsOfKeys_areOnePlace() throws {
    let members = (0..<24).map { object in
      (0..<250).map { "\"k\(object)x\($0)\":\($0 % 2 == 0 ? "1" : "[\"a\"]")" }.joined(
        separator: ",")
    }
    let lines = members.map { "{\"m\":{\($0)}}" }.joined(separator: "\n")
    let run = try CommandRun("survey", "-", input: lines)
    expect(run.output, contains: "  m{}  ")
    #expect(run.output.utf8.count < 1_000)
  }

  @Test func document_canBeAMap() throws {
    let run = try CommandRun(
      "survey", "a.json", "--map", "", files: ["a.json": #"{"ada":1,"bob":2}"#])
    expect(run.output, contains: "  {}                        2")
  }
}
