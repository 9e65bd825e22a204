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

  static let rowOrObject: [UnionRow] = [
    UnionRow(
      #""x""#, .strict, .lenient, .forgiving,
      expected: #"unusable [value: expected Pair or Customer, found string "x"]"#),
    UnionRow(
      "12", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Pair or Customer, found number 12]"),
    UnionRow(
      "true", .strict, .lenient, .forgiving,
      expected: "unusable [value: expected Pair or Customer, found boolean true]"),
    UnionRow(
      "null", .strict, .lenient, .forgiving,
      expected: "null [value: required Pair or Customer is null]"),
    UnionRow(
      #"["a", 1]"#, .strict, .lenient, .forgiving,
      expected: #"first Pair(name: "a", count: 1) []"#),
    UnionRow(
      #"["a", 1, {}, 2]"#, .strict, .lenient, .forgiving,
      expected: #"first Pair(name: "a", count: 1) []"#),
    UnionRow(
      #"["a", "1"]"#, .strict,
      expected: #"value [value[1]: expected Int, found string "1"]"#),
    UnionRow(
      #"["a", "1"]"#, .lenient, .forgiving,
      expected: #"first Pair(name: "a", count: 1) [value[1]: read string "1" as Int]"#),
    UnionRow(
      #"["a"]"#, .strict, .lenient, .forgiving,
      expected: "value [value[1]: required Int is missing]"),
    UnionRow(
      "[]", .strict, .lenient, .forgiving,
      expected: "value [value[0]: required String is missing, value[1]: required Int is missing]"),
    UnionRow(
      #"["a", null]"#, .strict, .lenient, .forgiving,
      expected: "value [value[1]: required Int is null]"),
    UnionRow(
      #"[{"id": "c"}]"#, .strict, .lenient, .forgiving,
      expected: #"value [value[0]: expected String, found object {"id": "c"}, "#
        + "value[1]: required Int is missing]"),
    UnionRow(
      #"{"id": "c"}"#, .strict, .lenient, .forgiving,
      expected: #"second Customer(id: "c", email: nil) []"#),
    UnionRow(
      #"{"0": "a", "1": 1}"#, .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #""[\"a\", 1]""#, .strict, .lenient,
      expected: #"unusable [value: expected Pair or Customer, found string "[\"a\", 1]"]"#),
    UnionRow(
      #""[\"a\", 1]""#, .forgiving,
      expected: #"first Pair(name: "a", count: 1) [value: read string "[\"a\", 1]" as array]"#),
    UnionRow(
      #""[\"a\", ""#, .strict, .lenient, .forgiving,
      expected: #"unusable [value: expected Pair or Customer, found string "[\"a\", "]"#),
  ]

  @Test(arguments: rowOrObject) func rowOrObject_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<PairBuilder, CustomerBuilder>.self)
  }

  static let rowOrList: [UnionRow] = [
    UnionRow(
      #"["a", 1]"#, .strict, .lenient, .forgiving,
      expected: #"first Pair(name: "a", count: 1) []"#),
    UnionRow("[1, 2]", .strict, .lenient, .forgiving, expected: "second [1, 2] []"),
    UnionRow("[]", .strict, .lenient, .forgiving, expected: "second [] []"),
    UnionRow(
      #"["a"]"#, .strict, .lenient, .forgiving,
      expected: "value [value[1]: required Int is missing]"),
  ]

  @Test(arguments: rowOrList) func rowOrList_isRead(row: UnionRow) throws {
    try row.expectReading(OneOf<PairBuilder, [Int]>.self)
  }
}
