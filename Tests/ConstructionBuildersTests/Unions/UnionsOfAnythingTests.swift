import ConstructionBuilders
import Testing

@testable import TestSupport

/// Unions with an arm that takes anything, and unions in unions.
struct UnionsOfAnythingTests {
  @Test func anythingOrObject_isRead() throws {
    try expectReading(
      OneOf<JSONValue, CustomerBuilder>.self,
      #"""
      "x" | first "x" [value: expected Customer, found string "x"]
      12 | first 12 [value: expected Customer, found number 12]
      true | first true [value: expected Customer, found boolean true]
      null | null [value: required JSON value or Customer is null]
      [] | strict lenient | first [] [value: expected Customer, found array []]
      [] | forgiving | coerced [value: read array [] as object, value.id: required String is \#
      missing]
      [1] | first [1] [value: expected Customer, found array [1]]
      {} | value [value.id: required String is missing]
      {"id": "c"} | second Customer(id: "c", email: nil) []
      {"id": 7} | strict | value [value.id: expected String, found number 7]
      {"id": 7} | lenient forgiving | second Customer(id: "7", email: nil) [value.id: read number \#
      7 as String]
      """#)
  }

  @Test func listOrAnything_isRead() throws {
    try expectReading(
      OneOf<[Int], JSONValue>.self,
      #"""
      12 | strict lenient | second 12 [value: expected [Int], found number 12]
      12 | forgiving | first [12] [value: read number 12 as array]
      [] | first [] []
      [1] | first [1] []
      ["a"] | second ["a"] [value: expected [Int], found array ["a"]]
      [1, "a"] | first [1] [value[1]: expected Int, found string "a"]
      {} | second {} [value: expected [Int], found object {}]
      """#)
  }

  @Test func textOrDecoded_isRead() throws {
    try expectReading(
      OneOf<String, Decoded<SentPoint>>.self,
      #"""
      "x" | first x []
      12 | strict | unusable [value: expected String or SentPoint, found number 12]
      12 | lenient forgiving | first 12 [value: read number 12 as String]
      {"x": 1} | second SentPoint(x: 1) [value: expected String, found object {"x": 1}]
      {} | unusable [value: expected String or SentPoint, found object {}]
      """#)
  }

  @Test func nested_isRead() throws {
    try expectReading(
      OneOf<String, OneOf<CustomerBuilder, [Int]>>.self,
      #"""
      "x" | first x []
      12 | strict | unusable [value: expected String or Customer or [Int], found number 12]
      12 | lenient forgiving | first 12 [value: read number 12 as String]
      true | strict lenient | unusable [value: expected String or Customer or [Int], found \#
      boolean true]
      true | forgiving | first true [value: read boolean true as String]
      null | null [value: required String or Customer or [Int] is null]
      [1] | second [1] []
      ["a"] | value [value[0]: expected Int, found string "a", value: none of 1 element could be \#
      used]
      {} | value [value.id: required String is missing]
      {"id": "c"} | second Customer(id: "c", email: nil) []
      """#)
  }

  @Test func nestedFirst_isRead() throws {
    try expectReading(
      OneOf<OneOf<Int, Bool>, String>.self,
      #"""
      "x" | second x []
      12 | first 12 []
      true | first true []
      [] | unusable [value: expected Int or Bool or String, found array []]
      """#)
  }
}
