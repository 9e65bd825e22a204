import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// The JSON in a text that a coercion reads.
struct AnswerCoercionTests {
  static let arrays: [(answer: String, expected: [String])] = [
    (
      #"x [{"text": "a"}]"#,
      [
        "a", "line 1, column 3: read the JSON in the text",
        #"read array [{"text": "a"}] as object"#,
      ]
    ),
    (
      "```json\n[{\"text\": \"a\"}]\n```",
      ["a", "line 1: read the JSON in a code fence", #"read array [{"text": "a"}] as object"#]
    ),
    (
      #"x [{"text": "a"}] y [ {"text":"a"} ]"#,
      [
        "a", "line 1, column 3: read the JSON in the text",
        #"read array [{"text": "a"}] as object"#,
      ]
    ),
    (
      #"x [{"text": "a"}] y [{"text": "b"}]"#,
      ["line 1, column 3: expected one object, and found a different one at line 1, column 21"]
    ),
    (
      "```json\n[{\"text\": \"a\"}]\n```\n```\n[{\"text\": \"b\"}]\n```",
      ["line 1, column 1: expected one object, and found a different one at line 4, column 1"]
    ),
    // The fence of JSON is read first.
    (
      "```\n[{\"text\": \"b\"}]\n```\n```json\n[{\"text\": \"a\"}]\n```",
      ["line 1, column 1: expected one object, and found a different one at line 4, column 1"]
    ),
    (
      #"x [{"text": "a"}] y {"text": "b"}"#,
      ["line 1, column 3: expected one object, and found a different one at line 1, column 21"]
    ),
  ]

  @Test(arguments: arrays)
  func arrays_areReadAsTheOneObject(answer: String, expected: [String]) {
    expect(told(TextBuilder.report(answer: answer, coercion: .forgiving)), equals: expected)
  }

  static let objects: [(answer: String, expected: [String])] = [
    (
      #"x {"text": "a"} y"#,
      ["a", "line 1, column 3: read the JSON in the text", #"read object {"text": "a"} as array"#]
    ),
    (
      #"x {"text": "a"} y {"text": "b"}"#,
      ["line 1, column 3: expected one array, and found a different one at line 1, column 19"]
    ),
    (
      "```\n{\"text\": \"a\"}\n```\n```\n{\"text\": \"b\"}\n```",
      ["line 1, column 1: expected one array, and found a different one at line 4, column 1"]
    ),
  ]

  @Test(arguments: objects)
  func objects_areReadAsTheOneArray(answer: String, expected: [String]) {
    let report = [TextBuilder].report(answer: answer, coercion: .forgiving)
    expect(told(report) { $0.joined() }, equals: expected)
  }

  static let rows: [(answer: String, expected: [String])] = [
    (#"x [1, "2"] y"#, ["12", "line 1, column 3: read the JSON in the text"]),
    (
      #"x [1, "2"] y [3, "4"]"#,
      ["line 1, column 3: expected one array, and found a different one at line 1, column 14"]
    ),
    (#"note {"a": 1} [3, "4"]"#, ["34", "line 1, column 15: read the JSON in the text"]),
    (
      #"x ["1", "2",] y [3, "4"]"#,
      [
        "line 1, column 13: expected a value, found a trailing comma, which JSON does not have"
      ]
    ),
    (#"note {"a": 1}"#, [#"line 1, column 6: expected array, found object {"a": 1}"#]),
  ]

  @Test(arguments: rows)
  func rows_areFoundAsArrays(answer: String, expected: [String]) {
    expect(told(TextRow.report(answer: answer)), equals: expected)
  }

  /// Two values, and whether an object, an array or a row is read of them: the first one, the
  /// second one, or neither, because each could be read.
  static let rules: [(answer: String, lenient: String, forgiving: String)] = [
    (#"x {"text": "a"} y [{"text": "b"}] z"#, "1 2 2", "- - 2"),
    (#"x {"text": "a"} y ["b"] z"#, "1 2 2", "1 - 2"),
    (#"x {"text": "a"} y [] z"#, "1 2 2", "- - 2"),
    (#"x {"text": "a"} y [1, 2] z"#, "1 2 2", "1 - 2"),
    (#"x {"text": "a"} y {"text": "b"} z"#, "- . .", "- - ."),
    (#"x [1, "a"] y [2, "b"] z"#, ". - -", ". - -"),
    ("```\n{\"0\": 1}\n```\n```\n[2, \"b\"]\n```", "1 2 2", "1 - 2"),
  ]

  @Test(arguments: rules)
  func twoValuesThatCanBeRead_areRefused(answer: String, lenient: String, forgiving: String) {
    let coercions: [(Coercion, String)] = [
      (.strict, lenient), (.lenient, lenient), (.forgiving, forgiving),
    ]
    for (coercion, expected) in coercions {
      let found = [
        choice(TextBuilder.report(answer: answer, coercion: coercion).findings),
        choice([TextBuilder].report(answer: answer, coercion: coercion).findings),
        choice(TextRow.report(answer: answer, coercion: coercion).findings),
      ]
      expect(found.joined(separator: " "), equals: expected, "\(answer) \(coercion)")
    }
  }

  /// Which of two values was read; "." if what is there is said.
  private func choice(_ findings: [Finding]) -> String {
    if findings.contains(where: { "\($0)".contains("found a different one") }) { return "-" }
    guard let place = findings.first(where: { $0.kind == .syntax })?.location else { return "." }
    return place.line == 1 && place.column < 4 ? "1" : "2"
  }

  static let comments: [(answer: String, expected: [String])] = [
    (
      "x {\"text\": \"a\" // it's\n}",
      [
        "a", "line 1, column 3: read the JSON in the text",
        "line 1, column 16: read over a comment, which JSON does not have",
      ]
    ),
    (
      "x {\"text\": \"b\"} and\n{\"text\": \"a\" // it's\n}",
      ["line 1, column 3: expected one object, and found a different one at line 2, column 1"]
    ),
    (
      #"a {"text": "b"} c {"text": "a" /* " */ }"#,
      ["line 1, column 3: expected one object, and found a different one at line 1, column 19"]
    ),
    (
      "a { // }\r\"text\": \"b\" /* } **/ }",
      [
        "b", "line 1, column 3: read the JSON in the text",
        "line 1, column 5: read over a comment, which JSON does not have",
        "line 2, column 13: read over a comment, which JSON does not have",
      ]
    ),
    (
      "a [1, // {\n 2] {\"text\": \"b\"}",
      ["b", "line 2, column 5: read the JSON in the text"]
    ),
    (
      #"a {"text": "b" /*/ }"#,
      ["line 1, column 16: the comment that begins here has no end"]
    ),
    // The end of what is no JSON is not known.
    (
      "x {\"text\": // }\n y} {\"text\": \"a\"}",
      ["line 2, column 2: expected a value, found y"]
    ),
    // Links are no comments.
    (
      "x [http://x.y](http://x.y) {\"text\": \"a\"} {see http://x.y}",
      ["a", "line 1, column 28: read the JSON in the text"]
    ),
  ]

  @Test(arguments: comments)
  func comments_haveNoQuotations(answer: String, expected: [String]) {
    let coercion: Coercion = [.lenient, .looseSyntax]
    expect(told(TextBuilder.report(answer: answer, coercion: coercion)), equals: expected)
  }

  /// Each is read in a time that grows with its size alone.
  @Test(arguments: [
    "{\"x\"} ", "{\"x\",} ", "{\"x\" /* ] */} ", "{ // it's\n} ", "[// ]\n] ", "{} /* ", "[1] [2] ",
  ])
  func longTexts_takeLinearTime(part: String) {
    let size = inputSize(debug: 20_000, release: 500_000, all: 5_000_000)
    let text = "a " + String(repeating: part, count: size / part.utf8.count)
    let report = TextBuilder.report(answer: text, coercion: .forgiving.union(.looseSyntax))
    expect((try? report.result.get()) == nil, equals: true)
  }

  private func told(_ report: BuildReport<String, BuildFailure>) -> [String] {
    told(report) { $0 }
  }

  private func told<Model>(
    _ report: BuildReport<Model, BuildFailure>, _ words: (Model) -> String
  ) -> [String] {
    ((try? report.result.get()).map { [words($0)] } ?? []) + report.findings.map { "\($0)" }
  }
}

private struct TextBuilder: ConstructionBuilder {
  @Field var text: String?

  init(fields: JSONFields) { _text = fields["text"] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
}

private struct TextRow: RowBuilder {
  @Field var number: Int?
  @Field var text: String?

  init(row: JSONRow) { (_number, _text) = (row[0], row[1]) }

  func build() -> Result<String, BuildFailure> { construct({ "\($0)\($1)" }, $number, $text) }
}
