import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Unions of values that JSON tells apart.
struct UnionsOfTextsTests {
  @Test func textOrObject_isRead() throws {
    try expectReading(
      OneOf<String, CustomerBuilder>.self,
      #"""
      "x" | first x []
      12 | strict | unusable [value: expected String or Customer, found number 12]
      12 | lenient forgiving | first 12 [value: read number 12 as String]
      true | strict lenient | unusable [value: expected String or Customer, found boolean true]
      true | forgiving | first true [value: read boolean true as String]
      null | null [value: required String or Customer is null]
      [] | strict lenient | unusable [value: expected String or Customer, found array []]
      [] | forgiving | coerced [value: read array [] as object, value.id: required String is \#
      missing]
      ["a"] | strict lenient | unusable [value: expected String or Customer, found array ["a"]]
      ["a"] | forgiving | first a [value: read array ["a"] as String]
      {} | value [value.id: required String is missing]
      {"id": "c"} | second Customer(id: "c", email: nil) []
      {"id": "c", "email": []} | second Customer(id: "c", email: nil) [value.email: expected \#
      String, found array []]
      {"id": 7} | strict | value [value.id: expected String, found number 7]
      {"id": 7} | lenient forgiving | second Customer(id: "7", email: nil) [value.id: read number \#
      7 as String]
      "{\"id\": \"c\"}" | first {"id": "c"} []
      "" | first  []
      """#)
  }

  @Test func numberOrText_isRead() throws {
    try expectReading(
      OneOf<Int, String>.self,
      #"""
      "x" | second x []
      "12" | second 12 []
      12 | first 12 []
      1.5 | unusable [value: expected Int, found number 1.5]
      true | strict lenient | unusable [value: expected Int or String, found boolean true]
      true | forgiving | first 1 [value: read boolean true as Int]
      null | null [value: required Int or String is null]
      [] | unusable [value: expected Int or String, found array []]
      [7] | strict lenient | unusable [value: expected Int or String, found array [7]]
      [7] | forgiving | first 7 [value: read array [7] as Int]
      {} | unusable [value: expected Int or String, found object {}]
      """#)
  }

  @Test func booleanOrObject_isRead() throws {
    try expectReading(
      OneOf<Bool, CustomerBuilder>.self,
      #"""
      "x" | unusable [value: expected Bool or Customer, found string "x"]
      "true" | strict | unusable [value: expected Bool or Customer, found string "true"]
      "true" | lenient forgiving | first true [value: read string "true" as Bool]
      1 | strict | unusable [value: expected Bool or Customer, found number 1]
      1 | lenient forgiving | first true [value: read number 1 as Bool]
      12 | unusable [value: expected Bool or Customer, found number 12]
      true | first true []
      null | null [value: required Bool or Customer is null]
      [] | strict lenient | unusable [value: expected Bool or Customer, found array []]
      [] | forgiving | coerced [value: read array [] as object, value.id: required String is \#
      missing]
      [true] | strict lenient | unusable [value: expected Bool or Customer, found array [true]]
      [true] | forgiving | first true [value: read array [true] as Bool]
      {} | value [value.id: required String is missing]
      {"id": "c"} | second Customer(id: "c", email: nil) []
      [{"id": "c"}] | strict lenient | unusable [value: expected Bool or Customer, found array \#
      [{"id": "c"}]]
      [{"id": "c"}] | forgiving | second Customer(id: "c", email: nil) [value: read array [{"id": \#
      "c"}] as object]
      """#)
  }

  @Test func enumerationOrText_isRead() throws {
    try expectReading(
      OneOf<Color, URL>.self,
      #"""
      "red" | first red []
      "https://a.b" | second https://a.b []
      "" | strict lenient | unusable [value: expected Color or URL, found string ""]
      "" | forgiving | null [value: required Color or URL is null ("")]
      7 | unusable [value: expected Color or URL, found number 7]
      """#)
  }

  @Test func integerOrInteger_isRead() throws {
    try expectReading(
      OneOf<UInt8, Int8>.self,
      #"""
      7 | first 7 []
      -1 | second -1 []
      300 | unusable [value: expected UInt8 or Int8, found number 300, which is out of range]
      "300" | strict | unusable [value: expected UInt8 or Int8, found string "300"]
      "300" | lenient forgiving | unusable [value: expected UInt8 or Int8, found string "300", \#
      which is out of range]
      1.5 | unusable [value: expected UInt8 or Int8, found number 1.5]
      """#)
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

  @Test func owner_isRead() throws {
    try expectReading(
      OwnerBuilder.self,
      #"""
      "x" | id x []
      12 | strict | unusable [value: expected String or Customer, found number 12]
      12 | lenient forgiving | id 12 [value: read number 12 as String]
      true | strict lenient | unusable [value: expected String or Customer, found boolean true]
      true | forgiving | id true [value: read boolean true as String]
      null | null [value: required String or Customer is null]
      {} | value [value.id: required String is missing]
      {"id": "c"} | full Customer(id: "c", email: nil) []
      {"id": "c", "email": 7} | strict | full Customer(id: "c", email: nil) [value.email: \#
      expected String, found number 7]
      {"id": "c", "email": 7} | lenient forgiving | full Customer(id: "c", email: Optional("7")) \#
      [value.email: read number 7 as String]
      """#)
  }
}
