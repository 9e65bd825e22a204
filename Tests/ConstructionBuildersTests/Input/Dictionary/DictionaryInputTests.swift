import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Whatever mix of Swift and Foundation values a dictionary holds, each is what it is by its type.
struct DictionaryInputTests {
  @Test(arguments: heldNumbers.filter(\.isRead))
  func number_isANumberWhateverItsType(_ row: HeldRow) {
    let sut = One<Int>(dictionary: ["value": row.value])
    expect(sut.value, equals: 1)
    expect(sut.$value.outcome, equals: .value)
    expect(One<Bool>(dictionary: ["value": row.value]).$value.outcome, equals: .coerced)
    expect(One<Double>(dictionary: ["value": row.value]).value, equals: 1)
    expect(One<Decimal>(dictionary: ["value": row.value]).value, equals: 1)
  }

  @Test(
    arguments: [
      HeldRow("Bool", true), HeldRow("NSNumber", NSNumber(value: true)),
    ].filter(\.isRead))
  func boolean_isABooleanAndNoNumber(_ row: HeldRow) {
    let sut = One<Bool>(dictionary: ["value": row.value])
    expect(sut.value, equals: true)
    expect(sut.$value.outcome, equals: .value)
    expect(
      One<Int>(dictionary: ["value": row.value], coercion: .forgiving).$value.outcome,
      equals: .coerced)
    expect(One<Int>(dictionary: ["value": row.value]).$value.outcome, equals: .unusable)
  }

  @Test(
    arguments: [
      HeldRow("NSNull", NSNull()),
      HeldRow("nil", String?.none as Any),
      HeldRow("nil of nil", String??.some(nil) as Any),
    ].filter(\.isRead))
  func null_isNull(_ row: HeldRow) {
    expect(One<String>(dictionary: ["value": row.value]).$value.outcome, equals: .null)
  }

  @Test(arguments: [
    HeldRow("String", "a"), HeldRow("NSString", NSString(string: "a")),
    HeldRow("Substring", "ab".prefix(1)), HeldRow("String?", String?.some("a") as Any),
    HeldRow("String??", String??.some("a") as Any),
    HeldRow("NSMutableString", NSMutableString(string: "a")),
  ])
  func string_isAString(_ row: HeldRow) {
    let sut = One<String>(dictionary: ["value": row.value])
    expect(sut.value, equals: "a")
    expect(sut.$value.outcome, equals: .value)
  }

  @Test(
    arguments: [
      HeldRow("[Any]", [1, 2] as [Any]), HeldRow("[Int]", [1, 2]),
      HeldRow("[Int?]", [1, 2] as [Int?]), HeldRow("NSArray", NSArray(array: [1, 2])),
      HeldRow("NSMutableArray", NSMutableArray(array: [1, 2])),
      HeldRow("[Int]?", [Int]?.some([1, 2]) as Any),
      HeldRow("[NSNumber]", [NSNumber(value: 1), NSNumber(value: 2)]),
    ].filter(\.isRead))
  func array_isAnArray(_ row: HeldRow) {
    expect(One<[Int]>(dictionary: ["value": row.value]).value, equals: [1, 2])
  }

  @Test(
    arguments: [
      HeldRow("[String: Any]", ["value": 1] as [String: Any]),
      HeldRow("[String: Int]", ["value": 1]),
      HeldRow("NSDictionary", NSDictionary(dictionary: ["value": 1])),
      HeldRow("[AnyHashable: Any]", ["value": 1] as [AnyHashable: Any]),
      HeldRow("[String: Int]?", [String: Int]?.some(["value": 1]) as Any),
    ].filter(\.isRead))
  func object_isAnObject(_ row: HeldRow) {
    expect(One<[String: Int]>(dictionary: ["value": row.value]).value, equals: ["value": 1])
    expect(One<One<Int>>(dictionary: ["value": row.value]).value?.value, equals: 1)
  }

  @Test func wholeRangeOfNumbers_isExact() {
    expect(One<UInt64>(dictionary: ["value": UInt64.max]).value, equals: .max)
    expect(One<Double>(dictionary: ["value": Float(1.5)]).value, equals: 1.5)
    expect(One<Double>(dictionary: ["value": 1.5 as CGFloat]).value, equals: 1.5)
    expect(One<String>(dictionary: ["value": Float(0.1)]).value, equals: "0.1")
    expect(One<String>(dictionary: ["value": 0.1]).value, equals: "0.1")
  }

  @Test(.enabled(if: readsFoundation)) func wholeRangeOfNumberObjects_isExact() {
    expect(One<UInt64>(dictionary: ["value": NSNumber(value: UInt64.max)]).value, equals: .max)
    expect(One<Int64>(dictionary: ["value": NSNumber(value: Int64.min)]).value, equals: .min)
    let decimal = NSDecimalNumber(string: "12345678901234567.89")
    expect(One<String>(dictionary: ["value": decimal]).value, equals: "12345678901234567.89")
    expect(One<Decimal>(dictionary: ["value": decimal]).value, equals: decimal.decimalValue)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numberThatJSONCannotWrite_isNoValue(_ number: Double) {
    expect(One<Double>(dictionary: ["value": number]).$value.outcome, equals: .unusable)
    expect(One<Int>(dictionary: ["value": number]).$value.outcome, equals: .unusable)
    expect(One<String>(dictionary: ["value": number]).$value.outcome, equals: .unusable)
    expect(One<Bool>(dictionary: ["value": number]).$value.outcome, equals: .unusable)
    expect(One<Decimal>(dictionary: ["value": number]).$value.outcome, equals: .unusable)
    expect(One<JSONValue>(dictionary: ["value": number]).$value.outcome, equals: .unusable)
    expect(One<Double>(dictionary: ["value": Decimal.nan]).$value.outcome, equals: .unusable)
  }

  @Test func foundationValue_isItselfWhereTheFieldHasItsType() {
    let date = Date(timeIntervalSince1970: 1)
    expect(One<Date>(dictionary: ["value": date]).value, equals: date)
    expect(One<Data>(dictionary: ["value": Data([1])]).value, equals: Data([1]))
    expect(
      One<String>(dictionary: ["value": date]).$value.finding?.description,
      equals: "value: expected String, found value of type Date")
  }

  /// Swift's own order of such texts depends on which one stands left.
  @Test func keysComposedOtherwise_areListedInOneOrder() throws {
    for json in [#"{"e\u0301": 1, "é2": 2}"#, #"{"é2": 2, "e\u0301": 1}"#] {
      let document = #"{"value": \#(json)}"#
      let finding = try One<Int>(json: document).$value.finding
      expect(finding?.found?.excerpt, equals: "{\"e\u{301}\": 1, \"é2\": 2}")
      expect(One<Int>(dictionary: try dictionary(document)).$value.finding, equals: finding)
    }
  }

  /// Made an `Any` once more, these are boxes in a box.
  @Test(arguments: boxedOnes.filter(\.isRead))
  func valueInABoxOfItsOwn_isWhatItIs(_ row: HeldRow) {
    let sut = One<Double>(dictionary: ["value": row.value])
    expect(sut.value, equals: 1)
    expect(sut.$value.outcome, equals: .value)
    expect(One<Int>(dictionary: ["value": row.value]).value, equals: 1)
  }

  @Test func containersInABoxOfTheirOwn_areWhatTheyAre() {
    let array: Any? = [1, 2] as [Any]
    let object: (any Sendable)? = ["value": 1]
    let text: (any Hashable)? = "a"
    let boolean: Any? = readsFoundation ? NSNumber(value: true) : true
    expect(One<[Int]>(dictionary: ["value": array as Any]).value, equals: [1, 2])
    expect(One<One<Int>>(dictionary: ["value": object as Any]).value?.value, equals: 1)
    expect(One<String>(dictionary: ["value": text as Any]).value, equals: "a")
    expect(One<Bool>(dictionary: ["value": boolean as Any]).$value.outcome, equals: .value)
    let elements: [Any?] = [1, nil, "2"]
    expect(One<[Int?]>(dictionary: ["value": elements]).value, equals: [1, nil, 2])
    let members: [String: Any?] = ["value": 1]
    expect(One<One<Int>>(dictionary: ["value": members]).value?.value, equals: 1)
  }

  @Test func nestingDeeperThanADocument_isRefused() {
    var value: Any = 1
    for _ in 0..<600 { value = [value] }
    let sut = One<JSONValue>(dictionary: ["value": value])
    expect(sut.$value.outcome, equals: .unusable)
  }
}

/// A value of some type, under its type's name.
struct HeldRow: @unchecked Sendable, CustomTestStringConvertible {
  // Unchecked: the values are made here and never changed.
  let testDescription: String
  let value: Any

  init(_ name: String, _ value: Any) {
    testDescription = name
    self.value = value
  }

  /// Whether the core reads it. Without the package trait `Foundation`, it reads no objects.
  var isRead: Bool { readsFoundation || !(value is NSObject || value is [NSNumber]) }
}

private let boxedOnes: [HeldRow] = [
  HeldRow("Any?", Any?.some(1) as Any), HeldRow("Any??", Any??.some(1) as Any),
  HeldRow("Any? of Double", Any?.some(1.0) as Any),
  HeldRow("Any? of NSNumber", Any?.some(NSNumber(value: 1)) as Any),
  HeldRow("Any? of NSDecimalNumber", Any?.some(NSDecimalNumber(value: 1)) as Any),
  HeldRow("(any Sendable)?", (any Sendable)?.some(1) as Any),
  HeldRow("(any Codable)?", (any Codable)?.some(1) as Any),
  HeldRow("AnyObject?", AnyObject?.some(NSNumber(value: 1)) as Any),
  HeldRow("NSObject", NSNumber(value: 1) as NSObject as Any),
]

private let heldNumbers: [HeldRow] = [
  HeldRow("Int", 1), HeldRow("Int8", Int8(1)), HeldRow("Int16", Int16(1)),
  HeldRow("Int32", Int32(1)), HeldRow("Int64", Int64(1)), HeldRow("UInt", UInt(1)),
  HeldRow("UInt8", UInt8(1)), HeldRow("UInt16", UInt16(1)), HeldRow("UInt32", UInt32(1)),
  HeldRow("UInt64", UInt64(1)), HeldRow("Double", 1.0), HeldRow("Float", Float(1)),
  HeldRow("CGFloat", CGFloat(1)), HeldRow("Decimal", Decimal(1)),
  HeldRow("Int?", Int?.some(1) as Any), HeldRow("Int??", Int??.some(1) as Any),
  HeldRow("NSNumber Int", NSNumber(value: 1)),
  HeldRow("NSNumber Int8", NSNumber(value: Int8(1))),
  HeldRow("NSNumber UInt8", NSNumber(value: UInt8(1))),
  HeldRow("NSNumber UInt64", NSNumber(value: UInt64(1))),
  HeldRow("NSNumber Float", NSNumber(value: Float(1))),
  HeldRow("NSNumber Double", NSNumber(value: 1.0)),
  HeldRow("NSDecimalNumber", NSDecimalNumber(value: 1)),
]
