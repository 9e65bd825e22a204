import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// Forms of senders within each other: pairs, clocks, arrays of one, JSON in strings.
///
/// Patches make the same document of each, also where they are applied to what was sent.
struct SentFormsTests {
  @Test(arguments: edits)
  fileprivate func forms_areKept(_ one: FormsEdit) throws {
    let sent = try SentDocument<Forms>(json: one.json, coercion: .forgiving)
    var value = sent.value
    one.change(&value)
    let edit = try sent.edited(value)
    expect(String(decoding: edit.data, as: UTF8.self), equals: one.expected)
    if let changes = one.changes { expect(edit.changes.map { "\($0)" }, equals: changes) }
    let applied = try sent.applying(jsonPatch: edit.jsonPatch(testing: true))
    expect(String(decoding: applied.data, as: UTF8.self), equals: one.expected)
    let merged = try sent.applying(mergePatch: edit.mergePatch())
    try expect(JSONValue(json: merged.data), equals: JSONValue(json: edit.data))
    // What was read of the patched document is edited as well.
    var again = applied.value
    again.name = "z"
    expect(try applied.edited(again).changes.map(\.path), equals: ["name"])
  }

  private static let edits: [FormsEdit] = [
    FormsEdit(
      #"{"runs": [{"v": "1:02:03.50", "x": 1.0, "k": "a"}, {"k": "b", "v": "1.02:03:04"}]}"#,
      #"{"runs": [{"v": "1:02:04.50", "x": 1.0, "k": "a"}, {"k": "b", "v": "2.02:03:04"}]}"#,
      [#"runs[0].v: "1:02:03.50" → "1:02:04.50""#, #"runs[1].v: "1.02:03:04" → "2.02:03:04""#]
    ) {
      $0.runs?["a"]? += .seconds(1)
      $0.runs?["b"]? += .seconds(86_400)
    },
    FormsEdit(
      #"{"text": "{\"count\": [ 1 ], \"wait\": \"1.00:00:00.500\", \"x\": 1.50}"}"#,
      #"{"text": "{\"count\": [ 2 ], \"wait\": \"0.23:59:59.500\", \"x\": 1.50}"}"#,
      [
        #"text: "{\"count\": [ 1 ], \"wait\": \"1.00:00:00.500\", \"x\": 1.50}" → "#
          + #""{\"count\": [ 2 ], \"wait\": \"0.23:59:59.500\", \"x\": 1.50}""#
      ]
    ) {
      $0.text?.count = 2
      $0.text?.wait? -= .seconds(1)
    },
    FormsEdit(
      #"{"counts": "[{\"v\": [1], \"k\": [\"a\"]}, [{\"k\": \"b\", \"v\": 2, \"y\": 1e0}]]"}"#,
      #"{"counts": "[{\"v\": [3], \"k\": [\"a\"]}, [{\"k\": \"b\", \"v\": 4, \"y\": 1e0}]]"}"#,
      nil
    ) {
      $0.counts?["a"]? += 2
      $0.counts?["b"]? += 2
    },
    FormsEdit(
      #"{"texts": [[{"count": ["1"], "x": 1.0}], "{\"count\": 2, \"x\": 1.0}"]}"#,
      #"{"texts": [[{"count": ["5"], "x": 1.0}], "{\"count\": 6, \"x\": 1.0}"]}"#, nil
    ) {
      $0.texts?[0].count = 5
      $0.texts?[1].count = 6
    },
  ]
}

private struct FormsEdit: Sendable, CustomTestStringConvertible {
  let json: String
  let expected: String
  let changes: [String]?
  let change: @Sendable (inout Forms) -> Void

  init(
    _ json: String, _ expected: String, _ changes: [String]?,
    _ change: @escaping @Sendable (inout Forms) -> Void
  ) {
    (self.json, self.expected, self.changes, self.change) = (json, expected, changes, change)
  }

  var testDescription: String { json }
}

private struct Forms: ConstructionBuilder {
  @Field var name: String?
  @Field var runs: [String: Duration]?
  @Field var counts: [String: Int]?
  @Field var text: FormText?
  @Field var texts: [FormText]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _runs = fields["runs", as: .pairs(key: "k", value: "v", as: .each(.clock))]
    _counts = fields["counts", as: .pairs(key: "k", value: "v")]
    _text = fields["text"]
    _texts = fields["texts"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private struct FormText: ConstructionBuilder {
  @Field var count: Int?
  @Field var wait: Duration?

  init(fields: JSONFields) {
    _count = fields["count"]
    _wait = fields["wait", as: .clock]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $count) }
}
