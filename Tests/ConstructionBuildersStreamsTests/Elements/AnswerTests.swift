import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// The JSON in a text that has other words, too.
struct AnswerTests {
  /// A text, and the name that is read with the findings, or the findings alone.
  static let answers: [(answer: String, expected: [String])] = [
    // The whole text.
    (#"{"name": "a"}"#, ["a"]), (" \n{\"name\": \"a\"}\n", ["a"]),
    ("\u{FEFF}{\"name\": \"a\"}", ["a"]),
    ("null", ["line 1, column 1: required object is null"]),
    (#""{}""#, [#"line 1, column 1: expected object, found string "{}""#]),
    (#"[{"name": "a"}]"#, [#"line 1, column 1: expected object, found array [{"name": "a"}]"#]),
    (
      "{\"name\": \"a\"}\n```",
      [
        "line 2, column 1: expected the end of the document after the value, "
          + "found a Markdown code fence"
      ]
    ),
    // A fence.
    (
      "Here it is:\n```json\n{\"name\": \"a\"}\n```\nThat is all.",
      ["a", "line 2: read the JSON in a code fence"]
    ),
    ("```\n{\"name\": \"a\"}\n```", ["a", "line 1: read the JSON in a code fence"]),
    (
      "```JSON5 x\r\n\r\n {\"name\": \"a\"}\r\n```\r\n",
      [
        "a", "line 1: read the JSON in a code fence",
      ]
    ),
    (
      "1. One\n   ```json\n   {\"name\": \"a\"}\n   ```",
      [
        "a", "line 2: read the JSON in a code fence",
      ]
    ),
    ("~~~\n{\"name\": \"a\"}\n~~~~  \n", ["a", "line 1: read the JSON in a code fence"]),
    // It is not closed.
    ("ok\n```json\n{\"name\": \"a\"}\n", ["a", "line 2: read the JSON in a code fence"]),
    (
      "ok\n```json\n{\"name\": \"a\", \"friends\": [",
      [
        "line 3, column 27: the body is cut off, expected a value or ']'"
      ]
    ),
    // Several.
    (
      "```json\n{\"name\": \"a\"}\n```\nor\n```json\n{\"name\": \"b\"}\n```",
      [
        "line 1, column 1: expected one object, and found a different one at line 5, column 1"
      ]
    ),
    (
      "```json\n{\"name\": \"a\"}\n```\nor\n```json\n{ \"name\":\"a\" }\n```",
      [
        "a", "line 1: read the JSON in a code fence",
      ]
    ),
    (
      "```py\nx = {\"b\": 1}\n```\n```json\n{\"name\": \"a\"}\n```",
      [
        "a", "line 4: read the JSON in a code fence",
      ]
    ),
    (
      "```json\n[1]\n```\n```json\n{\"name\": \"a\"}\n```",
      [
        "a", "line 4: read the JSON in a code fence",
      ]
    ),
    (
      "See {\"name\": \"b\"}\n```json\n{\"name\": \"a\"}\n```",
      [
        "a", "line 2: read the JSON in a code fence",
      ]
    ),
    // What is meant as JSON and is none, beside what could be read.
    (
      "Like {\"name\": \"b\"} you asked:\n```json\n{\"name\": \"a\",}\n```",
      [
        "line 3, column 14: expected a key in quotation marks after ',', "
          + "found a trailing comma, which JSON does not have"
      ]
    ),
    (
      "Like {\"name\": \"b\"}:\n```json\n{'name': 'a'}\n```",
      [
        "line 3, column 2: expected a key in quotation marks or '}', "
          + "found a single quotation mark, where JSON has double ones"
      ]
    ),
    (
      "Like {\"name\": \"b\"}:\n```json\n{name: \"a\"}\n```",
      ["line 3, column 2: expected a key in quotation marks or '}'"]
    ),
    (
      "Like {\"name\": \"b\"}:\n```json\n{\"name\": True}\n```",
      ["line 3, column 10: expected a value, found True, which JSON writes as true"]
    ),
    (
      "Like {\"name\": \"b\"}:\n```json\n{\"name\": \"a\" \"n\": 1}\n```",
      ["line 3, column 14: expected ',' or '}' after a value"]
    ),
    (
      "Like {\"name\": \"b\"}:\n```json\n{\"name\": \"a\", ...}\n```",
      ["line 3, column 15: expected a key in quotation marks after ','"]
    ),
    (
      "Like {\"name\": \"b\"}:\n```\n{name: \"a\"}\n```",
      ["line 3, column 2: expected a key in quotation marks or '}'"]
    ),
    (
      "Like {\"name\": \"b\"}:\n```\n[{name: \"a\"}]\n```",
      ["line 3, column 3: expected a key in quotation marks or '}'"]
    ),
    (
      "```json\n{name: \"a\"}\n```\nlike {\"name\": \"b\"}",
      ["line 2, column 2: expected a key in quotation marks or '}'"]
    ),
    (
      "```json\n{\"name\": \"a\"}\n```\nor\n```json\n{\"name\": \"b\",",
      ["line 6, column 14: the body is cut off, expected a key in quotation marks after ','"]
    ),
    (
      "```json\n{\"name\": \"a\"}\n```\nor\n```json\n",
      ["line 6, column 1: the body has nothing but white space, expected a JSON value"]
    ),
    (
      "```\n{name: \"a\"}\n```\nor\n```json\n{\"name\": \"b\"}\n```",
      ["line 2, column 2: expected a key in quotation marks or '}'"]
    ),
    (
      "```json\n\"[x]\"\n```\n```json\n{\"name\": \"a\"}\n```",
      ["a", "line 4: read the JSON in a code fence"]
    ),
    (
      "```\nls {x}\n```\n```json\n{\"name\": \"a\"}\n```",
      ["a", "line 4: read the JSON in a code fence"]
    ),
    (
      #"Like {"name": "b"} but {"name": "a",}"#,
      [
        "line 1, column 37: expected a key in quotation marks after ',', "
          + "found a trailing comma, which JSON does not have"
      ]
    ),
    (
      #"For {x}: [{"name": a}] or {"name": "b"}"#,
      ["line 1, column 20: expected a value, found a"]
    ),
    (
      #"Like [ {"name": a}] or {"name": "b"}"#,
      ["line 1, column 17: expected a value, found a"]
    ),
    (
      #"Like {'name': 'a'} or {"name": "b"}"#,
      [
        "line 1, column 7: expected a key in quotation marks or '}', "
          + "found a single quotation mark, where JSON has double ones"
      ]
    ),
    (#"Like ["x" y] {"name": "a"}"#, ["a", "line 1, column 14: read the JSON in the text"]),
    (
      "```py\nx = {\"name\": a}\n```\nSo: {\"name\": \"a\"}",
      ["a", "line 4, column 5: read the JSON in the text"]
    ),
    // Quotation marks and comments around it are words.
    (#"He said "{"name": "a"}" ok"#, ["a", "line 1, column 10: read the JSON in the text"]),
    (#"// {"name": "a"}"#, ["a", "line 1, column 4: read the JSON in the text"]),
    // In a string, and one in another.
    (
      "```json\n{\"name\": \"```\\n{}\\n```\"}\n```",
      [
        "```\n{}\n```", "line 1: read the JSON in a code fence",
      ]
    ),
    (
      "````md\n```json\n{\"name\": \"a\"}\n```\n````",
      [
        "a", "line 3, column 1: read the JSON in the text",
      ]
    ),
    ("```json {\"name\": \"a\"}```", ["a", "line 1, column 9: read the JSON in the text"]),
    ("``\n{\"name\": \"a\"}\n``", ["a", "line 2, column 1: read the JSON in the text"]),
    // Between other words.
    (#"Sure! {"name": "a"} Bye."#, ["a", "line 1, column 7: read the JSON in the text"]),
    (
      "Größe:\r\n é {\"name\": 7}",
      [
        "7", "line 2, column 4: read the JSON in the text", "name: read number 7 as String",
      ]
    ),
    (
      #"It's {"name": "{'}"} and it's done"#,
      [
        "{'}", "line 1, column 6: read the JSON in the text",
      ]
    ),
    (#"Fill {placeholder}: {"name": "a"}"#, ["a", "line 1, column 21: read the JSON in the text"]),
    (
      #"See [1] and [link](u): {"name": "a"}"#,
      [
        "a", "line 1, column 24: read the JSON in the text",
      ]
    ),
    (#"a {"name": "a"} b {"name": "a"}"#, ["a", "line 1, column 3: read the JSON in the text"]),
    (
      #"a {"name": "a"} b {"name": "b"}"#,
      [
        "line 1, column 3: expected one object, and found a different one at line 1, column 19"
      ]
    ),
    (
      #"a {} b {"name": "b"}"#,
      [
        "line 1, column 3: expected one object, and found a different one at line 1, column 8"
      ]
    ),
    // Nothing inside of something else is read.
    (
      #"a [{"name": "a"}]"#,
      [#"line 1, column 3: expected object, found array [{"name": "a"}]"#]
    ),
    (#"a {b: {"name": "a"}}"#, ["line 1, column 4: expected a key in quotation marks or '}'"]),
    (#"a {b: 1} {"name": "a"}"#, ["a", "line 1, column 10: read the JSON in the text"]),
    // Braces without partners, or maybe in quotation marks.
    (#"a { {"name": "a"}"#, ["line 1, column 5: expected a key in quotation marks or '}'"]),
    (#"a } {"name": "a"}"#, ["line 1, column 3: '}' in the text has no partner"]),
    (#"a {"name": "a"} ]"#, ["line 1, column 17: ']' in the text has no partner"]),
    (#"a [0, 1} {"name": "a"}"#, ["line 1, column 8: '}' in the text has no partner"]),
    (
      #"a {b: '} {"name": "a"} {'}"#,
      [
        "line 1, column 4: expected a key in quotation marks or '}'"
      ]
    ),
    (
      #"a {b: "'", c: '} {"name": "a"} {'}"#,
      [
        "line 1, column 4: expected a key in quotation marks or '}'"
      ]
    ),
    // What is found in place of it: the fence of JSON first.
    (
      "Here:\n```json\n[1, 2]\n```",
      ["line 3, column 1: expected object, found array [1, 2]"]
    ),
    (
      "Here:\n```\n[1, 2]\n```\nor {x}",
      ["line 3, column 1: expected object, found array [1, 2]"]
    ),
    (
      "```swift\nlet x = {\n```\n```json\n{\"name\": a}\n```",
      ["line 5, column 10: expected a value, found a"]
    ),
    (
      "a {x}\n```css\n{ color: red }\n```\n```JSON\nname: a\n```",
      ["line 6, column 1: expected a value, found name"]
    ),
    (
      "Ok\n```json\n{\"a\": [1}\n```", ["line 3, column 9: expected ',' or ']' after a value"]
    ),
    (
      "Ok\n```json\n\n```",
      ["line 4, column 1: the body has nothing but white space, expected a JSON value"]
    ),
    (
      "Ok\n```swift\nlet x = { 1 }\n```\n",
      ["line 2, column 1: expected one object, and found a code fence of swift"]
    ),
    (
      "Ok\n```\nls\n```\n",
      ["line 2, column 1: expected one object, and found a code fence without JSON"]
    ),
    (
      "Ok\n~~~ {x} y\nls\n~~~\n", ["line 2, column 6: expected a key in quotation marks or '}'"]
    ),
    ("The values [1, 2].", ["line 1, column 12: expected object, found array [1, 2]"]),
    ("Use [this](u) or [1, 2].", ["line 1, column 18: expected object, found array [1, 2]"]),
    // Code in another language refuses nothing.
    (
      "```swift\nprint(\"}\") }\n```\nSo: {\"name\": \"a\"}",
      ["a", "line 4, column 5: read the JSON in the text"]
    ),
    (
      "```c\nif (a) { b('{'); }\n```\nSo: {\"name\": \"a\"}",
      ["a", "line 4, column 5: read the JSON in the text"]
    ),
    (
      "```c\nif (a) {\n```\nSo: {\"name\": \"a\"}",
      ["a", "line 4, column 5: read the JSON in the text"]
    ),
    (
      "```js\nf({\"name\": \"a\"})\n```", ["a", "line 2, column 3: read the JSON in the text"]
    ),
    // What is no JSON.
    (
      "Ok: {'name': 'a'}",
      [
        "line 1, column 6: expected a key in quotation marks or '}', "
          + "found a single quotation mark, where JSON has double ones"
      ]
    ),
    ("```json\n{name: \"a\"}\n```", ["line 2, column 2: expected a key in quotation marks or '}'"]),
    (
      "Ok: {\"name\": True}",
      [
        "line 1, column 14: expected a value, found True, which JSON writes as true"
      ]
    ),
    (
      "Ok: {\"name\": \"a\",}",
      [
        "line 1, column 18: expected a key in quotation marks after ',', "
          + "found a trailing comma, which JSON does not have"
      ]
    ),
    (
      "Ok: {\"name\": \"a",
      [
        "line 1, column 16: the body is cut off, expected '\"' at the end of a string"
      ]
    ),
    ("I cannot do that.", ["line 1, column 1: expected a value, found I"]),
    ("", ["line 1, column 1: the body is empty, expected a JSON value"]),
  ]

  @Test(arguments: answers)
  func answer_isReadOrRefusedWithItsPlace(answer: String, expected: [String]) {
    let report = NameBuilder.report(answer: answer)
    let name = (try? report.result.get()).map { [$0] } ?? []
    expect(name + report.findings.map { "\($0)" }, equals: expected)
  }

  /// No beginning of an answer is read as something else.
  @Test(arguments: ["```json\n", "```\n", "~~~ x\n", ""])
  func everyCut_isReadOrRefused(fence: String) {
    let end = fence.isEmpty ? "" : "\n\(fence.prefix(3))"
    let json = #"{"name": "a}```", "n": [1, {"name": "b"}]}"#
    let answer = Array("Use {x}, [y]:\n\(fence)\(json)\(end)\nThat {z} is all.".utf8)
    var readable = 0
    for cut in 0...answer.count {
      let report = NameBuilder.report(answer: answer[..<cut])
      guard let name = try? report.result.get() else { continue }
      expect(name, equals: "a}```", "\(cut)")
      readable += 1
    }
    // What follows has a brace, which is open for three bytes. A fence of JSON with one or two of
    // the three marks that end it has no JSON.
    let behind = answer.count - "Use {x}, [y]:\n\(fence)\(json)".utf8.count
    expect(readable, equals: behind + 1 - (fence == "~~~ x\n" ? 0 : 2))
  }

  @Test func arrays_areFoundByTheirType() {
    let report = [NameBuilder].report(
      answer: "Use {x}:\n```json\n[{\"name\": \"a\"}, {\"name\": 7}]\n```")
    expect(try? report.result.get(), equals: ["a", "7"])
    expect(
      report.findings.map { "\($0)" },
      equals: ["line 2: read the JSON in a code fence", "[1].name: read number 7 as String"])
    let two = [NameBuilder].report(answer: "see [1]: [{\"name\": \"a\"}]")
    expect(
      two.findings.map { "\($0)" },
      equals: [
        "line 1, column 5: expected one array, and found a different one at line 1, column 10"
      ])
  }

  @Test func looseSyntax_isReadOverInAFence() throws {
    let report = NameBuilder.report(
      answer: Data("é\n```\n// é\n{\"name\": \"a\",}\n```".utf8),
      coercion: [.lenient, .looseSyntax])
    expect(try report.result.get(), equals: "a")
    expect(
      report.findings.map { "\($0)" },
      equals: [
        "line 2: read the JSON in a code fence",
        "line 3, column 1: read over a comment, which JSON does not have",
        "line 4, column 13: read over a trailing comma, which JSON does not have",
      ])
  }

  @Test func dictionary_isReadAsItIs() throws {
    expect(try NameBuilder.report(answer: ["name": "a"]).result.get(), equals: "a")
  }

  @Test func otherEncodings_areRefusedAsOfJSON() {
    let answer = Data("Ok {\"name\": \"a\"}".utf8.flatMap { [0, $0] })
    expect(
      NameBuilder.report(answer: answer).findings.map { "\($0)" },
      equals: ["line 1, column 1: the body is UTF-16, but JSON is sent as UTF-8"])
  }

  /// Bytes, and the place of those that are no UTF-8: also outside of the JSON.
  static let bytes: [(answer: [UInt8], expected: String)] = [
    (Array("é ".utf8) + [0xFF] + Array(#" {"name": "a"}"#.utf8), "line 1, column 3"),
    (Array("Ok:\n{\"name\": \"a\"}\n".utf8) + [0xC3], "line 3, column 1"),
    (Array("```\n{\"name\": \"".utf8) + [0xC3] + Array("\"}\n```".utf8), "line 2, column 11"),
    (Array(#"{"name": "a"} "#.utf8) + [0xED, 0xA0, 0x80], "line 1, column 15"),
  ]

  @Test(arguments: bytes)
  func invalidUTF8_isRefused(answer: [UInt8], expected: String) {
    let findings = NameBuilder.report(answer: Data(answer)).findings
    expect(findings.map { "\($0.location!)" }, equals: [expected])
    expect(findings.map(\.kind), equals: [.malformed])
  }

  /// Each is read in a time that grows with its size alone.
  @Test func longTexts_takeLinearTime() {
    let size = inputSize(debug: 25_000, release: 1_000_000, all: 10_000_000)
    for part in [
      "word ", "{x} ", "[t] ", "[1] ", "{\"x\"} ", "{\"x\": y} ", "```js\n{\n```\n", "{'\"'} ", "`",
      "```\n", "```\n{}\n", "~~~\nx\n~~~\n", "{} ",
      "\\\"'", "\u{E9}", "```json\n[]\n```\n", "[{\"x\": 1}] ", "[ ",
    ] {
      let text = "a " + String(repeating: part, count: size / part.utf8.count)
      let report = NameBuilder.report(answer: text)
      expect((try? report.result.get()) == nil, equals: true, "\(part)")
    }
    for part in ["[", "{", "{\"a\":", "{'", "{ \"", "{\"'"] {
      let text = "a " + String(repeating: part, count: size / part.utf8.count)
      expect(NameBuilder.report(answer: text).findings.count, equals: 1, "\(part)")
    }
  }

  @Test func deepValues_areComparedOnASmallStack() throws {
    try onSmallStack(of: 64 << 10) {
      let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
      let object = "{\"name\": \"a\", \"x\": \(deep)}"
      let report = NameBuilder.report(answer: "a \(object) b \(object)")
      expect(try? report.result.get(), equals: "a")
    }
  }
}

private struct NameBuilder: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}
