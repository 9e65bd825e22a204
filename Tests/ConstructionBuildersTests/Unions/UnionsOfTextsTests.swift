import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Unions of values that JSON tells apart.
struct UnionsOfTextsTests {
  static let textOrObject: [UnionRow] = [
    UnionRow(#""x""#, .strict, .lenient, .forgiving, expected: "first x []"),
    UnionRow(
      "12", .strict,
      expected: "unusable [value: expected String or Customer, found number 12]"),
    UnionRow("12", .lenient, .forgiving, expected: "first 12 [value: read number 12 as String]"),
    UnionRow(
      "true", .strict, .lenient,
      expected: "unusable [value: expected String or Customer, found boolean true]"),
    UnionRow("true", .forgiving, expected: "first true [value: read boolean true as String]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required String or Customer is null]"),
    UnionRow(
      "[]", .strict, .lenient,
      expected: "unusable [value: expected String or Customer, found array []]"),
    UnionRow(
      "[]", .forgiving,
      expected: "coerced [value: read array [] as object, value.id: required String "
        + "is missing]"),
    UnionRow(
      #"["a"]"#, .strict, .lenient,
      expected: #"unusable [value: expected String or Customer, found array ["a"]]"#),
    UnionRow(#"["a"]"#, .forgiving, expected: #"first a [value: read array ["a"] as String]"#),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #"{"id": "c"}"#, .strict, .lenient, .forgiving,
      expected: #"second Customer(id: "c", email: nil) []"#),
    UnionRow(
      #"{"id": "c", "email": []}"#, .strict, .lenient, .forgiving,
      expected: #"second Customer(id: "c", email: nil) [value.email: expected String, "#
        + "found array []]"),
    UnionRow(#"{"id": 7}"#, .strict, expected: "value [value.id: expected String, found number 7]"),
    UnionRow(
      #"{"id": 7}"#, .lenient, .forgiving,
      expected: #"second Customer(id: "7", email: nil) [value.id: read number 7 as "#
        + "String]"),
    UnionRow(
      #""{\"id\": \"c\"}""#, .strict, .lenient, .forgiving,
      expected: #"first {"id": "c"} []"#),
    UnionRow(#""""#, .strict, .lenient, .forgiving, expected: "first  []"),
  ]

  @Test(arguments: textOrObject) func textOrObject_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<String, CustomerBuilder>.self)
  }

  static let numberOrText: [UnionRow] = [
    UnionRow(#""x""#, .strict, .lenient, .forgiving, expected: "second x []"),
    UnionRow(#""12""#, .strict, .lenient, .forgiving, expected: "second 12 []"),
    UnionRow("12", .strict, .lenient, .forgiving, expected: "first 12 []"),
    UnionRow(
      "1.5", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Int, found number 1.5]"),
    UnionRow(
      "true", .strict, .lenient,
      expected: "unusable [value: expected Int or String, found boolean true]"),
    UnionRow("true", .forgiving, expected: "first 1 [value: read boolean true as Int]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required Int or String is null]"),
    UnionRow(
      "[]", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Int or String, found array []]"),
    UnionRow(
      "[7]", .strict, .lenient,
      expected: "unusable [value: expected Int or String, found array [7]]"),
    UnionRow("[7]", .forgiving, expected: "first 7 [value: read array [7] as Int]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Int or String, found object {}]"),
  ]

  @Test(arguments: numberOrText) func numberOrText_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<Int, String>.self)
  }

  static let booleanOrObject: [UnionRow] = [
    UnionRow(
      #""x""#, .strict, .lenient, .forgiving,
      expected: #"unusable [value: expected Bool or Customer, found string "x"]"#),
    UnionRow(
      #""true""#, .strict,
      expected: #"unusable [value: expected Bool or Customer, found string "true"]"#),
    UnionRow(
      #""true""#, .lenient, .forgiving,
      expected: #"first true [value: read string "true" as Bool]"#),
    UnionRow("1", .strict, expected: "unusable [value: expected Bool or Customer, found number 1]"),
    UnionRow("1", .lenient, .forgiving, expected: "first true [value: read number 1 as Bool]"),
    UnionRow(
      "12", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Bool or Customer, found number 12]"),
    UnionRow("true", .strict, .lenient, .forgiving, expected: "first true []"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required Bool or Customer is null]"),
    UnionRow(
      "[]", .strict, .lenient,
      expected: "unusable [value: expected Bool or Customer, found array []]"),
    UnionRow(
      "[]", .forgiving,
      expected: "coerced [value: read array [] as object, value.id: required String "
        + "is missing]"),
    UnionRow(
      "[true]", .strict, .lenient,
      expected: "unusable [value: expected Bool or Customer, found array [true]]"),
    UnionRow("[true]", .forgiving, expected: "first true [value: read array [true] as Bool]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #"{"id": "c"}"#, .strict, .lenient, .forgiving,
      expected: #"second Customer(id: "c", email: nil) []"#),
    UnionRow(
      #"[{"id": "c"}]"#, .strict, .lenient,
      expected: #"unusable [value: expected Bool or Customer, found array [{"id": "#
        + #""c"}]]"#),
    UnionRow(
      #"[{"id": "c"}]"#, .forgiving,
      expected: #"second Customer(id: "c", email: nil) [value: read array [{"id": "#
        + #""c"}] as object]"#),
  ]

  @Test(arguments: booleanOrObject) func booleanOrObject_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<Bool, CustomerBuilder>.self)
  }

  static let enumerationOrText: [UnionRow] = [
    UnionRow(#""red""#, .strict, .lenient, .forgiving, expected: "first red []"),
    UnionRow(#""https://a.b""#, .strict, .lenient, .forgiving, expected: "second https://a.b []"),
    UnionRow(
      #""""#, .strict, .lenient,
      expected: #"unusable [value: expected Color or URL, found string ""]"#),
    UnionRow(#""""#, .forgiving, expected: #"null [value: required Color or URL is null ("")]"#),
    UnionRow(
      "7", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Color or URL, found number 7]"),
  ]

  @Test(arguments: enumerationOrText) func enumerationOrText_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<Color, URL>.self)
  }

  static let integerOrInteger: [UnionRow] = [
    UnionRow("7", .strict, .lenient, .forgiving, expected: "first 7 []"),
    UnionRow("-1", .strict, .lenient, .forgiving, expected: "second -1 []"),
    UnionRow(
      "300", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected UInt8 or Int8, found number 300, which is out of range]"
    ),
    UnionRow(
      #""300""#, .strict,
      expected: #"unusable [value: expected UInt8 or Int8, found string "300"]"#),
    UnionRow(
      #""300""#, .lenient, .forgiving,
      expected: #"unusable [value: expected UInt8 or Int8, found string "300", which is out of "#
        + "range]"),
    UnionRow(
      "1.5", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected UInt8 or Int8, found number 1.5]"),
  ]

  @Test(arguments: integerOrInteger) func integerOrInteger_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<UInt8, Int8>.self)
  }

  /// `JSONSerialization` refuses such a number.
  @Test func numberThatIsTooLarge_isOutOfRange() throws {
    let expected =
      "unusable [value: expected Int or Double, found number 1e400, which is out of range]"
    for coercion in UnionCoercion.allCases {
      let told = try toldOfUnion(
        OneOf<Int, Double>.self, "1e400", from: .bytes, coercion.coercion)
      expect(told, equals: expected)
    }
  }

  static let owner: [UnionRow] = [
    UnionRow(#""x""#, .strict, .lenient, .forgiving, expected: "id x []"),
    UnionRow(
      "12", .strict,
      expected: "unusable [value: expected String or Customer, found number 12]"),
    UnionRow("12", .lenient, .forgiving, expected: "id 12 [value: read number 12 as String]"),
    UnionRow(
      "true", .strict, .lenient,
      expected: "unusable [value: expected String or Customer, found boolean true]"),
    UnionRow("true", .forgiving, expected: "id true [value: read boolean true as String]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required String or Customer is null]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #"{"id": "c"}"#, .strict, .lenient, .forgiving,
      expected: #"full Customer(id: "c", email: nil) []"#),
    UnionRow(
      #"{"id": "c", "email": 7}"#, .strict,
      expected: #"full Customer(id: "c", email: nil) [value.email: expected String, "#
        + "found number 7]"),
    UnionRow(
      #"{"id": "c", "email": 7}"#, .lenient, .forgiving,
      expected: #"full Customer(id: "c", email: Optional("7")) [value.email: read "#
        + "number 7 as String]"),
  ]

  @Test(arguments: owner) func owner_isRead(row: UnionRow) throws {
    try row.expectReading(OwnerBuilder.self)
  }
}
