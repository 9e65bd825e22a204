import ConstructionBuilders
import Testing

@testable import TestSupport

/// Unions of arrays and objects, which are tried.
struct UnionsOfContainersTests {
  static let listOrList: [UnionRow] = [
    UnionRow(
      #""x""#, .strict, .lenient,
      expected: #"unusable [value: expected [Int] or [String], found string "x"]"#),
    UnionRow(#""x""#, .forgiving, expected: #"second ["x"] [value: read string "x" as array]"#),
    UnionRow(
      "12", .strict, .lenient,
      expected: "unusable [value: expected [Int] or [String], found number 12]"),
    UnionRow("12", .forgiving, expected: "first [12] [value: read number 12 as array]"),
    UnionRow(
      "true", .strict, .lenient,
      expected: "unusable [value: expected [Int] or [String], found boolean true]"),
    UnionRow(
      "true", .forgiving,
      expected: "first [1] [value: read boolean true as array, value: read boolean "
        + "true as Int]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required [Int] or [String] is null]"),
    UnionRow("[]", .strict, .lenient, .forgiving, expected: "first [] []"),
    UnionRow("[1]", .strict, .lenient, .forgiving, expected: "first [1] []"),
    UnionRow(#"["a"]"#, .strict, .lenient, .forgiving, expected: #"second ["a"] []"#),
    UnionRow(#"["1"]"#, .strict, .lenient, .forgiving, expected: #"second ["1"] []"#),
    UnionRow(
      #"[1, "a"]"#, .strict,
      expected: #"first [1] [value[1]: expected Int, found string "a"]"#),
    UnionRow(
      #"[1, "a"]"#, .lenient, .forgiving,
      expected: #"second ["1", "a"] [value[0]: read number 1 as String]"#),
    UnionRow(
      #"["a", 1, "b"]"#, .strict,
      expected: #"second ["a", "b"] [value[1]: expected String, found number 1]"#),
    UnionRow(
      #"["a", 1, "b"]"#, .lenient, .forgiving,
      expected: #"second ["a", "1", "b"] [value[1]: read number 1 as String]"#),
    UnionRow(
      "[{}]", .strict, .lenient, .forgiving,
      expected: "value [value[0]: expected Int, found object {}, value: none of 1 "
        + "element could be used]"),
    UnionRow(
      "[null]", .strict, .lenient, .forgiving,
      expected: "first [] [value[0]: required Int is null]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected [Int] or [String], found object {}]"),
    UnionRow(
      #"{"0": 7}"#, .strict, .lenient,
      expected: #"unusable [value: expected [Int] or [String], found object {"0": 7}]"#),
    UnionRow(
      #"{"0": 7}"#, .forgiving,
      expected: #"first [7] [value: read object {"0": 7} as array]"#),
  ]

  @Test(arguments: listOrList) func listOrList_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<[Int], [String]>.self)
  }

  static let listOrObject: [UnionRow] = [
    UnionRow(
      #""x""#, .strict, .lenient, .forgiving,
      expected: #"unusable [value: expected [Customer] or Customer, found string "x"]"#),
    UnionRow(
      "12", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected [Customer] or Customer, found number 12]"),
    UnionRow(
      "true", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected [Customer] or Customer, found boolean "
        + "true]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required [Customer] or Customer is null]"),
    UnionRow("[]", .strict, .lenient, .forgiving, expected: "first [] []"),
    UnionRow(
      "[1]", .strict, .lenient, .forgiving,
      expected: "value [value[0]: expected object, found number 1, value: none of 1 "
        + "element could be used]"),
    UnionRow(
      #"[{"id": "c"}]"#, .strict, .lenient, .forgiving,
      expected: #"first [Customer(id: "c", email: nil)] []"#),
    UnionRow(
      #"[{"id": "c"}, 7]"#, .strict, .lenient, .forgiving,
      expected: #"first [Customer(id: "c", email: nil)] [value[1]: expected object, "#
        + "found number 7]"),
    UnionRow(
      "[{}]", .strict, .lenient, .forgiving,
      expected: "value [value[0].id: required String is missing, value: none of 1 "
        + "element could be used]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #"{"id": "c"}"#, .strict, .lenient, .forgiving,
      expected: #"second Customer(id: "c", email: nil) []"#),
  ]

  @Test(arguments: listOrObject) func listOrObject_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<[CustomerBuilder], CustomerBuilder>.self)
  }

  static let objectOrList: [UnionRow] = [
    UnionRow(
      #"[{"id": "c"}]"#, .strict, .lenient, .forgiving,
      expected: #"second [Customer(id: "c", email: nil)] []"#),
    UnionRow("[]", .strict, .lenient, .forgiving, expected: "second [] []"),
  ]

  @Test(arguments: objectOrList) func objectOrList_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<CustomerBuilder, [CustomerBuilder]>.self)
  }

  static let objectOrObject: [UnionRow] = [
    UnionRow(
      #""x""#, .strict, .lenient, .forgiving,
      expected: #"unusable [value: expected Customer or Company, found string "x"]"#),
    UnionRow(
      "12", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Customer or Company, found number 12]"),
    UnionRow(
      "true", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Customer or Company, found boolean true]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required Customer or Company is null]"),
    UnionRow(
      "[]", .strict, .lenient,
      expected: "unusable [value: expected Customer or Company, found array []]"),
    UnionRow(
      "[]", .forgiving,
      expected: "coerced [value: read array [] as object, value.id: required String "
        + "is missing]"),
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #"{"id": "c"}"#, .strict, .lenient, .forgiving,
      expected: #"first Customer(id: "c", email: nil) []"#),
    UnionRow(
      #"{"id": "c", "email": []}"#, .strict, .lenient, .forgiving,
      expected: #"first Customer(id: "c", email: nil) [value.email: expected String, "#
        + "found array []]"),
    UnionRow(
      #"{"name": "n", "size": 3}"#, .strict, .lenient, .forgiving,
      expected: #"second Company(name: "n", size: 3) []"#),
    UnionRow(
      #"{"name": "n", "size": "3"}"#, .strict,
      expected: #"value [value.size: expected Int, found string "3"]"#),
    UnionRow(
      #"{"name": "n", "size": "3"}"#, .lenient, .forgiving,
      expected: #"second Company(name: "n", size: 3) [value.size: read string "3" as "#
        + "Int]"),
    UnionRow(
      #"{"name": "n"}"#, .strict, .lenient, .forgiving,
      expected: "value [value.size: required Int is missing]"),
    UnionRow(
      #"{"id": "c", "name": "n", "size": 3}"#, .strict, .lenient, .forgiving,
      expected: #"second Company(name: "n", size: 3) []"#),
    UnionRow(
      #"{"id": 7, "name": "n", "size": 3}"#, .strict, .lenient, .forgiving,
      expected: #"second Company(name: "n", size: 3) []"#),
  ]

  @Test(arguments: objectOrObject) func objectOrObject_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<CustomerBuilder, CompanyBuilder>.self)
  }
}
