import ConstructionBuilders
import Testing

@testable import TestSupport

/// Rows as arms.
struct UnionsOfRowsTests {
  struct Pair: Equatable, Sendable {
    let name: String
    let count: Int
  }

  struct PairBuilder: RowBuilder {
    @Field var name: String?
    @Field var count: Int?

    init(row: JSONRow) {
      _name = row[0]
      _count = row[1]
    }

    func build() -> Result<Pair, BuildFailure> { construct(Pair.init, $name, $count) }
  }

  @Test func rowOrObject_isRead() throws {
    try expectReading(
      OneOf<PairBuilder, CustomerBuilder>.self,
      #"""
      "x" | unusable [value: expected Pair or Customer, found string "x"]
      12 | unusable [value: expected Pair or Customer, found number 12]
      true | unusable [value: expected Pair or Customer, found boolean true]
      null | null [value: required Pair or Customer is null]
      ["a", 1] | first Pair(name: "a", count: 1) []
      ["a", 1, {}, 2] | first Pair(name: "a", count: 1) []
      ["a", "1"] | strict | value [value[1]: expected Int, found string "1"]
      ["a", "1"] | lenient forgiving | first Pair(name: "a", count: 1) [value[1]: read string "1" \#
      as Int]
      ["a"] | value [value[1]: required Int is missing]
      [] | value [value[0]: required String is missing, value[1]: required Int is missing]
      ["a", null] | value [value[1]: required Int is null]
      [{"id": "c"}] | value [value[0]: expected String, found object {"id": "c"}, value[1]: \#
      required Int is missing]
      {"id": "c"} | second Customer(id: "c", email: nil) []
      {"0": "a", "1": 1} | value [value.id: required String is missing]
      "[\"a\", 1]" | strict lenient | unusable [value: expected Pair or Customer, found string \#
      "[\"a\", 1]"]
      "[\"a\", 1]" | forgiving | first Pair(name: "a", count: 1) [value: read string "[\"a\", 1]" \#
      as array]
      "[\"a\", " | unusable [value: expected Pair or Customer, found string "[\"a\", "]
      """#)
  }

  @Test func rowOrList_isRead() throws {
    try expectReading(
      OneOf<PairBuilder, [Int]>.self,
      #"""
      ["a", 1] | first Pair(name: "a", count: 1) []
      [1, 2] | second [1, 2] []
      [] | second [] []
      ["a"] | value [value[1]: required Int is missing]
      """#)
  }
}
