import ConstructionBuilders
import Testing

@testable import TestSupport

/// An arm that can be built is better than one that cannot, whatever it lost.
struct BuildableArmTests {
  @Test(arguments: [
    (#"{"id":1,"note":[]}"#, "1", ["value.note: expected String, found array []"]),
    (
      #"{"id":1,"note":[],"size":[]}"#, "1",
      [
        "value.note: expected String, found array []", "value.size: expected Int, found array []",
      ]
    ),
    (#"{"name":"a"}"#, "a", []), (#"{"name":"a","note":[]}"#, "a", []),
    (#"{"id":1,"name":"a"}"#, nil, []),
  ])
  func object_isReadByTheArmThatBuilds(_ json: String, _ built: String?, _ lines: [String]) throws {
    for input in InputKind.allCases {
      let first = try read(OneOf<NamedBuilder, NumberedOrderBuilder>.self, json, from: input)
      let second = try read(OneOf<NumberedOrderBuilder, NamedBuilder>.self, json, from: input)
      let texts = [
        try first.build().get().either({ $0 }, { $0 }),
        try second.build().get().either({ $0 }, { $0 }),
      ]
      if let built {
        expect(texts, equals: [built, built])
        expect(first.findings, say: lines)
        expect(second.findings, say: lines)
      } else {
        // Both build, so the first one is used.
        expect(texts, equals: ["a", "1"])
      }
    }
  }

  @Test func list_isReadByTheArmThatBuilds() throws {
    let sut = try One<OneOf<PairBuilder, [Int]>>(json: #"{"value": [1, "x"]}"#)
    expect(sut.value?.second, equals: [1])
    expect(sut.findings, say: #"value[1]: expected Int, found string "x""#)
  }

  private func read<First: ConstructionBuilder, Second: ConstructionBuilder>(
    _ type: OneOf<First, Second>.Type, _ json: String, from input: InputKind
  ) throws -> One<OneOf<First, Second>> {
    let document = #"{"value": \#(json)}"#
    return input == .bytes
      ? try One(json: document) : One(dictionary: try dictionary(document))
  }
}

private struct NamedBuilder: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private struct NumberedOrderBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var note: String?
  @Field var size: Int?

  init(fields: JSONFields) {
    _id = fields["id"]
    _note = fields["note"]
    _size = fields["size"]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ id, _, _ in "\(id)" }, $id, $note.optional, $size.optional)
  }
}

private struct PairBuilder: RowBuilder {
  @Field var id: Int?
  @Field var price: Double?

  init(row: JSONRow) {
    _id = row[0]
    _price = row[1]
  }

  func build() -> Result<Double, BuildFailure> { construct({ $1 }, $id, $price) }
}
