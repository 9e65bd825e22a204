import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

private struct Everything: ConstructionBuilder {
  @Field var value: [String: Int]?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<[String: Int], BuildFailure> { construct({ $0 }, $value.requiringAll) }
}

/// The whole text of a failure, once for each kind of finding; and what a failure can be made to
/// be.
struct BuildFailureTests {
  @Test(arguments: [
    (#"{}"#, "required UInt8 is missing"),
    (#"{"value": null}"#, "required UInt8 is null"),
    (#"{"value": "many"}"#, #"expected UInt8, found string "many""#),
    (#"{"value": true}"#, "expected UInt8, found boolean true"),
    (#"{"value": "1"}"#, nil),
    (#"{"value": [1,   2]}"#, "expected UInt8, found array [1, 2]"),
    (
      #"{"value": {"b": [true, null], "a": "x"}}"#,
      #"expected UInt8, found object {"a": "x", "b": [true, null]}"#
    ),
    (#"{"value": 1.50}"#, "expected UInt8, found number 1.50"),
    (#"{"value": 300}"#, "expected UInt8, found number 300, which is out of range"),
    (#"{"value": "300"}"#, #"expected UInt8, found string "300", which is out of range"#),
  ])
  func problem_wholeText(_ json: String, _ words: String?) throws {
    guard case .failure(let failure) = One<UInt8>.build(json: json) else {
      expect(words, equals: nil)
      return
    }
    expect(
      failure.description,
      equals: """
        UInt8 could not be built: 1 problem
          value: \(words ?? "")
        """)
    expect(failure.errorDescription, equals: "The data could not be read: 1 problem.")
    expect(failure.localizedDescription, equals: failure.errorDescription)
  }

  @Test func unknownCase_wholeText() {
    expect(
      text(One<Color>.build(json: #"{"value": "blue"}"#)),
      equals: """
        Color could not be built: 1 problem
          value: expected Color, found string "blue", which is not one of its cases
        """)
  }

  @Test func imprecise_wholeText() throws {
    let json = #"{"value": 9007199254740993}"#
    expect(
      text(One<Double>.build(json: json, coercion: .strict)),
      equals: """
        Double could not be built: 1 problem
          value: expected Double, found number 9007199254740993, which it cannot hold exactly
        """)
    try expect(
      One<Double>(json: json).findings,
      say: "value: read number 9007199254740993, rounded to the nearest Double")
  }

  @Test func malformed_wholeText() {
    let json = """
      {
        "offset": 0,
        "total": 1562
        "results": []
      }
      """
    expect(
      text(One<Int>.build(json: json)),
      equals: """
        Int could not be built: 1 problem
          line 4, column 3: expected ',' or '}' after a value
        """)
  }

  @Test(arguments: [
    ("[1, 2]", "expected object, found array [1, 2]"), ("42", "expected object, found number 42"),
    (#""text""#, #"expected object, found string "text""#), ("null", "required object is null"),
    ("true", "expected object, found boolean true"),
  ])
  func documentThatIsNoObject_wholeText(_ json: String, _ words: String) {
    expect(
      text(One<Int>.build(json: "\u{FEFF}\n  " + json)),
      equals: """
        Int could not be built: 1 problem
          line 2, column 3: \(words)
        """)
  }

  @Test func more_wholeText() {
    var findings = FindingList.ofValue
    for index in 0..<102 {
      findings.append(Finding(path: .index(index), kind: .missing, expected: "Int"))
    }
    var problems = FindingList()
    problems.append(findings, under: "a")
    let failure = BuildFailure(model: Int.self, problems: problems)
    let lines = failure.description.split(separator: "\n")
    expect(lines.count, equals: 102)
    expect(lines[0], equals: "Int could not be built: 102 problems")
    expect(lines[100], equals: "  a[99]: required Int is missing")
    expect(lines[101], equals: "  a: 2 more findings")
  }

  @Test func excerpt_isCutTo80Characters() throws {
    for json in [
      #"{"value": "\#(String(repeating: "x", count: 500))"}"#,
      #"{"value": [\#((0..<500).map(String.init).joined(separator: ","))]}"#,
      "{\"value\": {" + (0..<500).map { #""key\#($0)":{}"# }.joined(separator: ",") + "}}",
      "{\"value\": \"e" + String(repeating: "\u{301}", count: 500) + "\"}",
    ] {
      let excerpt = try #require(try One<Int>(json: json).$value.finding?.found?.excerpt)
      expect(excerpt.unicodeScalars.count, equals: 80)
      expect(excerpt, endsWith: "…")
    }
  }

  @Test func excerpt_staysOnOneLine() throws {
    let json = #"{"value": "a\n\u001b[31m\u2028\u202eb\"\\"}"#
    try expect(
      One<Int>(json: json).$value.finding?.found?.excerpt,
      equals: #""a\n\u001B[31m\u2028\u202Eb\"\\""#)
  }

  /// What a terminal obeys, and what nobody sees.
  private static let unseen = [
    "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}",
    "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2069}",
    "\u{FEFF}", "\u{FFF9}", "\u{E0001}", "\u{E0041}", "\u{E00FF}", "\u{34F}", "\u{115F}",
    "\u{3164}", "\u{FFA0}", "\u{E0FFF}",
  ]
  private static let escaped = [
    #"\u001B[31m"#, #"\u007F"#, #"\u009B"#, #"\u00AD"#, #"\u061C"#, #"\u200B"#, #"\u200E"#,
    #"\u200F"#, #"\u2028"#, #"\u2029"#, #"\u202A"#, #"\u202E"#, #"\u2060"#, #"\u2066"#,
    #"\u2069"#, #"\uFEFF"#, #"\uFFF9"#, #"\uDB40\uDC01"#, #"\uDB40\uDC41"#, #"\uDB40\uDCFF"#,
    #"\u034F"#, #"\u115F"#, #"\u3164"#, #"\uFFA0"#, #"\uDB43\uDFFF"#,
  ]

  @Test(arguments: zip(unseen, escaped))
  func foreignText_isEscapedWhereverItCanBe(_ text: String, _ escaped: String) throws {
    struct Refusal: Error, CustomStringConvertible { let description: String }
    let (text, words) = ("a\(text)b", "a\(escaped)b")
    let json: JSONValue = ["value": [.string(text), 1]]
    expect(json.description, equals: #"{"value":["\#(words)",1]}"#)
    try expect(
      One<[Int]>(json: json.description).findings,
      say: #"value[0]: expected Int, found string "\#(words)""#)
    expect(
      One<[String: Int]>(dictionary: ["value": [text: [], "one": 1]]).findings,
      say: #"value["\#(words)"]: expected Int, found array []"#)
    expect(FieldPath([.key(text)]).description, equals: #"["\#(words)"]"#)
    let failure = BuildFailure(
      model: text,
      Finding(kind: .rejected, expected: "", reason: Refusal(description: text).description),
      [
        Finding(kind: .mismatch, expected: text, found: FoundValue(kind: .string, excerpt: text)),
        Finding(kind: .mismatch, expected: "Int", reason: text),
      ])
    expect(
      failure.description,
      equals: """
        \(words) could not be built: 3 problems
          rejected: \(words)
          expected \(words), found string \(words)
          expected Int, \(words)
        """)
    expect(failure.localizedDescription, equals: "The data could not be read: 3 problems.")
  }

  @Test(arguments: ["é", "e\u{301}", "👩‍👩‍👧", "نمی‌خواهم", "日本語", "a b", "❤️", "葛󠄀"])
  func textThatAPersonReads_staysAsItIs(_ text: String) throws {
    expect(
      One<Int>(dictionary: ["value": text]).findings,
      say: #"value: expected Int, found string "\#(text)""#)
  }

  @Test func redactedWithoutKeys_leavesNoKeyThatArrived() throws {
    let json = """
      {"value": {"ann@example.com": {"name": []}, "bob": {"name": {"c": 1}}, "carl": {"name": 1}}}
      """
    let sut = try One<[String: One<Int>]>(json: json.replacing("name", with: "value"))
    expect(
      sut.findings.map(\.redactedWithoutKeys.description),
      equals: [
        #"value["…"].value: expected Int, found array"#,
        #"value["…"].value: expected Int, found object"#,
      ])
    let complete = try Everything(json: #"{"value": {"ann@example.com": []}}"#)
    guard case .failure(let failure) = complete.build() else { return #expect(Bool(false)) }
    expect(failure.redacted.description, contains: "ann@example.com")
    expect(failure.redactedWithoutKeys.findings, say: #"value["…"]: expected Int, found array"#)
    let decoded = try One<Decoded<[String: Int]>>(json: #"{"value": {"ann@example.com": []}}"#)
    expect(
      decoded.findings.map(\.redactedWithoutKeys.description),
      equals: [#"value["…"]: expected Int, found array"#])
    // Where nothing is left of a dictionary, and behind a Decodable type.
    let lost = try One<[String: One<Int>]>(json: #"{"value": {"ann@example.com": {"value": []}}}"#)
    guard case .failure(let nothing) = lost.build() else { return #expect(Bool(false)) }
    expect(
      nothing.redactedWithoutKeys.findings, say: "value: none of 1 element could be used",
      #"value["…"].value: expected Int, found array"#)
    let nested = try One<Decoded<[String: DecodableModel<One<Int>>]>>(
      json: #"{"value": {"ann@example.com": {"value": []}}}"#)
    expect(
      nested.findings.map(\.redactedWithoutKeys.description),
      equals: [#"value["…"].value: expected Int, found array"#])
  }

  @Test func redacted_leavesNothingThatArrived() throws {
    struct Leak: Error, CustomStringConvertible { let description = "secret" }
    let failure = BuildFailure(
      model: "Login",
      Finding(
        path: "a", kind: .mismatch, expected: "Int",
        found: FoundValue(kind: .string, excerpt: "\"secret\"")),
      [Finding(path: "b", kind: .rejected, expected: "Int", reason: "\(Leak())")])
    expect(failure.description, contains: "secret")
    expect(String(reflecting: failure.redacted), lacks: "secret")
    expect(
      failure.redacted.description,
      equals: """
        Login could not be built: 2 problems
          a: expected Int, found string
          b: rejected
        """)
  }

  @Test func failure_survivesCoding() throws {
    let json = #"{"value": {"a": [1, {"b": null}]}}"#
    guard case .failure(let failure) = One<Int>.build(json: json) else { return }
    let data = try JSONEncoder().encode(failure)
    try expect(JSONDecoder().decode(BuildFailure.self, from: data), equals: failure)
  }

  @Test func decodedCounts_doNotOverflow() throws {
    let more =
      #"{"path":[],"kind":{"name":"more","count":9223372036854775807},"expected":"","isRepair":false}"#
    let data = Data(#"{"model":"A","findings":[\#(more),\#(more)]}"#.utf8)
    let failure = try JSONDecoder().decode(BuildFailure.self, from: data)
    expect(failure.description, startsWith: "A could not be built: 9223372036854775807 problems")
  }

  @Test func sameProblemOfSeveralFields_isListedOnce() throws {
    for json in [#"{"data": null}"#, "{}", #"{"data": 5}"#] {
      let sut = try Twice(json: json)
      expect(failureLines(sut.build()).count, equals: 1)
      expect(sut.findings.count, equals: 1)
    }
  }

  @Test func emptyFailure_cannotBeDecoded() {
    let data = Data(#"{"model":"A","findings":[]}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(BuildFailure.self, from: data) }
  }

  @Test func failure_isNotEmptyWhereAnErrorStandsForNothing() throws {
    for count in [0, -1] {
      let sut = One<Vague>(dictionary: ["value": ["count": count]])
      expect(sut.build(), fails: "rejected: a constructor argument gave no value")
      expect(sut.findings.count, equals: 1)
    }
  }

  @Test func countThatIsNegative_isZero() throws {
    expect(Finding.Kind.more(-5), equals: .more(0))
    let sent = Data(#"{"name": "more", "count": -5}"#.utf8)
    try expect(JSONDecoder().decode(Finding.Kind.self, from: sent), equals: .more(0))
    expect(Finding(kind: .more(-5), expected: "").description, equals: "0 more findings")
  }

  private func text<Model>(_ result: Result<Model, BuildFailure>) -> String {
    if case .failure(let failure) = result { failure.description } else { "built" }
  }
}

/// A builder with two fields below the same step.
private struct Twice: ConstructionBuilder {
  @Field var first: Int?
  @Field var second: String?

  init(fields: JSONFields) {
    _first = fields["data", "first"]
    _second = fields["data", "second"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ number, _ in number }, $first, $second) }
}

/// A builder whose error counts findings that there are not.
private struct Vague: ConstructionBuilder {
  struct Refusal: FindingsError {
    let count: Int
    var findings: [Finding] { [Finding(kind: .more(count), expected: "")] }
  }

  @Field var count: Int?

  init(fields: JSONFields) { _count = fields["count"] }

  func build() -> Result<Int, Refusal> { .failure(Refusal(count: count ?? 0)) }
}
