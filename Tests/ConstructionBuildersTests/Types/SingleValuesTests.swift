import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// The only element of an array in place of a value, and an empty array as null.
struct SingleValuesTests {
  static let coercion: Coercion = [.lenient, .singleValuesFromArrays]

  @Test(arguments: InputKind.allCases)
  func onlyElement_isTheValue(_ input: InputKind) throws {
    func expectRead<Value: Capturable>(
      _ type: Value.Type, _ json: String, _ value: String?, _ words: [String],
      _ coercion: Coercion = Self.coercion
    ) throws {
      let reading = try read(type, json, from: input, coercion)
      expect(reading.value, equals: value, "\(json)")
      expect(reading.words, equals: words, "\(json)")
    }
    try expectRead(String.self, #"["a"]"#, "a", [#"value: read array ["a"] as String"#])
    try expectRead(Int.self, "[7]", "7", ["value: read array [7] as Int"])
    try expectRead(
      Int.self, #"["7"]"#, "7",
      [#"value: read array ["7"] as Int"#, #"value: read string "7" as Int"#])
    try expectRead(Bool.self, "[true]", "true", ["value: read array [true] as Bool"])
    try expectRead(Color.self, #"["red"]"#, "red", [#"value: read array ["red"] as Color"#])
    try expectRead(
      Color.self, #"["blue"]"#, nil,
      [#"value: expected Color, found array ["blue"], which is not one of its cases"#])
    try expectRead(Int.self, "[7, 8]", nil, ["value: expected Int, found array [7, 8]"])
    try expectRead(Int.self, "[]", nil, ["value: expected Int, found array []"])
    try expectRead(Int.self, "[null]", nil, ["value: expected Int, found array [null]"])
    try expectRead(Int.self, #"["x"]"#, nil, [#"value: expected Int, found array ["x"]"#])
    try expectRead(Int.self, "[[7]]", nil, ["value: expected Int, found array [[7]]"])
    try expectRead(Int.self, "[7]", nil, ["value: expected Int, found array [7]"], .lenient)
    try expectRead(Int.self, "[7]", "7", ["value: read array [7] as Int"], .forgiving)
    // What is an array itself is read as one.
    try expectRead([Int].self, "[7]", "[7]", [])
    try expectRead([[Int]].self, "[[7], [8, 9]]", "[[7], [8, 9]]", [])
    try expectRead([Int].self, "[[7], 8]", "[7, 8]", ["value[0]: read array [7] as Int"])
    try expectRead(JSONValue.self, "[7]", "[7]", [])
    try expectRead(
      [String: Int].self, #"[{"a": 7}]"#, #"["a": 7]"#,
      [#"value: read array [{"a": 7}] as object"#])
  }

  @Test(arguments: InputKind.allCases)
  func builder_isReadFromTheOnlyElement(_ input: InputKind) throws {
    let sut = try One<One<Int>>(#"{"value": [{"value": "7"}]}"#, input, Self.coercion)
    try expect(sut.build().get(), equals: 7)
    expect(
      sut.findings, say: #"value: read array [{"value": "7"}] as object"#,
      #"value.value: read string "7" as Int"#)
    for json in ["[{}, {}]", "[]", "[[{}]]"] {
      let sut = try One<One<Int>>("{\"value\": \(json)}", input, Self.coercion)
      expect(sut.$value.outcome, equals: .unusable, "\(json)")
    }
  }

  @Test func directBuilding_isTheSame() throws {
    let json = #"{"value": [{"value": ["7"]}]}"#
    let report = One<One<Int>>.report(json: json, coercion: Self.coercion)
    try expect(report.result.get(), equals: 7)
    expect(One<One<Int>>.build(json: json, coercion: Self.coercion), equals: .success(7))
    expect(report.findings.count, equals: 3)
  }

  /// The excerpt of a finding takes most of it, and in a debug build several times as much.
  #if DEBUG
    static let kilobytes = 512
  #else
    static let kilobytes = 64
  #endif

  @Test func arraysInEachOther_needNoStack() throws {
    let json = String(repeating: "[", count: 500) + "7" + String(repeating: "]", count: 500)
    let document = "{\"value\": \(json)}"
    for coercion in [.strict, Self.coercion] {
      try onSmallStack(of: Self.kilobytes << 10) {
        try expect(One<Int>(json: document, coercion: coercion).$value.outcome, equals: .unusable)
      }
    }
  }

  @Test(arguments: InputKind.allCases)
  func emptyArray_isNull(_ input: InputKind) throws {
    let coercion: Coercion = [.forgiving, .emptyArraysAsNull]
    let repair = "value: read array [] as null"
    func check<Value: Capturable>(_ type: Value.Type) throws {
      let reading = try read(type, "[]", from: input, coercion)
      expect(reading.outcome, equals: .null)
      expect(reading.words, equals: [repair])
    }
    try check(Int.self)
    try check(String.self)
    try check(Date.self)
    try check([String: Int].self)
    try check(One<Int>.self)
    try expect(read([Int].self, "[]", from: input, coercion).findings, say: [])
    try expect(read(Set<Int>.self, "[]", from: input, coercion).findings, say: [])
    try expect(
      read([One<Int>?].self, "[[]]", from: input, coercion).findings,
      say: "value[0]: read array [] as null")
    try expect(
      read([String: Int].self, "[]", from: input, .forgiving).findings,
      say: "value: read array [] as object")
    let required = try One<One<Int>>(#"{"value": []}"#, input, coercion)
    expect(required.build(), fails: "value: required object is null ([])")
    expect(required.findings, say: "value: required object is null ([])")
  }
}
