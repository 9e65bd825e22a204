import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// Rows that have not arrived as a whole.
struct ArrivingRowTests {
  @Test func arrivingRow_isShownSoFar() throws {
    var reader = PartialReader<PriceRowBuilder>()
    #expect(reader.snapshot().$name.isArriving)
    reader.append(#"["a", 1"#)
    expect(reader.snapshot().name, equals: "a")
    #expect(reader.snapshot().$amount.isArriving)
    expect(
      reader.snapshot().build(), fails: "[1]: Decimal is still arriving",
      "[2]: String is still arriving")
    reader.append(#"2, "no"#)
    expect(reader.snapshot().amount, equals: 12)
    expect(reader.snapshot().note, equals: "no")
    reader.append(#"te"]"#)
    try expect(
      reader.snapshot().build().get(), equals: RowPrice(name: "a", amount: 12, note: "note"))
  }

  @Test func arrivingRows_areElements() throws {
    var reader = PartialReader<PricesBuilder>()
    reader.append(#"{"prices": [["a", 1], ["b", "#)
    expect(reader.snapshot().prices?.map(\.name), equals: ["a", "b"])
    expect(reader.snapshot().prices?.map(\.amount), equals: [1, nil])
  }

  @Test func rowThatWasCutOff_saysSo() throws {
    let sut = try JSONRoot<[PriceRowBuilder]>(cutOff: #"[["a", 1], ["b""#)
    try expect(sut.build().get(), equals: [RowPrice(name: "a", amount: 1, note: nil)])
    expect(sut.findings, say: "the body ends early at line 1, column 16; 1 element was complete")
  }

  @Test func stream_readsRows() throws {
    var reader = ElementReader<PriceRowBuilder>(.lines)
    reader.append("[\"a\", 1]\n[\"b\"]\n{\"a\": 1}\n")
    try reader.finish()
    var built: [Result<RowPrice, BuildFailure>] = []
    while let element = reader.next() { built.append(element.result) }
    expect(built.first, equals: .success(RowPrice(name: "a", amount: 1, note: nil)))
    expect(
      built.dropFirst().map { failureLines($0) },
      equals: [
        ["[1]: required Decimal is missing"],
        [#"line 3, column 1: expected array, found object {"a": 1}"#],
      ])
  }
}

private struct RowPrice: Equatable, Sendable {
  let name: String
  let amount: Decimal
  let note: String?
}

/// A row such as `["EUR", 12.5, null]`.
private struct PriceRowBuilder: RowBuilder {
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
