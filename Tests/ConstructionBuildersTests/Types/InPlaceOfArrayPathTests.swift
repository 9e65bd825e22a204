import ConstructionBuilders
import Testing

@testable import TestSupport

/// An object in place of an array has the path of the array: no `[0]` was sent.
struct InPlaceOfArrayPathTests {
  static let rows: [(json: String, findings: [String])] = [
    (#"{"id": 1}"#, []),
    (
      #"{"ID": "x"}"#,
      [
        "items.id: required Int is missing",
        "items: none of 1 element could be used",
      ]
    ),
    (
      #"{"id": null}"#,
      ["items.id: required Int is null", "items: none of 1 element could be used"]
    ),
    (#"{"id": "7"}"#, [#"items.id: read string "7" as Int"#]),
    (#"{"id": 1, "parts": ["x"]}"#, [#"items.parts[0]: expected Int, found string "x""#]),
    (
      #"[{"id": 1}, {"ID": 2}]"#, ["items[1].id: required Int is missing"]
    ),
  ]

  @Test(arguments: rows) func single_hasThePathOfTheArray(json: String, findings: [String]) throws {
    let document = #"{"items": \#(json)}"#
    let known = [
      try ListBuilder(json: document), ListBuilder(dictionary: try dictionary(document)),
    ]
    for sut in known {
      expect(sut.findings, say: findings)
      expect(sut.$items.findings, say: findings.filter { !$0.contains("none of") })
    }
    let repaired = try RepairedBuilder(json: document, coercion: .forgiving)
    expect(
      repaired.findings.map(\.description).filter { !$0.hasSuffix("as array") }, equals: findings)
  }

  @Test func failure_namesThePath() throws {
    let sut = try ListBuilder(json: #"{"items": {"id": null}}"#)
    expect(
      sut.build(), fails: "items: none of 1 element could be used", "items.id: required Int is null"
    )
    let complete = try CompleteBuilder(json: #"{"items": {"id": null, "parts": [1, "x"]}}"#)
    expect(complete.build(), fails: "items.id: required Int is null")
  }

  @Test func change_keepsThePath() throws {
    var sut = try ListBuilder(json: #"{"items": {"id": "7", "parts": ["x"]}}"#)
    sut.items?[0].id = 8
    expect(sut.findings, say: #"items.parts[0]: expected Int, found string "x""#)
    sut.items?.append(try ItemBuilder(json: "{}"))
    expect(
      sut.findings, say: #"items[0].parts[0]: expected Int, found string "x""#,
      "items[1].id: required Int is missing")
  }
}

private struct ItemBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var parts: [Int]?
  init(fields: JSONFields) { (_id, _parts) = (fields["id"], fields["parts"]) }
  func build() -> Result<Int, BuildFailure> { construct({ id, _ in id }, $id, $parts.or([])) }
}

private struct ListBuilder: ConstructionBuilder {
  @Field var items: [ItemBuilder]?
  init(fields: JSONFields) { _items = fields["items", as: .oneOrMany] }
  func build() -> Result<[Int], BuildFailure> { construct({ $0 }, $items) }
}

private struct RepairedBuilder: ConstructionBuilder {
  @Field var items: [ItemBuilder]?
  init(fields: JSONFields) { _items = fields["items"] }
  func build() -> Result<[Int], BuildFailure> { construct({ $0 }, $items) }
}

private struct CompleteBuilder: ConstructionBuilder {
  @Field var items: [ItemBuilder]?
  init(fields: JSONFields) { _items = fields["items", as: .oneOrMany] }
  func build() -> Result<[Int], BuildFailure> { construct({ $0 }, $items.requiringAll) }
}
