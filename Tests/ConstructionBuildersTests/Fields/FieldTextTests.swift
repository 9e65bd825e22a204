import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// What a builder and its fields print.
struct FieldTextTests {
  struct HeroBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var id: Int?
    @Field var description: String?
    @Field var friends: [GuestBuilder]?
    let remark = "no field"

    init(fields: JSONFields) {
      _name = fields["name"]
      _id = fields["id"]
      _description = fields["description"]
      _friends = fields["friends"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  @Test func builder_printsItsFields() throws {
    let sut = try HeroBuilder(
      json: #"{"name": "Cyclops", "id": "7", "friends": [{"name": "Storm"}]}"#)
    let text =
      #"HeroBuilder(name: "Cyclops", id: 7 (read string "7" as Int), description: nil (missing), "#
      + #"friends: [GuestBuilder(name: "Storm", friends: nil (missing))])"#

    expect("\(sut)", equals: text)
    expect(String(describing: sut), equals: text)
    expect(String(reflecting: sut), equals: text)
    expect("\([sut])", equals: "[\(text)]")
    var printed = ""
    print(sut, to: &printed)
    expect(printed, equals: text + "\n")
  }

  @Test func fieldNamedDescription_isStillTheField() throws {
    let sut = try HeroBuilder(json: #"{"description": "tall"}"#)

    expect(sut.description, equals: "tall")
  }

  @Test func builder_isDumpedByField() throws {
    var sut = try HeroBuilder(json: #"{"name": "Cyclops", "friends": [{"name": "Storm"}]}"#)
    sut.id = 7
    var dumped = ""
    dump(sut.$name, to: &dumped)
    dump(sut.$friends, to: &dumped)

    expect(
      dumped,
      equals: """
        - "Cyclops"
        ▿ 1 element
          ▿ GuestBuilder(name: "Storm", friends: nil (missing))
            - _name: "Storm"
            - _friends: nil (missing)

        """)
  }

  @Test(arguments: [
    (#"{"value": null}"#, "nil (null)"),
    ("{}", "nil (missing)"),
    (#"{"value": []}"#, "nil (expected String, found array [])"),
    (#"{"value": 1}"#, #""1" (read number 1 as String)"#),
    (#"{"value": "a\"\\ \u001b[2J\u202eb\u2028"}"#, #""a\"\\ \u001B[2J\u202Eb\u2028""#),
  ])
  func text_isEscapedAndSaysWhyThereIsNone(json: String, expected: String) throws {
    let sut = try One<String>(json: json)

    expect("\(sut.$value)", equals: expected)
    expect(String(reflecting: sut.$value), equals: expected)
  }

  @Test func values_areWrittenAsByAPerson() throws {
    expect("\(try One<[String?]>(json: #"{"value": ["a", null]}"#).$value)", equals: #"["a", nil]"#)
    expect(
      "\(try One<[String: Int]>(json: #"{"value": {"b": 1, "a\n": 2}}"#).$value)",
      equals: #"["a\n": 2, "b": 1]"#)
    expect("\(try One<[String: Int]>(json: #"{"value": {}}"#).$value)", equals: "[:]")
    expect("\(try One<Color>(json: #"{"value": "red"}"#).$value)", equals: ".red")
    expect("\(try One<Bool>(json: #"{"value": true}"#).$value)", equals: "true")
    expect("\(try One<Double>(json: #"{"value": 1.5}"#).$value)", equals: "1.5")
    expect(
      "\(try One<JSONValue>(json: #"{"value": {"a": [1.0]}}"#).$value)", equals: #"{"a":[1.0]}"#)
    expect(
      "\(try One<Date>(json: #"{"value": "2022-06-17"}"#).$value)",
      equals: "2022-06-17 00:00:00 +0000")
    expect(
      "\(try One<URL>(json: #"{"value": "https://example.com/a"}"#).$value)",
      equals: "https://example.com/a")
    expect(
      "\(try One<Named>(json: #"{"value": "\u202e"}"#).$value)", equals: #"Named(text: "\u202E")"#)
  }

  /// It is no name of a case: a client's own text, and the raw value in an `Open`.
  @Test func textOfAnEnumerationItself_hasNoPeriod() throws {
    expect("\(try One<Spoken>(json: #"{"value": "a"}"#).$value)", equals: "the first letter")
    expect("\(try One<Open<Color>>(json: #"{"value": "red"}"#).$value)", equals: "red")
    expect(
      "\(try One<Open<Color>>(json: #"{"value": "7 up"}"#).$value)", startsWith: "7 up (expected")
  }

  /// The order of a set differs between processes.
  @Test func elementsOfASet_areInTheOrderOfTheirWords() throws {
    let json = #"{"value": [9, 3, 7, 1, 5, 8]}"#
    expect("\(try One<Set<Int>>(json: json).$value)", equals: "[1, 3, 5, 7, 8, 9]")
    expect(
      "\(try One<[Int: Bool]>(json: #"{"value": {"3": true, "1": false, "2": true}}"#).$value)",
      equals: "[1: false, 2: true, 3: true]")
    expect("\(try One<[Int: Bool]>(json: #"{"value": {}}"#).$value)", equals: "[:]")
  }

  enum Spoken: String, Capturable, CustomStringConvertible {
    case a
    var description: String { "the first letter" }
  }

  struct Named: Capturable {
    let text: String

    static func capture(_ node: JSONNode) -> Captured<Named> {
      String.capture(node).flatMap(node) { Named(text: $0) }
    }
  }
}
