import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Any value, with nothing lost.
struct JSONValueTests {
  @Test(arguments: [
    "null", "true", "1", "1.0", "1.50", "-0", "4.2e1", "1e400", "18446744073709551616",
    #""é\n\"""#, "[]", "{}", #"{"b":1,"a":[1,2.50,{"c":null}]}"#,
  ])
  func text_keepsDigitsAndOrder(_ json: String) throws {
    let sut = try One<JSONValue>(json: #"{"value": \#(json)}"#)
    expect(sut.value?.description, equals: json)
    expect(sut.$value.outcome, equals: .value)
  }

  @Test func value_isReadAsOneOfItsTypes() throws {
    let value: JSONValue = ["edited": 60, "not": false, "id": "7", "list": [1, "b"]]
    expect(value["edited"]?.read(Int.self), equals: 60)
    expect(value["edited"]?.read(as: .secondsSince1970), equals: Date(timeIntervalSince1970: 60))
    expect(value["edited"]?.read(Bool.self), equals: nil)
    expect(value["edited"]?.read(String.self), equals: "60")
    expect(value["edited"]?.read(String.self, coercion: .strict), equals: nil)
    expect(value["not"]?.read(String.self), equals: nil)
    expect(value["not"]?.read(as: .secondsSince1970), equals: nil)
    expect(value["not"]?.read(), equals: false)
    expect(value["id"]?.read(Int.self), equals: 7)
    expect(value["id"]?.read(Int.self, coercion: .strict), equals: nil)
    expect(value["list"]?.read([Int].self), equals: [1])
    expect(JSONValue.null.read(Int.self), equals: nil)
    let object: JSONValue = ["value": 5]
    expect(object.read(One<Int>.self)?.value, equals: 5)
  }

  @Test func listThatLostAllOfItsElements_leavesTheValueToAnotherType() {
    let numbers: JSONValue = [5, 6]
    expect(numbers.read([Bool].self), equals: nil)
    expect(numbers.read([Bool]?.self), equals: nil)
    expect(numbers.read([Bool?].self), equals: nil)
    expect(numbers.read(Set<Bool>.self), equals: nil)
    expect(numbers.read([Int].self), equals: [5, 6])
    let object: JSONValue = ["a": "x"]
    expect(object.read([String: Int].self), equals: nil)
    expect(object.read([String: Int?].self), equals: nil)
    expect(object.read([Int: String].self), equals: nil)
    expect(object.read([String: String].self), equals: ["a": "x"])
    // Nothing was lost, or not all of it.
    let none: [JSONValue] = [[], [.null]]
    for value in none { expect(value.read([Int].self), equals: []) }
    expect(JSONValue.array([.null]).read([Int?].self), equals: [nil])
    expect((["x", 1] as JSONValue).read([Int].self), equals: [1])
    expect(([["x"]] as JSONValue).read([[Int]].self), equals: [[]])
    expect((["x"] as JSONValue).read(Data.self), equals: nil)
  }

  @Test func literals_makeEveryKind() throws {
    let value: JSONValue = [
      "null": .null, "yes": true, "one": 1, "real": 1.5, "text": "a", "list": [1, "b"], "map": [:],
    ]
    let json = #"{"null":null,"yes":true,"one":1,"real":1.5,"text":"a","list":[1,"b"],"map":{}}"#
    expect(value.description, equals: json)
    expect(value["list"]?[1], equals: "b")
    expect(value["list"]?[2], equals: nil)
    expect(value["none"], equals: nil)
    expect(value["null"], equals: .some(.null))
    expect(value["yes"]?.kind, equals: .boolean)
  }

  @Test func equality_isOfDigitsAndNotOfOrder() {
    #expect(JSONValue.number(.init(digits: "1")!) != .number(.init(digits: "1.0")!))
    expect(["a": 1, "b": 2] as JSONValue, equals: ["b": 2, "a": 1])
    expect(
      (["a": 1, "b": 2] as JSONValue).hashValue, equals: (["b": 2, "a": 1] as JSONValue).hashValue)
  }

  @Test(arguments: ["", "1.", "01", "+1", " 1", "1 ", "nan", "1e", "0x1"])
  func digitsThatAreNoNumber_areRefused(_ digits: String) {
    expect(JSONValue.Number(digits: digits), equals: nil)
  }

  @Test func realThatJSONCannotWrite_isRefused() {
    expect(JSONValue.Number(Double.infinity), equals: nil)
    expect(JSONValue.Number(Double.nan), equals: nil)
    expect(JSONValue.Number(0.1)?.digits, equals: "0.1")
  }

  @Test(arguments: [
    #"{"a":[1,-2,18446744073709551615,1.5,12345678901234567.89,true,null,"x",{}]}"#, "[]", "[[]]",
  ])
  func coding_keepsTheValue(_ json: String) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    expect(value.description, equals: json)
    let again = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    expect(again, equals: value)
  }
}

/// Values straight from bytes and text.
struct JSONValueInputsTests {
  @Test(arguments: ["1.50", "null", " [1, 1.0] ", #"{"b": 1, "a": "é"}"#])
  func bytesAndText_giveTheSameValue(_ json: String) throws {
    try expect(JSONValue(json: Data(json.utf8)), equals: JSONValue(json: json))
    try expect(JSONValue(json: json).description, equals: json.filter { $0 != " " })
  }

  @Test func whatIsNoJSON_isRefusedWithLineAndColumn() {
    #expect {
      try JSONValue(json: "{\n  \"a\": 1,\n}")
    } throws: { error in
      "\(error)" == """
        JSON could not be built: 1 problem
          line 3, column 1: expected a key in quotation marks after ',', found a trailing comma, \
        which JSON does not have
        """
    }
  }
}
