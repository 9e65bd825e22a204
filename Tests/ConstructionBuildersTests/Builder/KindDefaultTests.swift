import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A default for one kind of finding.
struct KindDefaultTests {
  static let cases: [(json: String, Finding.Kind, expected: String)] = [
    (#"{"value": "red"}"#, .unknownCase, "red"),
    (#"{"value": "blue"}"#, .unknownCase, "green"),
    ("{}", .unknownCase, "value: required Color is missing"),
    (#"{"value": null}"#, .unknownCase, "value: required Color is null"),
    (#"{"value": []}"#, .unknownCase, "value: expected Color, found array []"),
    ("{}", .missing, "green"),
    (#"{"value": null}"#, .missing, "value: required Color is null"),
    (
      #"{"value": "blue"}"#, .missing,
      "value: expected Color, found string \"blue\", \(OpenTests.unknown)"
    ),
    (#"{"value": null}"#, .null, "green"),
    ("{}", .null, "value: required Color is missing"),
    (#"{"value": {}}"#, .mismatch, "green"),
    (
      #"{"value": "blue"}"#, .mismatch,
      "value: expected Color, found string \"blue\", \(OpenTests.unknown)"
    ),
  ]

  @Test(arguments: [
    ("[1, 2]", "array [1, 2]"), (#"{"a": null}"#, #"object {"a": null}"#), ("1.50", "number 1.50"),
    ("false", "boolean false"), (#""x""#, #"string "x""#),
  ])
  func rejectedValue_isFoundAsJSON(json: String, found: String) throws {
    let sut = try One<JSONValue>(json: "{\"value\": \(json)}")
    let result = sut.construct({ $0 }, sut.$value.checked("null") { _ in false })
    expect(result, fails: "value: expected null, found \(found)")
  }

  @Test(arguments: cases)
  func argument_hasItsDefaultForItsKindAlone(json: String, kind: Finding.Kind, expected: String)
    throws
  {
    for input in InputKind.allCases {
      let sut = try One<Color>(json, input)
      let built = sut.construct({ $0 }, sut.$value.or(.green, for: kind))
      let color = try? built.get()
      expect(color.map { [$0.rawValue] } ?? failureLines(built), equals: [expected])
      expect(color, equals: sut.$value.or(.green, for: kind)._usable)
    }
  }

  @Test func valueThatIsReplaced_staysOnRecord() throws {
    let sut = try One<Color>(json: #"{"value": "blue"}"#)
    expect(sut.findings, say: #"value: expected Color, found string "blue", \#(OpenTests.unknown)"#)
    expect(sut.findings.map(\.isRepair), equals: [false])
  }

  @Test func emptyString_isNullWhereItCountsAsNull() throws {
    let sut = try One<Color>(json: #"{"value": ""}"#, coercion: [.lenient, .emptyStringAsNull])
    expect(
      sut.construct({ $0 }, sut.$value.or(.green, for: .unknownCase)),
      fails: #"value: required Color is null ("")"#)
    try expect(sut.construct({ $0 }, sut.$value.or(.green, for: .null)).get(), equals: .green)
  }

  /// The finding about a part of the value is not that of the field.
  @Test func findingInside_doesNotCount() throws {
    let sut = try One<One<Color>>(json: #"{"value": {"value": "blue"}}"#)
    let lines = [#"value.value: expected Color, found string "blue", \#(OpenTests.unknown)"#]
    expect(sut.construct({ $0 }, sut.$value.or(.green, for: .unknownCase)), fails: lines)
    let missing = try One<One<Color>>(json: #"{"value": {}}"#)
    expect(
      missing.construct({ $0 }, missing.$value.or(.green, for: .missing)),
      fails: "value.value: required Color is missing")
    try expect(One<One<Color>>(json: "{}").$value.or(.green, for: .missing)._usable, equals: .green)
    let array = try One<[Color]>(json: #"{"value": ["red", "blue"]}"#)
    try expect(
      array.construct({ $0 }, array.$value.or([], for: .unknownCase)).get(), equals: [.red])
  }

  /// A Decoded type has its finding where decoding stopped, with a builder or without one.
  @Test(
    arguments: [
      ("{}", .missing, ["value.name: required value is missing"]),
      (#"{"name": 1}"#, .mismatch, ["value.name: expected String, found number 1"]),
      ("7", .mismatch, []), ("7", .missing, ["value: expected object, found number 7"]),
    ] as [(String, Finding.Kind, [String])])
  func findingInsideADecodedValue_doesNotCount(
    _ json: String, _ kind: Finding.Kind, _ expected: [String]
  ) throws {
    let json = #"{"value": \#(json)}"#
    let sut = try One<Decoded<Named>>(json: json)
    let argument = sut.$value.or(Named(name: "none"), for: kind)
    expect(sut.construct({ $0 }, argument), fails: expected)
    let name = expected.isEmpty ? "none" : "failed"
    expect(
      DirectNamed.$kind.withValue(kind) { DirectNamed.build(json: json) }, equals: .success(name))
  }

  @Test func otherArguments_areMadeOfIt() throws {
    struct Sut: ConstructionBuilder {
      @Field var value: Color?
      init(fields: JSONFields) { _value = fields["value"] }
      func build() -> Result<[String?], BuildFailure> {
        construct(
          { ["\($0)", $1?.rawValue, $2.rawValue] },
          $value.or(.green, for: .mismatch).or(.red).map { $0.rawValue.uppercased() },
          $value.or(.green, for: .unknownCase).optional,
          $value.or(.green, for: .missing).or(.red).checked("a color") { _ in true })
      }
    }
    expect(Sut.build(json: #"{"value": "blue"}"#), equals: .success(["RED", "green", "red"]))
    expect(Sut.build(json: "{}"), equals: .success(["RED", nil, "green"]))
    expect(Sut.build(json: #"{"value": []}"#), equals: .success(["GREEN", nil, "red"]))
    expect(Sut.build(json: #"{"value": "red"}"#), equals: .success(["RED", "red", "red"]))
    let blue = try One<Color>(json: #"{"value": "blue"}"#)
    let argument = blue.$value.or(.green, for: .unknownCase).checked("red") { $0 == .red }
    expect(blue.construct({ $0 }, argument), fails: "value: expected red, found value green")
  }

  /// With aliases, the values of all keys have to be of the kind.
  @Test func aliases_areAllConsidered() throws {
    struct Aliased: ConstructionBuilder {
      @Field var color: Color?
      init(fields: JSONFields) { _color = fields[anyOf: "color", "colour"] }
      func build() -> Result<Color, BuildFailure> {
        construct({ $0 }, $color.or(.green, for: .unknownCase))
      }
    }
    expect(Aliased.build(json: #"{"color": "blue"}"#), equals: .success(.green))
    expect(Aliased.build(json: #"{"colour": "blue"}"#), equals: .success(.green))
    expect(Aliased.build(json: #"{"color": "blue", "colour": "grey"}"#), equals: .success(.green))
    expect(Aliased.build(json: #"{"color": "blue", "colour": "red"}"#), equals: .success(.red))
    expect(failureLines(Aliased.build(json: #"{"color": "blue", "colour": []}"#)).count, equals: 2)
    expect(failureLines(Aliased.build(json: #"{"color": [], "colour": "blue"}"#)).count, equals: 2)
  }

  @Test func path_hasTheFindingOfItsStep() throws {
    struct Deep: ConstructionBuilder {
      @Field var color: Color?
      init(fields: JSONFields) { _color = fields["a", "color"] }
      func build() -> Result<Color, BuildFailure> {
        construct({ $0 }, $color.or(.green, for: .unknownCase))
      }
    }
    expect(Deep.build(json: #"{"a": {"color": "blue"}}"#), equals: .success(.green))
    expect(failureLines(Deep.build(json: #"{"a": "blue"}"#)).count, equals: 1)
    expect(failureLines(Deep.build(json: "{}")).count, equals: 1)
  }

  @Test func arrivingValue_hasNoDefault() throws {
    var sut = try One<Color>(json: #"{"value": "blue"}"#)
    sut.value = nil
    expect(
      sut.construct({ $0 }, sut.$value.or(.green, for: .unknownCase)),
      fails: "value: required Color is missing")
  }
}

private struct Named: Decodable { let name: String }

/// The default of one kind, in a model that is made straight from the document.
private struct DirectNamed: _DirectBuilder {
  @TaskLocal static var kind = Finding.Kind.missing

  @Field var value: Decoded<Named>?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<String, BuildFailure> {
    construct({ $0 }, $value.or(Named(name: "none"), for: Self.kind).map(\.name).or("failed"))
  }

  static let keys: _JSONKeys = []

  static func model(from members: _JSONMembers) -> String? {
    let value: Field<Decoded<Named>> = members.withFields { $0["value"] }
    return value.or(Named(name: "none"), for: kind).map(\.name).or("failed")._usable
  }
}
