import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Any value, through any decoder and encoder.
struct JSONValueCodingTests {
  @Test(arguments: [
    #"{"a":[1,-2,1.5,true,"x",{}],"b":"007"}"#, "[]", "[[]]", #"[0.1,1e+300,9223372036854775807]"#,
  ])
  func decodeAndEncode_withPropertyLists_keepTheValue(json: String) throws {
    let value = try JSONValue(json: json)
    let list = try PropertyListEncoder().encode(value)
    try expect(PropertyListDecoder().decode(JSONValue.self, from: list), equals: value)
  }

  @Test func decode_withADecoderOfTexts_keepsTexts() throws {
    let value: JSONValue = ["a": ["007", .null, "true"]]
    try expect(JSONValue(from: TextsDecoder(value: value)), equals: value)
  }

  @Test func decode_ofDatesAndData_readsThemAsFieldsDo() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: [Date(timeIntervalSince1970: 0), Data([1, 2])] as [Any], format: .binary,
      options: 0)
    let value = try PropertyListDecoder().decode(JSONValue.self, from: list)
    expect(value, equals: ["1970-01-01T00:00:00Z", "AQI="])
  }

  @Test func decode_ofNumberThatNoTypeHolds_saysSo() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(JSONValue.self, from: Data("[1, 1e400]".utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expect(context.debugDescription, equals: "The decoder reads this as no kind of JSON value.")
    expect(context.codingPath.map(\.intValue), equals: [1])
  }

  @Test(arguments: ["1e400", String(repeating: "1234567890", count: 5)])
  func encode_ofWhatNoTypeHolds_refusesToRound(digits: String) throws {
    let value = JSONValue.number(try #require(.init(digits: digits)))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([value]) }
    expect(value.description, equals: digits)
  }

  @Test func encode_keepsTheSignOfZero() throws {
    let value = try JSONValue(json: "[-0,-0.0,0]")
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    expect(text, equals: "[-0,-0,0]")
  }

  @Test func decode_ofHostileNesting_isRefused() throws {
    let value = nested(levels: 3_000)
    let error = #expect(throws: DecodingError.self) {
      try JSONValue(from: TextsDecoder(value: value))
    }
    guard case .dataCorrupted(let context)? = error else { return }
    expect(context.debugDescription, equals: "The value is nested deeper than 256 levels.")
    #expect(throws: EncodingError.self) { try JSONValue([[Deep(levels: 600)]]) }
    let deeper = #expect(throws: DecodingError.self) { try value.decode(Deep.self) }
    guard case .dataCorrupted(let deepest)? = deeper else {
      Issue.record("It is another error")
      return
    }
    expect(deepest.debugDescription, equals: "array is nested too deep")
  }

  @Test func decode_ofNestingThatJSONMayHave_reads() throws {
    let shallow = nested(levels: 255)
    try expect(JSONValue(from: TextsDecoder(value: shallow)), equals: shallow)
    let data = Data(shallow.description.utf8)
    try expect(JSONDecoder().decode(JSONValue.self, from: data), equals: shallow)
    try expect(JSONEncoder().encode(shallow), equals: data)
    let value = nested(levels: 500)
    try expect(value.decode(Deep.self).levels, equals: 500)
    try expect(JSONValue(Deep(levels: 500)), equals: value)
  }

  @Test func dictionaryInput_takesValues() throws {
    let value: JSONValue = ["z": 1.50, "a": [.null, 12]]
    let sut = One<JSONValue>(dictionary: ["value": value])
    expect(sut.value?.description, equals: value.description)
    expect(
      One<[String: Double]>(dictionary: ["value": ["a": 1.5] as JSONValue]).value,
      equals: ["a": 1.5])
    expect(One<Int>(dictionary: ["value": JSONValue.null]).$value.outcome, equals: .null)
    expect(
      One<[Int]>(dictionary: ["value": [JSONValue](arrayLiteral: 1, 2)]).value, equals: [1, 2])
    expect(One<String>(dictionary: ["value": "a" as JSONValue]).value, equals: "a")
    expect(One<Bool>(dictionary: ["value": true as JSONValue]).value, equals: true)
    expect(
      One<UInt64>(dictionary: ["value": JSONValue.number(.init(UInt64.max))]).value, equals: .max)
  }
}

/// Arrays in arrays.
private func nested(levels: Int) -> JSONValue {
  (1..<levels).reduce(JSONValue.array([])) { inner, _ in .array([inner]) }
}

/// The same as a type that reads and writes itself by recursion.
private struct Deep: Codable {
  let levels: Int

  init(levels: Int) { self.levels = levels }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    levels = container.isAtEnd ? 1 : try container.decode(Deep.self).levels + 1
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    if levels > 1 { try container.encode(Deep(levels: levels - 1)) }
  }
}
