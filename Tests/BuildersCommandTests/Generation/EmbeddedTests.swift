import BuilderExpansion
import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import builders

/// Arrays and objects that are sent as JSON in a text.
struct EmbeddedTests {
  /// The values of a member, and what is declared for them.
  static let valuesAndLines: [([String], [String])] = [
    (
      [#"{"a":1}"#, #"{"a":2,"b":"x"}"#],
      ["@Format(.sent(as: .string)) let key: RootKey", "let a: Int", "let b: String?"]
    ),
    ([#"[{"a":1}]"#, "[]"], ["@Format(.sent(as: .string)) let key: [RootKey]", "let a: Int"]),
    (["[1, 2]"], ["@Format(.sent(as: .string)) let key: [Int]"]),
    (
      [#"["12.50"]"#],
      ["@Format(.sent(as: .string, .each(.sent(as: .string)))) let key: [Decimal]"]
    ),
    ([#"{"2026-03-01":true}"#], ["@Format(.sent(as: .string)) let key: [Date: Bool]"]),
    (
      [#"{"a":1}"#, ""],
      [#"@Format(.null("", or: .sent(as: .string))) let key: RootKey?"#, "let a: Int"]
    ),
    // In itself again.
    (
      [#"{"a":"{\"b\":\"[true]\"}"}"#],
      [
        "@Format(.sent(as: .string)) let key: RootKey", "@Format(.sent(as: .string)) let a: A",
        "@Format(.sent(as: .string)) let b: [Bool]",
      ]
    ),
    // What is read as null could be spelled in many ways, and an array beside an object, too.
    ([#"{"a":1}"#, "[]"], ["@Format(.sent(as: .string)) let key: JSONValue"]),
    (["[]", "[ ]"], ["@Format(.sent(as: .string)) let key: [JSONValue]"]),
    (["{}"], ["@Format(.sent(as: .string)) let key: [String: JSONValue]"]),
    ([#"{"a":1}"#, "{a: 1}"], ["let key: String"]), ([#""a""#, "1"], ["let key: String"]),
  ]

  @Test(arguments: valuesAndLines)
  func text_isReadAsWhatItHas(_ values: [String], _ lines: [String]) throws {
    let output = try generated(values.map { "{\"key\":\(JSONValue.string($0))}" }, "--macro")
    #expect(BuildableExpansion.file(source: output).diagnostics.isEmpty)
    for line in lines { expect(output, contains: "  \(line)  ", "\(line) in \(output)") }
  }

  @Test func eachTextOfAnArray_isRead() throws {
    let output = try generated([#"{"events":["{\"id\":1}","{\"id\":2}"]}"#], "--macro")
    expect(output, contains: "  @Format(.each(.sent(as: .string))) let events: [Event]  ")
  }

  @Test func builderByHand_readsTheTextByItsFormat() throws {
    let output = try generated([#"{"payload":"{\"id\":1}"}"#])
    expect(output, contains: "  @Field var payload: PayloadBuilder?\n")
    expect(output, contains: #"    _payload = fields["payload", as: .sent(as: .string)]"#)
    expect(output, contains: "/// 40 objects in 40 documents at `payload`; 1 key.\n")
  }

  /// What tells variants, rows and types that contain themselves does so in texts, too.
  @Test func variants_areToldInATextToo() throws {
    let output = try generated(
      [
        #"{"event":"{\"type\":\"opened\",\"number\":7,\"title\":\"t\",\"draft\":true}"}"#,
        #"{"event":"{\"type\":\"pushed\",\"commits\":[1],\"ref\":\"r\",\"size\":2}"}"#,
      ], "--macro")
    expect(output, contains: #"@Buildable(discriminator: "type")"#)
    expect(output, contains: "  @Format(.sent(as: .string)) let event: Event  ")
    let stated = try generated(
      [#"{"event":"{\"v\":\"a\",\"x\":1}"}"#, #"{"event":"{\"v\":\"b\",\"y\":1}"}"#],
      "--macro", "--variants", "event.v")
    expect(stated, contains: #"@Buildable(discriminator: "v")"#)
  }

  @Test func test_expectsWhatIsInTheText() throws {
    let document =
      #"{"payload":"{\"id\":1,\"secret\":\"Logan\",\"tags\":[\"a\",\"b\"]}","note":"n"}"#
    let folder = FileManager.default.temporaryDirectory.appending(path: "embedded-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try CommandRun(
      "generate", "a.ndjson", "--name", "Root", "--into", folder.path + "/Sources/App",
      files: ["a.ndjson": document])
    let tests = folder.appending(path: "Tests/AppTests")
    let test = try String(contentsOf: tests.appending(path: "RootTests.swift"), encoding: .utf8)
    let fixture = try JSONValue(
      json: Data(contentsOf: tests.appending(path: "Fixtures/root.json")))
    expect(test, contains: "#expect(model.payload?.tags?.count == 1)")
    expect(fixture["payload"]?.content, equals: ["id": 1, "secret": "secret", "tags": ["tags"]])
  }

  /// What is in texts has a place of its own, which is stored and merged as any other.
  @Test func content_isCountedApart() throws {
    var surveyor = Surveyor(
      showsValues: false, learned: [ExactText(""): LearnedTypes(texts: [[.key("a")]])])
    for text in [#"{"a":"{\"b\":1}"}"#, #"{"a":"{\"b\":null}"}"#, #"{"a":"[1]"}"#, #"{"a":"x"}"#] {
      surveyor.add(text)
    }
    let survey = surveyor.survey
    let content = survey.endpoints.first?.root.inner(.key("a"))?.inner(.content)
    expect(content?.path.text, equals: "a")
    expect(content?.objects, equals: 2)
    expect(content?.inner(.key("b"))?.facts.values, equals: 2)
    expect(content?.facts.array.count, equals: 1)
    expect(try Survey(json: JSONValue(json: survey.jsonLine)).jsonLine, equals: survey.jsonLine)
  }

  private func generated(_ kinds: [String], _ arguments: String...) throws -> String {
    let documents = (0..<40).map { kinds[$0 % kinds.count] }
    return try CommandRun(
      ["generate", "a.ndjson", "--name", "Root"] + arguments,
      files: ["a.ndjson": documents.joined(separator: "\n")]
    ).output
  }
}
