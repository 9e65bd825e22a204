import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Repairs of shape, which only `.forgiving` allows.
struct ForgivingTests {
  @Test(arguments: InputKind.allCases)
  func singleElement_isAnArrayOfOne(_ input: InputKind) throws {
    try check([String].self, #""a""#, input, is: #"["a"]"#, .coerced)
    try check([Int].self, "1", input, is: "[1]", .coerced)
    try check([Int].self, #""x""#, input, is: nil, .unusable)
    try check([Int].self, "null", input, is: nil, .null)
    try check([Int?].self, #""x""#, input, is: nil, .unusable)
    try check([[Int]].self, "1", input, is: "[[1]]", .coerced)
    try expect(
      read([Int].self, #""1""#, from: input, .forgiving).findings,
      say: #"value: read string "1" as array"#, #"value: read string "1" as Int"#)
  }

  @Test func arrayOfArraysFromOneNumber_isOneRepair() throws {
    let sut = try JSONRoot<[[Int]]>(json: "1", coercion: .forgiving)
    try expect(sut.build().get(), equals: [[1]])
    expect(sut.findings, say: "read number 1 as array")
    expect(sut.report().findings, equals: sut.findings)
  }

  @Test(arguments: InputKind.allCases)
  func emptyArray_isAnEmptyObject(_ input: InputKind) throws {
    try check([String: Int].self, "[]", input, is: "[:]", .coerced)
    try check([String: Int].self, "[1]", input, is: nil, .unusable)
    try expect(reading(One<Int>.self, "[]", input).1, equals: .coerced)
  }

  @Test(arguments: InputKind.allCases)
  func objectWithTheKeysOfAList_isAnArray(_ input: InputKind) throws {
    try expect(
      read([String].self, #"{"1": "b", "0": "a"}"#, from: input, .forgiving), is: .coerced,
      #"["a", "b"]"#, [#"value: read object {"0": "a", "1": "b"} as array"#])
    try check([Int?].self, #"{"0": null}"#, input, is: "[nil]", .coerced)
    try check([Int].self, #""{\"0\": 1}""#, input, is: nil, .unusable)
    try expect(
      read([Int].self, #"{"0": 7, "1": "x", "2": 9}"#, from: input, .forgiving), is: .coerced,
      "[7, 9]",
      [
        #"value: read object {"0": 7, "1": "x", "2": 9} as array"#,
        #"value[1]: expected Int, found string "x""#,
      ])
    let members = (0..<12).map { #""\#($0)": \#($0)"# }.reversed().joined(separator: ", ")
    try check(
      [Int].self, "{\(members)}", input, is: "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]", .coerced)
    let sut = try One<[One<Int>]>(json: #"{"value": {"0": {"value": 1}}}"#, coercion: .forgiving)
    expect(sut.value?.map(\.value), equals: [1])
  }

  @Test(arguments: InputKind.allCases)
  func objectWithNumbersAsKeys_isAnArrayInTheirOrder(_ input: InputKind) throws {
    let cases = [
      (#"{"0": "a", "2": "c"}"#, #"["a", "c"]"#), (#"{"3": "b", "1": "a"}"#, #"["a", "b"]"#),
      (#"{"10": "b", "9": "a"}"#, #"["a", "b"]"#), (#"{"7": "a"}"#, #"["a"]"#),
      (#"{"999999999999999999": "b", "0": "a"}"#, #"["a", "b"]"#),
    ]
    for (json, expected) in cases {
      try check([String].self, json, input, is: expected, .coerced)
      try expect(read([String].self, json, from: input).outcome, equals: .unusable)
    }
    try expect(reading(Set<Int>.self, #"{"5": 7}"#, input).0, equals: "[7]")
  }

  /// Paths have the numbers, and not the positions.
  @Test(arguments: InputKind.allCases)
  func findingsOfAnObjectWithGaps_haveItsNumbers(_ input: InputKind) throws {
    let json = #"{"9": "x", "2": 1, "5": "6", "7": {}}"#
    let whole = #"value: read object {"2": 1, "5": "6", "7": {}, "9": "x"} as array"#
    let found = [
      #"value[5]: read string "6" as Int"#, "value[7]: expected Int, found object {}",
      #"value[9]: expected Int, found string "x""#,
    ]
    try expect(
      read([Int].self, json, from: input, .forgiving), is: .coerced, "[1, 6]", [whole] + found)
    try expect(
      read(Set<Int>.self, json, from: input, .forgiving).words.dropFirst().map(\.self),
      equals: found)
    try expect(
      read([Int?].self, json, from: input, .forgiving).words.dropFirst().map(\.self), equals: found)
  }

  @Test func buildersOfAnObjectWithGaps_failUnderItsNumbers() throws {
    let json = #"{"value": {"4": {"value": 1}, "6": {}, "8": {"value": [{}]}}}"#
    let sut = try One<[One<Int>]>(json: json, coercion: .forgiving)
    let findings = [
      "value[6].value: required Int is missing",
      "value[8].value: expected Int, found array [{}]",
    ]
    expect(sut.value?.map(\.value), equals: [1, nil, nil])
    try expect(sut.build().get(), equals: [1])
    expect(sut.findings.dropFirst().map(\.description), equals: findings)
    let report = One<[One<Int>]>.report(json: json, coercion: .forgiving)
    expect(report.findings, equals: sut.findings)
    let none = try One<[One<Int>]>(json: #"{"value": {"3": {}, "5": {}}}"#, coercion: .forgiving)
    expect(
      none.build(), fails: "value: none of 2 elements could be used",
      "value[3].value: required Int is missing")
  }

  @Test func stepsIntoAnObjectWithGaps_areItsKeys() throws {
    func value(_ json: String) throws -> Int? {
      try FirstForgiving(json: "{\"a\": \(json)}", coercion: .forgiving).value
    }
    try expect(value(#"{"1": 7, "4": 8}"#), equals: 7)
    try expect(value(#"{"0": 7, "4": 8}"#), equals: nil)
  }

  /// Of a repeated key, the last value counts. The others are lost, as those of a dictionary are.
  @Test func repeatedNumber_isALoss() throws {
    let json = #"{"3": 1, "\u0033": 2, "5": 3}"#
    let whole = #"value: read object {"3": 2, "5": 3} as array"#
    let loss = #"value[3]: string "3" is a duplicate String key"#
    func check<Value: Capturable>(_ type: Value.Type, _ value: String) throws {
      let reading = try read(type, json, from: .bytes, .forgiving)
      expect(reading, is: .coerced, value, [whole, loss], "\(type)")
    }
    try check([Int].self, "[2, 3]")
    try check([Int?].self, "[Optional(2), Optional(3)]")
    let set = try read(Set<Int>.self, #"{"5": 1, "5": 2}"#, from: .bytes, .forgiving)
    expect(set.words.last, equals: #"value[5]: string "5" is a duplicate String key"#)
    let all = try One<[Int]>(json: "{\"value\": \(json)}", coercion: .forgiving)
    expect(all.construct({ $0 }, all.$value.requiringAll), fails: loss)
    let none = try One<[Int?]>(json: #"{"value": {"1": 5, "1": null}}"#, coercion: .forgiving)
    try expect(none.build().get(), equals: [nil])
    let step = try FirstForgiving(json: #"{"a": {"1": 7, "1": 8}}"#, coercion: .forgiving)
    expect(step.value, equals: 8)
    expect(
      step.findings, say: #"a: read object {"1": 8} as array"#,
      "a[1]: the key is repeated, and its last value counts")
  }

  /// Nobody sent an element.
  @Test(arguments: InputKind.allCases, [#""""#, "false"])
  func noneInPlaceOfAList_isNull(_ input: InputKind, _ json: String) throws {
    let found = (json == "false" ? "boolean " : "string ") + json
    func check<Value: Capturable>(_ type: Value.Type) throws {
      let reading = try read(type, json, from: input, .forgiving)
      expect(reading, is: .null, nil, ["value: read \(found) as null"], "\(type)")
      try expect(
        read([Value?].self, "[\(json)]", from: input, .forgiving).findings,
        say: ["value[0]: read \(found) as null"], "\(type)")
      try expect(
        read([String: Value].self, #"{"k": \#(json)}"#, from: input, .forgiving).findings,
        say: #"value.k: required array is null (\#(json))"#)
    }
    try check([String].self)
    try check([Int].self)
    try check([Double].self)
    try check([Date].self)
    try check([Color].self)
    try check([Level].self)
    try check([Int?].self)
    try check([[Int]].self)
    try check([[String]?].self)
    try check([One<Int>].self)
    try check([[String: Int]].self)
    try check(Set<String>.self)
    try check(Set<Int>.self)
    try check([Open<Color>].self)
    let first = try FirstForgiving(json: "{\"a\": \(json)}", coercion: .forgiving)
    expect(first.$text.outcome, equals: .null)
    expect(first.findings, say: "a: required array is null (\(json))")
    try expect(
      One<[Int]>(json: "{\"value\": \(json)}", coercion: .forgiving).build(),
      fails: "value: required array is null (\(json))")
  }

  @Test(arguments: InputKind.allCases)
  func whatTheTypeHasItself_isASingleElement(_ input: InputKind) throws {
    try check([Bool].self, "false", input, is: "[false]", .coerced)
    try check([JSONValue].self, "false", input, is: "[false]", .coerced)
    try check([JSONValue].self, #""""#, input, is: nil, .null)
    try check([Bool].self, "true", input, is: "[true]", .coerced)
    try check([Int].self, "true", input, is: "[1]", .coerced)
    try check([String].self, #"" ""#, input, is: #"[" "]"#, .coerced)
    let single: Coercion = [.lenient, .arraysFromSingleValues]
    try expect(read([String].self, #""""#, from: input, single).value, equals: #"[""]"#)
    try expect(read([String].self, "false", from: input, single).outcome, equals: .unusable)
  }

  @Test(arguments: [
    "{}", #"{"0": 1, "01": 2}"#, #"{"0": 1, "a": 2}"#,
    #"{"0": 1, "-1": 2}"#, #"{"0": 1, "１": 2}"#, #"{"00": 1}"#, #"{"1": 1, "+2": 2}"#,
    #"{"1000000000000000000": 1}"#, #"{"1.0": 1}"#, #"{" 1": 1}"#, #"{"": 1}"#,
  ])
  func objectWithOtherKeys_isNoArray(_ json: String) throws {
    for input in InputKind.allCases {
      try check([Int].self, json, input, is: nil, .unusable)
      try expect(read([Int].self, #"{"0": 1}"#, from: input).outcome, equals: .unusable)
    }
  }

  @Test(arguments: InputKind.allCases)
  func embeddedJSON_isRead(_ input: InputKind) throws {
    try check([Int].self, #""[1, 2]""#, input, is: "[1, 2]", .coerced)
    try check([String: Int].self, #""{\"a\": 1}""#, input, is: #"["a": 1]"#, .coerced)
    try expect(reading(One<Int>.self, #""{\"value\": 1}""#, input).1, equals: .coerced)
    try check([String].self, #""[1""#, input, is: ##"["[1"]"##, .coerced)
    try check([String: Int].self, #""{""#, input, is: nil, .unusable)
  }

  @Test(arguments: InputKind.allCases)
  func emptyString_isNullWhereItIsNoValue(_ input: InputKind) throws {
    try check(Int.self, #""""#, input, is: nil, .null)
    try check(Date.self, #""""#, input, is: nil, .null)
    try check(Color.self, #""""#, input, is: nil, .null)
    try expect(reading(One<Int>.self, #""""#, input).1, equals: .null)
    try check([Int].self, #""""#, input, is: nil, .null)
    try check(String.self, #""""#, input, is: "", .value)
    let sut = try One<Int>(json: #"{"value": ""}"#, coercion: .forgiving)
    expect(sut.findings.map(\.kind), equals: [.null])
    expect(sut.build(), fails: #"value: required Int is null ("")"#)
  }

  @Test(arguments: InputKind.allCases)
  func boolean_isANumber(_ input: InputKind) throws {
    try check(Int.self, "true", input, is: "1", .coerced)
    try check(UInt8.self, "false", input, is: "0", .coerced)
    try check(Double.self, "true", input, is: "1.0", .coerced)
    try check(Float.self, "false", input, is: "0.0", .coerced)
    try check(Level.self, "true", input, is: "low", .coerced)
    try check(String.self, "false", input, is: "false", .coerced)
    try check(Decimal.self, "true", input, is: nil, .unusable)
    try check(Date.self, "true", input, is: nil, .unusable)
  }

  @Test(arguments: ["\"a\"", "[]", #""[1]""#, #""""#])
  func repairsOfShape_areOffByDefault(_ json: String) throws {
    try expect(read([String: Int].self, json, from: .bytes).outcome, equals: .unusable)
    if json != "[]" { try expect(read([Int].self, json, from: .bytes).outcome, equals: .unusable) }
  }

  @Test func path_goesThroughRepairedSteps() throws {
    let sut = try DeepForgiving(json: #"{"a": "{\"b\": 1}"}"#, coercion: .forgiving)
    expect(sut.value, equals: 1)
    expect(sut.findings, say: #"a: read string "{\"b\": 1}" as object"#)
    let empty = try DeepForgiving(json: #"{"a": []}"#, coercion: .forgiving)
    expect(empty.build(), fails: "a.b: required Int is missing")
  }

  @Test func wholeDocument_canBeRepaired() throws {
    try expect(One<Int>(json: #""{\"value\": 1}""#, coercion: .forgiving).value, equals: 1)
    try expect(One<Int>(json: "[]", coercion: .forgiving).$value.outcome, equals: .missing)
    #expect(throws: BuildFailure.self) { try One<Int>(json: "[]") }
  }

  private func check<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ input: InputKind, is value: String?,
    _ outcome: FieldOutcome, line: Int = #line
  ) throws {
    let reading = try reading(type, json, input)
    expect(reading.0, equals: value, line: line)
    expect(reading.1, equals: outcome, line: line)
  }

  private func reading<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ input: InputKind
  ) throws -> (String?, FieldOutcome) {
    let reading = try read(type, json, from: input, .forgiving)
    return (reading.value, reading.outcome)
  }
}

private struct DeepForgiving: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["a", "b"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }
}

private struct FirstForgiving: ConstructionBuilder {
  @Field var value: Int?
  @Field var text: String?
  init(fields: JSONFields) {
    _value = fields["a", 1]
    _text = fields["a", 0]
  }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }
}
