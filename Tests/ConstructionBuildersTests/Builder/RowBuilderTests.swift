import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

struct RowPrice: Equatable, Sendable {
  let name: String
  let amount: Decimal
  let note: String?
}

/// A row such as `["EUR", 12.5, null]`.
struct PriceRowBuilder: RowBuilder {
  @Field var name: String?
  @Field var amount: Decimal?
  @Field var note: String?

  init(row: JSONRow) {
    _name = row[0]
    _amount = row[1]
    _note = row[2]
  }

  func build() -> Result<RowPrice, BuildFailure> {
    construct(RowPrice.init, $name, $amount, $note.optional)
  }
}

/// Rows in an object.
private struct PricesBuilder: ConstructionBuilder {
  @Field var prices: [PriceRowBuilder]?
  init(fields: JSONFields) { _prices = fields["prices"] }
  func build() -> Result<[RowPrice], BuildFailure> { construct({ $0 }, $prices) }
}

private struct PointBuilder: ConstructionBuilder {
  @Field var x: Int?
  init(fields: JSONFields) { _x = fields["x"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $x) }
}

/// A row with formats, an object, a row and a list in it.
private struct NestedRowBuilder: RowBuilder {
  @Field var time: Date?
  @Field var point: PointBuilder?
  @Field var price: PriceRowBuilder?
  @Field var tags: [String]?
  let count: Int

  init(row: JSONRow) {
    _tags = row[3]
    _time = row[0, as: .secondsSince1970]
    _point = row[1]
    _price = row[2]
    count = row.count
  }

  func build() -> Result<String, BuildFailure> {
    construct(
      { "\($0.timeIntervalSince1970) \($1) \($2.name) \($3)" }, $time, $point, $price, $tags)
  }
}

/// All positions, whatever they are, from the last to the first.
private struct BackwardsBuilder: RowBuilder {
  let all: [Field<Int>]
  init(row: JSONRow) {
    var all: [Field<Int>] = []
    for position in (0..<row.count).reversed() { all.append(row[position]) }
    self.all = all
  }
  func build() -> Result<[Int], BuildFailure> { .success(all.map { $0.wrappedValue ?? -1 }) }
}

/// Rows in a row, at any depth.
private struct TreeRowBuilder: RowBuilder {
  @Field var depth: Int?
  @Field var next: [TreeRowBuilder]?
  init(row: JSONRow) {
    _depth = row[0]
    _next = row[1]
  }
  func build() -> Result<Int, BuildFailure> {
    construct({ $0 + ($1.first ?? 0) }, $depth, $next.or([]))
  }
}

/// Arrays that are read by their positions.
struct RowBuilderTests {
  static let rows: [(String, Judged)] = [
    (#"["a", 1.50, "b"]"#, .all()), (#"["a", 1, null]"#, .all()), (#"["a", 1]"#, .all()),
    (#"["a", 1, null, {}, [3]]"#, .all()),
    ("[]", .all("[0]: required String is missing", "[1]: required Decimal is missing")),
    (#"["a"]"#, .all("[1]: required Decimal is missing")),
    (#"[null, 1]"#, .all("[0]: required String is null")),
    (#"["a", null]"#, .all("[1]: required Decimal is null")),
    (#"["a", []]"#, .all("[1]: expected Decimal, found array []")),
    (#"["a", 1, {}]"#, .all("[2]: expected String, found object {}")),
    (
      #"["a", "1.5"]"#,
      .each(
        #"[1]: expected Decimal, found string "1.5""#, #"[1]: read string "1.5" as Decimal"#,
        #"[1]: read string "1.5" as Decimal"#)
    ),
    (#"{"name": "a"}"#, .all(#"expected array, found object {"name": "a"}"#)),
    (#"{"0": "a", "1": 2}"#, .all(#"expected array, found object {"0": "a", "1": 2}"#)),
    ("7", .all("expected array, found number 7")), ("null", .all("required array is null")),
    (
      #""[\"a\", 1]""#,
      Judged(
        strict: [#"expected array, found string "[\"a\", 1]""#],
        lenient: [#"expected array, found string "[\"a\", 1]""#],
        forgiving: [#"read string "[\"a\", 1]" as array"#])
    ),
    (#""[\"a\", ""#, .all(#"expected array, found string "[\"a\", ""#)),
  ]

  @Test(arguments: rows)
  func findings_areOfThePositions(_ json: String, _ judged: Judged) throws {
    try judged.expectFindings(of: json, as: PriceRowBuilder.self)
    let object = #"{"prices": [["x", 0], \#(json)]}"#
    guard json != "null" else { return }
    try judged.under("prices[1]").expectFindings(of: object, as: PricesBuilder.self, fails: false)
  }

  @Test func arrayForAnObject_isAMismatch() throws {
    let sut = try JSONRoot<PointBuilder>(json: "[1]")
    expect(sut.build(), fails: "line 1, column 1: expected object, found array [1]")
    expect(
      PriceRowBuilder.build(json: #"{"a": 1}"#),
      fails: #"line 1, column 1: expected array, found object {"a": 1}"#)
  }

  @Test func row_isARoot() throws {
    let json = #"["a", 1.50, "b"]"#
    let price = RowPrice(name: "a", amount: 1.5, note: "b")
    try expect(PriceRowBuilder.build(json: json).get(), equals: price)
    try expect(PriceRowBuilder.build(json: Data(json.utf8)).get(), equals: price)
    try expect(PriceRowBuilder(json: json).build().get(), equals: price)
    try expect(PriceRowBuilder.report(json: json).result.get(), equals: price)
    try expect(JSONRoot<PriceRowBuilder>(json: json).build().get(), equals: price)
    let row: [Any] = ["a", Decimal(string: "1.5")!, "b"]
    try expect(PriceRowBuilder(row: row).build().get(), equals: price)
    try expect([PriceRowBuilder].build(json: "[\(json)]").get(), equals: [price])
    try expect([PriceRowBuilder].build(value: [row]).get(), equals: [price])
    let page = #"{"data": [\#(json)]}"#
    try expect([PriceRowBuilder].build(json: page, at: "data").get(), equals: [price])
    try expect(PriceRowBuilder.build(json: page, at: "data", 0).get(), equals: price)
  }

  @Test func reportOfARow_hasItsFindings() {
    let report = PriceRowBuilder.report(json: #"["a", "1"]"#)
    expect(report.findings, say: #"[1]: read string "1" as Decimal"#)
    let list = [PriceRowBuilder].report(json: #"[["a", 1], [], {"a": 1}]"#)
    expect(
      list.findings, say: "[1][0]: required String is missing",
      "[1][1]: required Decimal is missing", #"[2]: expected array, found object {"a": 1}"#)
  }

  @Test func positions_areReadInAnyOrderAndFormat() throws {
    let json = #"[1700000000, {"x": 4}, ["EUR", 1], ["a", "b"], 9]"#
    let sut = try NestedRowBuilder(json: json)
    expect(sut.count, equals: 5)
    try expect(sut.build().get(), equals: #"1700000000.0 4 EUR ["a", "b"]"#)
    let row: [Any] = [1_700_000_000, ["x": 4], ["EUR", 1], ["a", "b"], 9]
    try expect(NestedRowBuilder(row: row).build().get(), equals: sut.build().get())
    expect(
      NestedRowBuilder.build(json: #"["now", {}, [1], {}]"#),
      fails: #"[0]: expected Date in seconds since 1970, found string "now""#,
      "[1].x: required Int is missing", "[2][1]: required Decimal is missing",
      "[3]: expected array, found object {}")
  }

  @Test func fields_areTestedAndSet() throws {
    var sut = PriceRowBuilder(row: ["a", "x"])
    expect(sut.name, equals: "a")
    expect(sut.$name.outcome, equals: .value)
    expect(sut.$amount.outcome, equals: .unusable)
    expect(sut.$note.outcome, equals: .missing)
    expect(sut.$note.path.description, equals: "[2]")
    sut.amount = 3
    try expect(sut.build().get(), equals: RowPrice(name: "a", amount: 3, note: nil))
    sut.name = nil
    expect(sut.build(), fails: "[0]: required String is missing")
    expect("\(sut)", equals: "PriceRowBuilder(name: nil (missing), amount: 3, note: nil (missing))")
  }

  @Test func emptyArray_isNullWhereTheCoercionSaysSo() throws {
    let sut = try JSONRoot<PriceRowBuilder>(json: "[]", coercion: .emptyArraysAsNull)
    expect(sut.outcome, equals: .null)
  }

  @Test func positions_areReadInLinearTime() throws {
    let count = 50_000
    let json = "[" + (0..<count).map(String.init).joined(separator: ",") + "]"
    let numbers = try BackwardsBuilder.build(json: json).get()
    expect(numbers.count, equals: count)
    expect(numbers.first, equals: count - 1)
    expect(numbers.last, equals: 0)
    try expect(BackwardsBuilder(row: (0..<9).map { $0 as Any }).build().get().count, equals: 9)
  }

  @Test func positionThatIsNot_isMissing() throws {
    struct Odd: RowBuilder {
      @Field var before: Int?
      @Field var after: Int?
      init(row: JSONRow) { (_before, _after) = (row[-1], row[.max]) }
      func build() -> Result<Int, BuildFailure> {
        construct({ $0 ?? $1 ?? 0 }, $before.optional, $after.optional)
      }
    }
    for sut in [try Odd(json: "[1, 2]"), Odd(row: [1, 2])] {
      expect(sut.$before.outcome, equals: .missing)
      expect(sut.$after.outcome, equals: .missing)
      try expect(sut.build().get(), equals: 0)
    }
  }

  @Test func rowsInRows_areReadAtAnyDepth() throws {
    let json =
      String(repeating: "[1,[", count: 250) + "[2]" + String(repeating: "]]", count: 250)
    try expect(TreeRowBuilder.build(json: json).get(), equals: 252)
    try onSmallStack {
      try expect(TreeRowBuilder.build(json: json).get(), equals: 252)
      expect(try TreeRowBuilder(json: json).findings, equals: [])
    }
    try onSmallStack(of: 64 << 10) {
      try expect(TreeRowBuilder.build(json: json).get(), equals: 252)
    }
  }
}
