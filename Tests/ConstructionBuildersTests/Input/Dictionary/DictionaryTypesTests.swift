import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Every type of the standard library and of Foundation that a dictionary may hold, at every
/// destination.
struct DictionaryTypesTests {
  @Test(.enabled(if: readsFoundation), arguments: heldTypes)
  func value_atEveryDestination(_ row: HeldTypeRow) {
    expect(row.read(), equals: row.expected)
  }

  @Test(
    arguments: [(0x1p53, 9_007_199_254_740_992), (0x1p60, nil), (1e18, 1_000_000_000_000_000_000)]
      as [(Double, Int?)])
  func wholeDouble_isReadIfItPrintsItsValue(_ double: Double, _ expected: Int?) {
    expect(One<Int>(dictionary: ["value": double]).value, equals: expected)
  }

  @Test func doubleThatHidesDigits_isNamed() {
    expect(
      One<Int>(dictionary: ["value": 0x1p60]).$value.finding?.description,
      equals: "value: expected Int, found number 1.152921504606847e+18, "
        + "which has lost digits as a floating-point number")
  }
}

let heldTypes = commonTypes + rareTypes

/// A value of some type, and what every destination makes of it.
struct HeldTypeRow: @unchecked Sendable, CustomTestStringConvertible {
  // Unchecked: the values are made here and never changed.
  let testDescription: String
  let value: Any
  let expected: String

  init(_ name: String, _ value: Any, _ expected: String) {
    testDescription = name
    self.value = value
    self.expected = expected
  }

  /// A word for each of Int, UInt8, Double, Float, Decimal, Bool, String and JSONValue: the value,
  /// with `~` if it was coerced; or the kind of its finding, or the outcome without one.
  func read() -> String {
    [
      word(Int.self), word(UInt8.self), word(Double.self), word(Float.self), word(Decimal.self),
      word(Bool.self),
      word(String.self), word(JSONValue.self),
    ].joined(separator: " ")
  }

  private func word<Value: Capturable>(_ type: Value.Type) -> String {
    let field = One<Value>(dictionary: ["value": value]).$value
    guard let value = field.wrappedValue else {
      return field.finding?.kind.name ?? "\(field.outcome)"
    }
    let mark = field.finding.map { $0.kind == .imprecise ? "≈" : "~" } ?? ""
    return mark + String(describing: value)
  }
}

/// Types that some platforms do not have.
private let rareTypes: [HeldTypeRow] = {
  var rows: [HeldTypeRow] = []
  if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
    rows += [
      HeldTypeRow("Int128", Int128(5), "5 5 5.0 5.0 5 mismatch ~5 5"),
      HeldTypeRow(
        "UInt128", UInt128.max,
        "outOfRange outOfRange ≈3.402823669209385e+38 outOfRange 340282366920938463463374607431768211455 mismatch ~340282366920938463463374607431768211455 340282366920938463463374607431768211455"
      ),
    ]
  }
  #if !(os(macOS) && arch(x86_64))
    rows.append(
      HeldTypeRow("Float16", Float16(0.5), "mismatch mismatch 0.5 0.5 0.5 mismatch ~0.5 0.5"))
  #endif
  #if arch(x86_64) && !os(Windows) && !os(Android)
    rows += [
      HeldTypeRow("Float80", Float80(1.5), "mismatch mismatch 1.5 1.5 1.5 mismatch ~1.5 1.5"),
      HeldTypeRow(
        "Float80 past 2^53", Float80(9_007_199_254_740_993),
        "9007199254740993 outOfRange ≈9007199254740992.0 ≈9.007199e+15 9007199254740993 mismatch ~9007199254740993.0 9007199254740993.0"
      ),
      HeldTypeRow(
        "Float80 of more digits", Float80(1) / 3,
        "mismatch mismatch 0.3333333333333333 0.33333334 0.33333333333333333334 mismatch ~0.33333333333333333334 0.33333333333333333334"
      ),
      HeldTypeRow(
        "Float80, largest", Float80.greatestFiniteMagnitude,
        "outOfRange outOfRange outOfRange outOfRange outOfRange mismatch ~1.189731495357231765e+4932 1.189731495357231765e+4932"
      ),
      HeldTypeRow(
        "Float80, infinite", Float80.infinity,
        "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
    ]
  #endif
  return rows
}()

private let commonTypes: [HeldTypeRow] = [
  // Booleans.
  HeldTypeRow("Bool", true, "mismatch mismatch mismatch mismatch mismatch true mismatch true"),
  HeldTypeRow(
    "NSNumber of Bool", NSNumber(value: true),
    "mismatch mismatch mismatch mismatch mismatch true mismatch true"),
  HeldTypeRow(
    "AnyHashable of Bool", AnyHashable(true),
    "mismatch mismatch mismatch mismatch mismatch true mismatch true"),
  HeldTypeRow(
    "AnyHashable of NSNumber of Bool", AnyHashable(NSNumber(value: false)),
    "mismatch mismatch mismatch mismatch mismatch false mismatch false"),
  HeldTypeRow(
    "Bool?", Bool?.some(true) as Any,
    "mismatch mismatch mismatch mismatch mismatch true mismatch true"),
  // Integers.
  HeldTypeRow("Int", 1, "1 1 1.0 1.0 1 ~true ~1 1"),
  HeldTypeRow("Int8", Int8(-1), "-1 outOfRange -1.0 -1.0 -1 mismatch ~-1 -1"),
  HeldTypeRow("Int16", Int16(300), "300 outOfRange 300.0 300.0 300 mismatch ~300 300"),
  HeldTypeRow("Int32", Int32(1), "1 1 1.0 1.0 1 ~true ~1 1"),
  HeldTypeRow(
    "Int64", Int64.min,
    "-9223372036854775808 outOfRange -9.223372036854776e+18 -9.223372e+18 -9223372036854775808 mismatch ~-9223372036854775808 -9223372036854775808"
  ),
  HeldTypeRow(
    "UInt", UInt.max,
    "outOfRange outOfRange ≈1.8446744073709552e+19 ≈1.8446744e+19 18446744073709551615 mismatch ~18446744073709551615 18446744073709551615"
  ),
  HeldTypeRow("UInt8", UInt8(255), "255 255 255.0 255.0 255 mismatch ~255 255"),
  HeldTypeRow("UInt16", UInt16(1), "1 1 1.0 1.0 1 ~true ~1 1"),
  HeldTypeRow(
    "UInt32", UInt32.max,
    "4294967295 outOfRange 4294967295.0 ≈4.2949673e+09 4294967295 mismatch ~4294967295 4294967295"),
  HeldTypeRow(
    "UInt64", UInt64.max,
    "outOfRange outOfRange ≈1.8446744073709552e+19 ≈1.8446744e+19 18446744073709551615 mismatch ~18446744073709551615 18446744073709551615"
  ),
  HeldTypeRow("AnyHashable of Int", AnyHashable(1), "1 1 1.0 1.0 1 ~true ~1 1"),
  HeldTypeRow(
    "AnyHashable of AnyHashable", AnyHashable(AnyHashable(1)), "1 1 1.0 1.0 1 ~true ~1 1"),
  HeldTypeRow(
    "Int past 2^53", 9_007_199_254_740_993,
    "9007199254740993 outOfRange ≈9007199254740992.0 ≈9.007199e+15 9007199254740993 mismatch ~9007199254740993 9007199254740993"
  ),
  HeldTypeRow("NSNumber of Int", NSNumber(value: 1), "1 1 1.0 1.0 1 ~true ~1 1"),
  HeldTypeRow(
    "NSNumber of UInt64", NSNumber(value: UInt64.max),
    "outOfRange outOfRange ≈1.8446744073709552e+19 ≈1.8446744e+19 18446744073709551615 mismatch ~18446744073709551615 18446744073709551615"
  ),
  // Floating point.
  HeldTypeRow("Double", 1.5, "mismatch mismatch 1.5 1.5 1.5 mismatch ~1.5 1.5"),
  HeldTypeRow("Double, whole", 42.0, "42 42 42.0 42.0 42 mismatch ~42.0 42.0"),
  HeldTypeRow(
    "Double past 2^53", 9_007_199_254_740_994.0,
    "9007199254740994 outOfRange 9.007199254740994e+15 ≈9.007199e+15 9007199254740994 mismatch ~9.007199254740994e+15 9.007199254740994e+15"
  ),
  HeldTypeRow(
    "Double 2^60", 0x1p60,
    "imprecise outOfRange 1.152921504606847e+18 1.1529215e+18 imprecise mismatch ~1.152921504606847e+18 1.152921504606847e+18"
  ),
  HeldTypeRow(
    "Double 1e18", 1e18,
    "1000000000000000000 outOfRange 1e+18 ≈1e+18 1000000000000000000 mismatch ~1e+18 1e+18"),
  HeldTypeRow(
    "Double 1e23", 1e23,
    "outOfRange outOfRange 1e+23 1e+23 100000000000000000000000 mismatch ~1e+23 1e+23"),
  HeldTypeRow(
    "Double 1e300", 1e300,
    "outOfRange outOfRange 1e+300 outOfRange outOfRange mismatch ~1e+300 1e+300"),
  HeldTypeRow(
    "Double 16777217", 16_777_217.0,
    "16777217 outOfRange 16777217.0 ≈16777216.0 16777217 mismatch ~16777217.0 16777217.0"),
  HeldTypeRow(
    "Double, nan", Double.nan,
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "Float", Float(0.1), "mismatch mismatch 0.10000000149011612 0.1 0.1 mismatch ~0.1 0.1"),
  HeldTypeRow(
    "Float 2^24", Float(16_777_216),
    "16777216 outOfRange 16777216.0 16777216.0 16777216 mismatch ~16777216.0 16777216.0"),
  HeldTypeRow(
    "Float 1e10", Float(1e10),
    "10000000000 outOfRange 10000000000.0 1e+10 10000000000 mismatch ~1e+10 1e+10"),
  HeldTypeRow(
    "Float 2^60", Float(0x1p60),
    "imprecise outOfRange 1.152921504606847e+18 1.1529215e+18 imprecise mismatch ~1.1529215e+18 1.1529215e+18"
  ),
  HeldTypeRow(
    "Float, infinite", Float.infinity,
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow("CGFloat", CGFloat(0.1), "mismatch mismatch 0.1 0.1 0.1 mismatch ~0.1 0.1"),
  HeldTypeRow(
    "NSNumber of Double", NSNumber(value: 1.5), "mismatch mismatch 1.5 1.5 1.5 mismatch ~1.5 1.5"),
  HeldTypeRow(
    "NSNumber of Float", NSNumber(value: Float(0.1)),
    "mismatch mismatch 0.10000000149011612 0.1 0.1 mismatch ~0.1 0.1"),
  // Decimals.
  HeldTypeRow(
    "Decimal", Decimal(string: "1.50")!, "mismatch mismatch 1.5 1.5 1.5 mismatch ~1.5 1.5"),
  HeldTypeRow(
    "Decimal past 2^53", Decimal(string: "9007199254740993")!,
    "9007199254740993 outOfRange ≈9007199254740992.0 ≈9.007199e+15 9007199254740993 mismatch ~9007199254740993 9007199254740993"
  ),
  HeldTypeRow(
    "Decimal 1e23", Decimal(string: "1e23")!,
    "outOfRange outOfRange ≈1e+23 ≈1e+23 100000000000000000000000 mismatch ~100000000000000000000000 100000000000000000000000"
  ),
  HeldTypeRow(
    "Decimal, nan", Decimal.nan,
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "Decimal 1e100", Decimal(string: "1e100")!,
    "outOfRange outOfRange ≈1e+100 outOfRange 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 mismatch ~10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
  ),
  HeldTypeRow(
    "NSDecimalNumber", NSDecimalNumber(string: "12345678901234567.89"),
    "mismatch mismatch 1.2345678901234568e+16 1.2345678e+16 12345678901234567.89 mismatch ~12345678901234567.89 12345678901234567.89"
  ),
  // Texts.
  HeldTypeRow("String", "1", #"~1 ~1 ~1.0 ~1.0 ~1 ~true 1 "1""#),
  HeldTypeRow("Substring", "12".prefix(1), #"~1 ~1 ~1.0 ~1.0 ~1 ~true 1 "1""#),
  HeldTypeRow("NSString", NSString(string: "1"), #"~1 ~1 ~1.0 ~1.0 ~1 ~true 1 "1""#),
  HeldTypeRow("AnyHashable of String", AnyHashable("1"), #"~1 ~1 ~1.0 ~1.0 ~1 ~true 1 "1""#),
  HeldTypeRow(
    "AnyHashable of NSString", AnyHashable(NSString(string: "yes")),
    #"mismatch mismatch mismatch mismatch mismatch ~true yes "yes""#),
  // Nothing.
  HeldTypeRow("NSNull", NSNull(), "null null null null null null null null"),
  HeldTypeRow("nil", Int?.none as Any, "null null null null null null null null"),
  HeldTypeRow(
    "AnyHashable of nil", AnyHashable(Int?.none), "null null null null null null null null"),
  HeldTypeRow(
    "AnyHashable of NSNull", AnyHashable(NSNull()), "null null null null null null null null"),
  // Containers.
  HeldTypeRow(
    "[Int]", [1], "mismatch mismatch mismatch mismatch mismatch mismatch mismatch [1]"),
  HeldTypeRow(
    "[AnyHashable]", [true, NSNumber(value: true), 1] as [AnyHashable],
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch [true,true,1]"),
  HeldTypeRow(
    "AnyHashable of [Int]", AnyHashable([1]),
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch [1]"),
  HeldTypeRow(
    "[String: AnyHashable]", ["v": true] as [String: AnyHashable],
    #"mismatch mismatch mismatch mismatch mismatch mismatch mismatch {"v":true}"#),
  HeldTypeRow(
    "[String: AnyHashable] of NSNumber", ["v": NSNumber(value: true)] as [String: AnyHashable],
    #"mismatch mismatch mismatch mismatch mismatch mismatch mismatch {"v":true}"#),
  HeldTypeRow(
    "AnyHashable of [String: AnyHashable]", AnyHashable(["v": [true]] as [String: AnyHashable]),
    #"mismatch mismatch mismatch mismatch mismatch mismatch mismatch {"v":[true]}"#),
  HeldTypeRow(
    "[AnyHashable: Any]", ["v": NSNumber(value: true)] as [AnyHashable: Any],
    #"mismatch mismatch mismatch mismatch mismatch mismatch mismatch {"v":true}"#),
  HeldTypeRow(
    "NSArray", NSArray(array: [NSNumber(value: true)]),
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch [true]"),
  HeldTypeRow(
    "NSDictionary", NSDictionary(dictionary: ["v": NSNumber(value: true)]),
    #"mismatch mismatch mismatch mismatch mismatch mismatch mismatch {"v":true}"#),
  // What JSON does not know.
  HeldTypeRow(
    "Date", Date(timeIntervalSince1970: 0),
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "Data", Data([1]), "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "URL", URL(string: "https://example.com")!,
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "UUID", UUID(), "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "Character", Character("1"),
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "StaticString", "1" as StaticString,
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "Set", Set([1]), "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "ArraySlice", [1][...],
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "Range", 1..<2, "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  HeldTypeRow(
    "AnyHashable of Date", AnyHashable(Date(timeIntervalSince1970: 0)),
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
  // A number has the text of its digits.
  HeldTypeRow(
    "[Int: Int]", [1: 1],
    #"mismatch mismatch mismatch mismatch mismatch mismatch mismatch {"1":1}"#),
  // A cast to an object would copy it, and Foundation on Linux hashes such keys without end.
  HeldTypeRow(
    "[Decimal: Int]", [Decimal(1): 1],
    #"mismatch mismatch mismatch mismatch mismatch mismatch mismatch {"1":1}"#),
  HeldTypeRow(
    "[Double: Int]", [1.5: 1],
    #"mismatch mismatch mismatch mismatch mismatch mismatch mismatch {"1.5":1}"#),
  HeldTypeRow(
    "enumeration", Level.low,
    "mismatch mismatch mismatch mismatch mismatch mismatch mismatch mismatch"),
]
