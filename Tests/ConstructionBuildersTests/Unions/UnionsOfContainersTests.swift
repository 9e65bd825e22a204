import ConstructionBuilders
import Testing

@testable import TestSupport

/// Unions of arrays and objects, which are tried.
struct UnionsOfContainersTests {
  @Test func listOrList_isRead() throws {
    try expectReading(
      OneOf<[Int], [String]>.self,
      #"""
      "x" | strict lenient | unusable [value: expected [Int] or [String], found string "x"]
      "x" | forgiving | second ["x"] [value: read string "x" as array]
      12 | strict lenient | unusable [value: expected [Int] or [String], found number 12]
      12 | forgiving | first [12] [value: read number 12 as array]
      true | strict lenient | unusable [value: expected [Int] or [String], found boolean true]
      true | forgiving | first [1] [value: read boolean true as array, value: read boolean true \#
      as Int]
      null | null [value: required [Int] or [String] is null]
      [] | first [] []
      [1] | first [1] []
      ["a"] | second ["a"] []
      ["1"] | second ["1"] []
      [1, "a"] | strict | first [1] [value[1]: expected Int, found string "a"]
      [1, "a"] | lenient forgiving | second ["1", "a"] [value[0]: read number 1 as String]
      ["a", 1, "b"] | strict | second ["a", "b"] [value[1]: expected String, found number 1]
      ["a", 1, "b"] | lenient forgiving | second ["a", "1", "b"] [value[1]: read number 1 as String]
      [{}] | value [value[0]: expected Int, found object {}, value: none of 1 element could be used]
      [null] | first [] [value[0]: required Int is null]
      {} | unusable [value: expected [Int] or [String], found object {}]
      {"0": 7} | strict lenient | unusable [value: expected [Int] or [String], found object {"0": \#
      7}]
      {"0": 7} | forgiving | first [7] [value: read object {"0": 7} as array]
      """#)
  }

  @Test func listOrObject_isRead() throws {
    try expectReading(
      OneOf<[CustomerBuilder], CustomerBuilder>.self,
      #"""
      "x" | unusable [value: expected [Customer] or Customer, found string "x"]
      12 | unusable [value: expected [Customer] or Customer, found number 12]
      true | unusable [value: expected [Customer] or Customer, found boolean true]
      null | null [value: required [Customer] or Customer is null]
      [] | first [] []
      [1] | value [value[0]: expected object, found number 1, value: none of 1 element could be \#
      used]
      [{"id": "c"}] | first [Customer(id: "c", email: nil)] []
      [{"id": "c"}, 7] | first [Customer(id: "c", email: nil)] [value[1]: expected object, found \#
      number 7]
      [{}] | value [value[0].id: required String is missing, value: none of 1 element could be used]
      {} | value [value.id: required String is missing]
      {"id": "c"} | second Customer(id: "c", email: nil) []
      """#)
  }

  @Test func objectOrList_isRead() throws {
    try expectReading(
      OneOf<CustomerBuilder, [CustomerBuilder]>.self,
      #"""
      [{"id": "c"}] | second [Customer(id: "c", email: nil)] []
      [] | second [] []
      """#)
  }

  @Test func objectOrObject_isRead() throws {
    try expectReading(
      OneOf<CustomerBuilder, CompanyBuilder>.self,
      #"""
      "x" | unusable [value: expected Customer or Company, found string "x"]
      12 | unusable [value: expected Customer or Company, found number 12]
      true | unusable [value: expected Customer or Company, found boolean true]
      null | null [value: required Customer or Company is null]
      [] | strict lenient | unusable [value: expected Customer or Company, found array []]
      [] | forgiving | coerced [value: read array [] as object, value.id: required String is \#
      missing]
      {} | value [value.id: required String is missing]
      {"id": "c"} | first Customer(id: "c", email: nil) []
      {"id": "c", "email": []} | first Customer(id: "c", email: nil) [value.email: expected \#
      String, found array []]
      {"name": "n", "size": 3} | second Company(name: "n", size: 3) []
      {"name": "n", "size": "3"} | strict | value [value.size: expected Int, found string "3"]
      {"name": "n", "size": "3"} | lenient forgiving | second Company(name: "n", size: 3) \#
      [value.size: read string "3" as Int]
      {"name": "n"} | value [value.size: required Int is missing]
      {"id": "c", "name": "n", "size": 3} | second Company(name: "n", size: 3) []
      {"id": 7, "name": "n", "size": 3} | second Company(name: "n", size: 3) []
      """#)
  }
}
