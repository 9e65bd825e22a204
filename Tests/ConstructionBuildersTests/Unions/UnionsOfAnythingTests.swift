import ConstructionBuilders
import Testing

@testable import TestSupport

/// Unions with an arm that takes anything, and unions in unions.
struct UnionsOfAnythingTests {
  static let anythingOrObject: [UnionRow] = [
    UnionRow(
      #""x""#, .strict, .lenient, .forgiving,
      expected: #"first "x" [value: expected Customer, found string "x"]"#),
    UnionRow(
      "12", .strict, .lenient, .forgiving,
      expected: "first 12 [value: expected Customer, found number 12]"),
    UnionRow(
      "true", .strict, .lenient, .forgiving,
      expected: "first true [value: expected Customer, found boolean true]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required JSON value or Customer is null]"),
    UnionRow(
      "[]", .strict, .lenient,
      expected: "first [] [value: expected Customer, found array []]"),
    UnionRow(
      "[]", .forgiving,
      expected: "coerced [value: read array [] as object, value.id: required String "
        + "is missing]"),
    UnionRow(
      "[1]", .strict, .lenient, .forgiving,
      expected: "first [1] [value: expected Customer, found array [1]]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #"{"id": "c"}"#, .strict, .lenient, .forgiving,
      expected: #"second Customer(id: "c", email: nil) []"#),
    UnionRow(#"{"id": 7}"#, .strict, expected: "value [value.id: expected String, found number 7]"),
    UnionRow(
      #"{"id": 7}"#, .lenient, .forgiving,
      expected: #"second Customer(id: "7", email: nil) [value.id: read number 7 as "#
        + "String]"),
  ]

  @Test(arguments: anythingOrObject) func anythingOrObject_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<JSONValue, CustomerBuilder>.self)
  }

  static let listOrAnything: [UnionRow] = [
    UnionRow(
      "12", .strict, .lenient,
      expected: "second 12 [value: expected [Int], found number 12]"),
    UnionRow("12", .forgiving, expected: "first [12] [value: read number 12 as array]"),
    UnionRow("[]", .strict, .lenient, .forgiving, expected: "first [] []"),
    UnionRow("[1]", .strict, .lenient, .forgiving, expected: "first [1] []"),
    UnionRow(
      #"["a"]"#, .strict, .lenient, .forgiving,
      expected: #"second ["a"] [value: expected [Int], found array ["a"]]"#),
    UnionRow(
      #"[1, "a"]"#, .strict, .lenient, .forgiving,
      expected: #"first [1] [value[1]: expected Int, found string "a"]"#),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "second {} [value: expected [Int], found object {}]"),
  ]

  @Test(arguments: listOrAnything) func listOrAnything_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<[Int], JSONValue>.self)
  }

  static let textOrDecoded: [UnionRow] = [
    UnionRow(#""x""#, .strict, .lenient, .forgiving, expected: "first x []"),
    UnionRow(
      "12", .strict,
      expected: "unusable [value: expected String or SentPoint, found number 12]"),
    UnionRow("12", .lenient, .forgiving, expected: "first 12 [value: read number 12 as String]"),
    UnionRow(
      #"{"x": 1}"#, .strict, .lenient, .forgiving,
      expected: #"second SentPoint(x: 1) [value: expected String, found object {"x": "#
        + "1}]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected String or SentPoint, found object {}]"),
  ]

  @Test(arguments: textOrDecoded) func textOrDecoded_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<String, Decoded<SentPoint>>.self)
  }

  static let nested: [UnionRow] = [
    UnionRow(#""x""#, .strict, .lenient, .forgiving, expected: "first x []"),
    UnionRow(
      "12", .strict,
      expected: "unusable [value: expected String or Customer or [Int], found number "
        + "12]"),
    UnionRow("12", .lenient, .forgiving, expected: "first 12 [value: read number 12 as String]"),
    UnionRow(
      "true", .strict, .lenient,
      expected: "unusable [value: expected String or Customer or [Int], found "
        + "boolean true]"),
    UnionRow("true", .forgiving, expected: "first true [value: read boolean true as String]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required String or Customer or [Int] is null]"),
    UnionRow("[1]", .strict, .lenient, .forgiving, expected: "second [1] []"),
    UnionRow(
      #"["a"]"#, .strict, .lenient, .forgiving,
      expected: #"value [value[0]: expected Int, found string "a", value: none of 1 "#
        + "element could be used]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #"{"id": "c"}"#, .strict, .lenient, .forgiving,
      expected: #"second Customer(id: "c", email: nil) []"#),
  ]

  @Test(arguments: nested) func nested_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<String, OneOf<CustomerBuilder, [Int]>>.self)
  }

  static let nestedFirst: [UnionRow] = [
    UnionRow(#""x""#, .strict, .lenient, .forgiving, expected: "second x []"),
    UnionRow("12", .strict, .lenient, .forgiving, expected: "first 12 []"),
    UnionRow("true", .strict, .lenient, .forgiving, expected: "first true []"),
    UnionRow(
      "[]", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Int or Bool or String, found array []]"),
  ]

  @Test(arguments: nestedFirst) func nestedFirst_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<OneOf<Int, Bool>, String>.self)
  }
}
