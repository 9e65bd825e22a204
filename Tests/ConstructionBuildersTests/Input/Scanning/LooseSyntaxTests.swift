import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Trailing commas and comments.
struct LooseSyntaxTests {
  private static let loose: Coercion = [.lenient, .looseSyntax]
  private static let comma = "read over a trailing comma, which JSON does not have"
  private static let comment = "read over a comment, which JSON does not have"

  /// A document, and what is read, or why nothing is.
  static let documents: [(json: String, expected: [String])] = [
    ("[1,]", ["[1]", "line 1, column 3: \(comma)"]),
    ("[1 , \n]", ["[1]", "line 1, column 4: \(comma)"]),
    (#"{"a":1,}"#, [#"{"a":1}"#, "line 1, column 7: \(comma)"]),
    (
      #"{"a":[{"b":"x",},],}"#,
      [
        #"{"a":[{"b":"x"}]}"#, "line 1, column 15: \(comma)", "line 1, column 17: \(comma)",
        "line 1, column 19: \(comma)",
      ]
    ),
    (#"["a,]",true,]"#, [#"["a,]",true]"#, "line 1, column 12: \(comma)"]),
    (#"["\\",]"#, [#"["\\"]"#, "line 1, column 6: \(comma)"]),
    (#"["\",]",]"#, [#"["\",]"]"#, "line 1, column 8: \(comma)"]),
    ("// a\n[1]", ["[1]", "line 1, column 1: \(comment)"]),
    ("[1] // a", ["[1]", "line 1, column 5: \(comment)"]),
    ("[1]//", ["[1]", "line 1, column 4: \(comment)"]),
    ("/**/[1]", ["[1]", "line 1, column 1: \(comment)"]),
    ("\u{FEFF}/**/[1]", ["[1]", "line 1, column 1: \(comment)"]),
    ("[1,//a\r2]", ["[1,2]", "line 1, column 4: \(comment)"]),
    ("[1,//a\r\n2,]", ["[1,2]", "line 1, column 4: \(comment)", "line 2, column 2: \(comma)"]),
    ("[1,/*a\n*/,]", ["line 2, column 3: expected a value"]),
    (
      "[1,/*a\n*/]",
      ["[1]", "line 1, column 3: \(comma)", "line 1, column 4: \(comment)"]
    ),
    ("[1/***/,2]", ["[1,2]", "line 1, column 3: \(comment)"]),
    ("[1/* // */]", ["[1]", "line 1, column 3: \(comment)"]),
    ("[1// /*\n]", ["[1]", "line 1, column 3: \(comment)"]),
    ("[1/* é€😀 */,]", ["[1]", "line 1, column 3: \(comment)", "line 1, column 12: \(comma)"]),
    (
      #"{"a"/**/:/**/1}"#,
      [
        #"{"a":1}"#, "line 1, column 5: \(comment)", "line 1, column 10: \(comment)",
      ]
    ),
    (#"["//", "/*"]"#, [#"["//","/*"]"#]),
    ("7 // a", ["7", "line 1, column 3: \(comment)"]),
    // What is refused.
    ("[,]", ["line 1, column 2: expected a value"]),
    ("[1,,]", ["line 1, column 4: expected a value"]),
    ("[1,,2]", ["line 1, column 4: expected a value"]),
    ("{,}", ["line 1, column 2: expected a key in quotation marks or '}'"]),
    (#"{"a":,}"#, ["line 1, column 6: expected a value"]),
    (#"{"a",}"#, ["line 1, column 6: expected ':' after a key"]),
    ("[1],", ["line 1, column 4: expected the end of the document after the value"]),
    ("1,", ["line 1, column 2: expected the end of the document after the value"]),
    ("[1,", ["line 1, column 4: the body is cut off, expected a value"]),
    ("[1,}", ["line 1, column 4: expected ',' or ']' after a value"]),
    ("[1 2,]", ["line 1, column 4: expected ',' or ']' after a value"]),
    ("[1/**/2]", ["line 1, column 7: expected ',' or ']' after a value"]),
    ("[tr/**/ue]", ["line 1, column 2: expected a value, found tr"]),
    ("[-/**/1]", ["line 1, column 3: expected a digit after '-'"]),
    ("[1/2]", ["line 1, column 3: expected ',' or ']' after a value"]),
    ("[1]/", ["line 1, column 4: expected the end of the document after the value"]),
    ("[1, /* a", ["line 1, column 5: the comment that begins here has no end"]),
    ("[1, /*/", ["line 1, column 5: the comment that begins here has no end"]),
    ("[1, /* a *", ["line 1, column 5: the comment that begins here has no end"]),
    ("[1] /* a", ["line 1, column 5: the comment that begins here has no end"]),
    ("[1,, /* a", ["line 1, column 4: expected a value"]),
    ("//", ["line 1, column 3: the body has nothing but white space, expected a JSON value"]),
    (
      "['a',]",
      [
        "line 1, column 2: expected a value, "
          + "found a single quotation mark, where JSON has double ones"
      ]
    ),
    (
      "[1] # a",
      [
        "line 1, column 5: expected the end of the document after the value, "
          + "found a comment, which JSON does not have"
      ]
    ),
    (
      "<!-- a --> [1,]",
      [
        "line 1, column 1: the body is markup, such as HTML or XML, expected a JSON value"
      ]
    ),
  ]

  @Test(arguments: documents)
  func document_isReadOverOrRefusedWithItsPlace(json: String, expected: [String]) {
    expect(read(Array(json.utf8)), equals: expected)
  }

  private func read(_ json: [UInt8], _ coercion: Coercion = Self.loose) -> [String] {
    do throws(BuildFailure) {
      let root = try JSONRoot<JSONValue>(json: json, coercion: coercion)
      let value = root.value.map { ["\($0)"] } ?? []
      return value + root.findings.map { "\($0)" }
    } catch {
      return error.findings.map { "\($0)" }
    }
  }

  @Test func withoutTheCoercion_isRefusedAsBefore() {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      expect(
        read(Array("[1,]".utf8), coercion),
        equals: [
          "line 1, column 4: expected a value, found a trailing comma, which JSON does not have"
        ])
      expect(
        read(Array("[1]//".utf8), coercion),
        equals: [
          "line 1, column 4: expected the end of the document after the value, "
            + "found a comment, which JSON does not have"
        ])
    }
  }

  private static let tokens = [
    "{", #""a,]""#, ":", "[", "1.50", ",", "{", "}", ",", #""//""#, "]", ",", #""b""#, ":", "null",
    "}",
  ]

  /// A comment or a comma at every place between two tokens, and each beginning of each document.
  @Test func everyPlaceAndEveryCut_isReadOrRefused() {
    let plain = Self.tokens.joined()
    let value = #"{"a,]":[1.50,{},"//"],"b":null}"#
    for place in 0...Self.tokens.count {
      let before = Self.tokens[..<place].joined()
      let behind = Self.tokens[place...].joined()
      for comment in ["/**/", "/* ] , \" \n */", "// [ , \"\n", "/*,*///\n"] {
        let json = before + comment + behind
        let found = read(Array(json.utf8))
        expect(found.first, equals: value, "\(json)")
        expect(found.count, equals: comment == "/*,*///\n" ? 3 : 2, "\(json)")
        checkCuts(of: json, value)
      }
      let json = before + "," + behind
      let isTrailing =
        ["}", "]"].contains(Self.tokens[min(place, Self.tokens.count - 1)])
        && place < Self.tokens.count && Self.tokens[place - 1] != "{"
      let found = read(Array(json.utf8))
      expect(found.first == value, equals: isTrailing, "\(json): \(found)")
      expect(found.count, equals: isTrailing ? 2 : 1, "\(json): \(found)")
      checkCuts(of: json, value)
    }
    expect(read(Array(plain.utf8)), equals: [value])
  }

  /// No beginning is read as something else.
  private func checkCuts(of json: String, _ value: String) {
    let bytes = Array(json.utf8)
    for cut in 0..<bytes.count {
      let found = read(Array(bytes[..<cut]))
      if found.first != value, found.count != 1 { Issue.record("\(json), \(cut): \(found)") }
    }
  }

  @Test func invalidUTF8InAComment_isRefusedAtItsPlace() {
    expect(
      read(Array("[1/* é".utf8) + [0xFF] + Array("*/]".utf8)),
      equals: ["line 1, column 7: the bytes of this character are not valid UTF-8"])
  }

  @Test func reports_haveTheFindingsOfTheRoot() throws {
    let json = "{\n  \"name\": 7, // a number\n  \"friends\": [],\n}"
    let report = GuestBuilder.report(json: json, coercion: Self.loose)
    expect(try report.result.get().name, equals: "7")
    expect(
      report.findings.map { "\($0)" },
      equals: [
        "line 2, column 14: \(Self.comment)", "line 3, column 16: \(Self.comma)",
        "name: read number 7 as String",
      ])
    let finding = try #require(report.findings.first)
    #expect(finding.isRepair && finding.path.isEmpty && finding.kind == .syntax)
    expect(finding.code, equals: "syntax.json")
    expect(finding.redacted, equals: finding)

    let models = [GuestBuilder].report(json: "[{\"name\": \"a\"},]", coercion: Self.loose)
    expect(models.findings.map { "\($0)" }, equals: ["line 1, column 15: \(Self.comma)"])
    let failed = GuestBuilder.report(json: "{\"friends\": [],}", coercion: Self.loose)
    expect(
      failed.findings.map { "\($0)" },
      equals: ["line 1, column 15: \(Self.comma)", "name: required String is missing"])
    let other = GuestBuilder.report(json: "/* é */ [1,]", coercion: Self.loose)
    expect(
      other.findings.map { "\($0)" },
      equals: [
        "line 1, column 1: \(Self.comment)", "line 1, column 11: \(Self.comma)",
        "line 1, column 9: expected object, found array [1]",
      ])
    expect(try GuestBuilder.build(json: json, coercion: Self.loose).get().name, equals: "7")
    expect(try GuestBuilder(json: json, coercion: Self.loose).name, equals: "7")
  }

  /// A field is read without it, and allows nothing by it.
  @Test func aField_doesNotHaveIt() throws {
    let json = #"{"value": "[1,]"}"#
    let one = try One<[Int]>(json: json, coercion: [.forgiving, .looseSyntax])
    expect(one.value, equals: nil)
    let date = try One<String>(json: #"{"value": 7, }"#, coercion: .looseSyntax)
    expect(date.$value.outcome, equals: .unusable)
    expect(One<[Int]>(dictionary: ["value": [1]], coercion: .looseSyntax), equals: One(value: [1]))
  }

  @Test func words_nameIt() throws {
    expect(Coercion([.lenient, .looseSyntax]).words, equals: "lenient, looseSyntax")
    expect(Coercion(words: "lenient, looseSyntax"), equals: [.lenient, .looseSyntax])
  }

  @Test func manyFindings_areCounted() throws {
    let root = try JSONRoot<[Int]>(
      json: "[" + String(repeating: "/**/", count: 1_000) + "1,]", coercion: Self.loose)
    expect(root.findings.count, equals: 101)
    expect(root.findings.last.map { "\($0)" }, equals: "901 more findings")
  }

  /// Each size takes ten times as long as the one before, also where nothing can be read.
  @Test func largeDocuments_takeLinearTime() {
    for size in [1_000, inputSize(debug: 10_000, release: 200_000, all: 1_000_000)] {
      let commas = "[" + String(repeating: "[1,],/**/\n", count: size) + "]"
      expect(read(Array(commas.utf8)).last, equals: "\(2 * size + 1 - 100) more findings")
      let slashes = "[" + String(repeating: "/ /*/", count: size)
      expect(read(Array(slashes.utf8)).count, equals: 1)
      let quotes = "[" + String(repeating: "\"//", count: size)
      expect(read(Array(quotes.utf8)).count, equals: 1)
    }
  }
}

extension One {
  fileprivate init(value: Value?) {
    self = One(dictionary: [:])
    self.value = value
  }
}
