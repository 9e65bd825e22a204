import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// `.falseAsNull` reads `false` as null where a Bool is not expected.
struct FalseAsNullTests {
  @Test(arguments: InputKind.allCases, [Coercion.strict, .lenient, .forgiving])
  func false_isNullWhereABoolIsNotExpected(_ input: InputKind, _ coercion: Coercion) throws {
    func outcome<Value: Capturable>(_ type: Value.Type) throws -> FieldOutcome {
      let reading = try read(type, "false", from: input, coercion.union(.falseAsNull))
      expect(reading.value, equals: nil)
      expect(reading.words, equals: ["value: read boolean false as null"])
      return reading.outcome
    }
    try expect(outcome(String.self), equals: .null)
    try expect(outcome(Int.self), equals: .null)
    try expect(outcome(Double.self), equals: .null)
    try expect(outcome(Float.self), equals: .null)
    try expect(outcome(Decimal.self), equals: .null)
    try expect(outcome(Date.self), equals: .null)
    try expect(outcome(URL.self), equals: .null)
    try expect(outcome(UUID.self), equals: .null)
    try expect(outcome(Color.self), equals: .null)
    try expect(outcome(Level.self), equals: .null)
    try expect(outcome([Int].self), equals: .null)
    try expect(outcome([String?].self), equals: .null)
    try expect(outcome(Set<String>.self), equals: .null)
    try expect(outcome([String: Bool].self), equals: .null)
  }

  @Test(arguments: InputKind.allCases)
  func false_staysWhereABoolIsExpected(_ input: InputKind) throws {
    func value<Value: Capturable>(
      _ type: Value.Type, _ json: String = "false", _ coercion: Coercion = .falseAsNull
    ) throws -> String? {
      try read(type, json, from: input, coercion).value
    }
    try expect(value(Bool.self), equals: "false")
    try expect(value(JSONValue.self), equals: "false")
    try expect(value(Switch.self), equals: "off")
    try expect(value([Bool].self, "[false, true]"), equals: "[false, true]")
    try expect(
      value([Bool].self, "false", [.falseAsNull, .arraysFromSingleValues]), equals: "[false]")
    try expect(value([Bool].self), equals: nil)
  }

  @Test(arguments: InputKind.allCases)
  func everyOtherValue_isReadAsWithoutIt(_ input: InputKind) throws {
    let coercion: Coercion = [.forgiving, .falseAsNull]
    for json in ["true", "0", #""false""#, #""no""#, "null", "[]", "{}", "[true]"] {
      func isSame<Value: Capturable>(_ type: Value.Type) throws -> Bool {
        try read(type, json, from: input, coercion) == read(type, json, from: input, .forgiving)
      }
      #expect(try isSame(String.self))
      #expect(try isSame(Int.self))
      #expect(try isSame(Date.self))
      #expect(try isSame([Int].self))
    }
    try expect(read(Int.self, "true", from: input, .falseAsNull).outcome, equals: .unusable)
  }

  @Test(arguments: InputKind.allCases)
  func elements_areNull(_ input: InputKind) throws {
    try expect(
      read([Int?].self, "[1, false, true]", from: input, .falseAsNull), is: .value,
      "[Optional(1), nil, nil]",
      ["value[1]: read boolean false as null", "value[2]: expected Int, found boolean true"])
    try expect(
      read([Int].self, "[1, false]", from: input, .falseAsNull), is: .value, "[1]",
      ["value[1]: required Int is null (false)"])
    try expect(
      read(
        [String: String].self, #"{"a": "b", "c": false}"#, from: input, [.lenient, .falseAsNull]),
      is: .value, #"["a": "b"]"#, ["value.c: required String is null (false)"])
  }

  /// What counts as null is no loss where null is none.
  @Test(arguments: InputKind.allCases, ["false", #""""#, "null"])
  func elementsOfOptionals_areWhole(_ input: InputKind, _ json: String) throws {
    func check<Value: ElementContainer>(_: Value.Type, _ json: String) throws {
      let coercion: Coercion = [.lenient, .falseAsNull, .emptyStringAsNull]
      let sut = try Self.builder(Whole<Value>.self, "{\"value\": \(json)}", input, coercion)
      expect(failureLines(sut.build()), equals: [])
      expect(sut.findings.map(\.isRepair), equals: json.contains("null") ? [] : [true])
      if input == .bytes {
        let text = "{\"value\": \(json)}"
        expect(failureLines(Whole<Value>.build(json: text, coercion: coercion)), equals: [])
      }
    }
    try check([Int?].self, "[\(json), 1]")
    try check([Date?].self, "[\(json)]")
    try check([One<Int>?].self, #"[\#(json), {"value": 1}]"#)
    try check([[Int]?].self, "[\(json), [1]]")
    try check([[Int?]].self, "[[\(json), 1]]")
    try check([String: Int?].self, #"{"a": \#(json)}"#)
    try check([String: One<Int>?].self, #"{"a": \#(json)}"#)
  }

  @Test func nestedBuilder_isNull() throws {
    let sut = try One<One<Int>>(json: #"{"value": false}"#, coercion: .falseAsNull)
    expect(sut.$value.outcome, equals: .null)
    expect(sut.build(), fails: "value: required object is null (false)")
    #expect(throws: BuildFailure.self) { try One<Int>(json: "false", coercion: .falseAsNull) }
  }

  @Test func dates_areNullInEveryFormat() throws {
    let sut = try Edited(
      json: #"{"a": false, "b": false, "c": false, "d": false, "e": false}"#,
      coercion: [.lenient, .falseAsNull])
    expect(sut.$seconds.outcome, equals: .null)
    expect(sut.$several.outcome, equals: .null)
    expect(sut.$length.outcome, equals: .null)
    expect(sut.$alias.outcome, equals: .null)
    expect(sut.findings, say: ["a", "b", "c", "d"].map { "\($0): read boolean false as null" })
    let edited = try Edited(
      json: #"{"a": 7, "d": false, "e": 8}"#, coercion: [.lenient, .falseAsNull])
    expect(edited.seconds, equals: Date(timeIntervalSince1970: 7))
    expect(edited.alias, equals: 8)
    expect(edited.findings, say: "e: read from e instead of d")
  }

  /// The single element of an array is `false` only where the type has that, and never `""`.
  @Test(arguments: InputKind.allCases, ["false", "\"\""])
  func stepsToElements_agreeWithArrays(_ input: InputKind, _ json: String) throws {
    func agree<Value: Capturable & Equatable>(_: Value.Type) throws {
      let coercion: Coercion = [
        .forgiving, .arraysFromSingleValues, .falseAsNull, .emptyStringAsNull,
      ]
      let path = try Self.builder(Elements<Value>.self, "{\"a\": \(json)}", input, coercion)
      let array = try Self.builder(List<Value>.self, "{\"a\": \(json)}", input, coercion)
      expect(path.first, equals: array.list?.first)
      // That of the name is the same, in the words of an object.
      let first = path.findings.filter { !$0.isRepair || $0.expected == "array" }
      expect(first, equals: array.findings)
      #expect(path.name == nil && path.$name.outcome == .null)
    }
    try agree(Bool.self)
    try agree(String.self)
    try agree(Int.self)
    try agree(Date.self)
    try agree(JSONValue.self)
  }

  @Test func noSetContainsIt() {
    #expect(
      Coercion.lenient.isDisjoint(with: [.falseAsNull, .numbersFromBooleans, .stringsFromBooleans]))
    #expect(!Coercion.forgiving.contains(.falseAsNull))
    #expect(
      Coercion.forgiving.isSuperset(of: [.lenient, .numbersFromBooleans, .stringsFromBooleans]))
  }
}

extension FalseAsNullTests {
  fileprivate struct Elements<Value: Capturable>: ConstructionBuilder {
    @Field var first: Value?
    @Field var name: String?
    init(fields: JSONFields) {
      _first = fields["a", 0]
      _name = fields["a", 0, "name"]
    }
    func build() -> Result<Value.Built, BuildFailure> { construct({ $0 }, $first) }
  }

  fileprivate struct List<Value: Capturable>: ConstructionBuilder {
    @Field var list: [Value]?
    init(fields: JSONFields) { _list = fields["a"] }
    func build() -> Result<[Value.Built], BuildFailure> { construct({ $0 }, $list) }
  }

  fileprivate struct Whole<Value: ElementContainer>: ConstructionBuilder {
    @Field var value: Value?
    init(fields: JSONFields) { _value = fields["value"] }
    func build() -> Result<Value.Built, BuildFailure> { construct({ $0 }, $value.requiringAll) }
  }

  fileprivate static func builder<Builder: ConstructionBuilder>(
    _: Builder.Type, _ json: String, _ input: InputKind, _ coercion: Coercion
  ) throws -> Builder {
    input == .dictionary
      ? Builder(dictionary: try dictionary(json), coercion: coercion)
      : try Builder(json: json, coercion: coercion)
  }
}

private enum Switch: Capturable, RawRepresentable {
  case on, off
  init?(rawValue: Bool) { self = rawValue ? .on : .off }
  var rawValue: Bool { self == .on }
}

private struct Edited: ConstructionBuilder {
  @Field var seconds: Date?
  @Field var several: Date?
  @Field var length: Duration?
  @Field var alias: Int?

  init(fields: JSONFields) {
    _seconds = fields["a", as: .secondsSince1970]
    _several = fields["b", as: .oneOf(.secondsSince1970, .iso8601)]
    _length = fields["c", as: .seconds]
    _alias = fields[anyOf: "d", "e"]
  }

  func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $alias.optional) }
}
