import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

@testable import builders

/// A check does with formats what the builder does.
struct FormatsCheckTests {
  private static func document(_ dice: inout Dice) -> String {
    func one(_ values: String...) -> String {
      dice.one(of: values + ["null", "[]", "7", #""x""#, "{}", #""""#])
    }
    let pair = #"{"key": "id", "value": \#(one("1", #""1""#))}"#
    let values = [
      "price": one(#""1.50""#, "1.50", #"" 2 ""#), "rating": one(#""N/A""#, "-1", #""-1""#),
      "born": one(#""0000-00-00""#, #""2024-05-06""#), "times": "[\(one("60", #""60""#)), 1]",
      "tags": one(#""a""#, #"["a"]"#, #"["a", {}]"#),
      "parts": one(#"{"id": 1}"#, #"[{"id": 1}]"#, #"[{"id": "1"}, {}]"#),
      "part": one(#"{"id": 1}"#, "false", #"{"id": "x"}"#),
      "points": "[[1, \(one("2"))], [3]]", "days": #"{"20240506": \#(one("1"))}"#,
      "meta": "[\(pair), \(one(pair))]", "object": "[\(pair), \(one(pair))]",
      "payload": one(#""{\"id\": 1}""#, #""{\"id\": \"x\"}""#, #"{"id": 1}"#),
      "list": one(#""[1, 2]""#, "[1, 2]", #""[1""#, #""[\"1\"]""#),
      "data": one(#""ff""#, #""fg""#), "amount": one(#""1.234,50""#, #""1,5""#, "1.5"),
    ]
    let right = [
      "price": #""1.50""#, "rating": "1", "born": #""2024-05-06""#, "times": "[60]",
      "tags": #""a""#, "parts": #"{"id": 1}"#, "part": #"{"id": 1}"#, "points": "[[1]]",
      "days": #"{"20240506": 1}"#, "meta": "[\(#"{"key": "id", "value": 1}"#)]",
      "object": "[\(#"{"key": "id", "value": 1}"#)]", "payload": #""{\"id\": 1}""#,
      "list": #""[1]""#, "data": #""ff""#, "amount": #""1,50""#,
    ]
    return dice.object(of: right, rarely: values)
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<3)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 3000)
    ContractCheckTests.compare(FormatsBuilder.self, coercion) { Self.document(&dice) }
  }

  @Test func nothing_isUnknown() {
    let contract = FormatsBuilder.contract()
    var dice = Dice(7)
    for _ in 0..<40 {
      let check = ContractCheckTests.check(contract, Self.document(&dice))
      expect(check.unknown, equals: [])
    }
  }

  /// What is neither one element nor many is named as the library names it.
  @Test func oneOrMany_isLostAsTheField() {
    let contract = FormatsBuilder.contract()
    let check = ContractCheckTests.check(contract, #"{"tags": {}, "parts": "x"}"#)
    let rows = check.rows.keys.filter { ["tags", "parts"].contains($0.path.prefix { $0 != "[" }) }
    expect(
      rows.map { "\($0.path): \($0.expected)" }.sorted(),
      equals: ["parts: array or object", "tags: array or String"])
  }

  /// A word that means null also does at a step of the path.
  @Test(arguments: [
    (#"{"replies": ""}"#, []), (#"{"replies": {"data": ""}}"#, []),
    (#"{"replies": {"data": {"count": ""}}}"#, []),
    (#"{"replies": false}"#, ["replies: object"]),
    (#"{"replies": {"data": 1}}"#, ["replies.data: object"]),
  ])
  func wordForNullAtAStep_isNull(_ json: String, _ expected: [String]) {
    let check = ContractCheckTests.check(RepliesBuilder.contract(), json)
    expect(check.rows.keys.map { "\($0.path): \($0.expected)" }, equals: expected)
    expect(
      RepliesBuilder.report(json: json).findings.map(\.path.description),
      equals: check.rows.keys.map(\.path))
  }

  /// A value of a pair is where it was sent, as in findings.
  @Test func pairs_haveThePlacesOfFindings() {
    let json = #"""
      {
        "meta": [{"key": "a", "value": "x"}, {"key": "b", "value": "1"}],
        "object": [{"key": "id", "value": "x"}],
        "numbers": [
          {"key": "x", "value": {"id": 1}}, {"key": "1", "value": {}},
          {"key": "2", "value": {"id": 1}}
        ]
      }
      """#
    let check = ContractCheckTests.check(PairsBuilder.contract(), json)
    expect(
      check.rows.keys.map { "\($0.path): \($0.expected)" }.sorted(),
      equals: [
        "meta[].value: Int", "meta[].value: Int", "numbers[].key: Int key",
        "numbers[].value.id: Int", "object[].value: Int",
      ])
    let places = PairsBuilder.report(json: json).findings.map { finding in
      finding.path.description.replacing(/\[[0-9]\]/, with: "[]")
    }
    expect(Set(check.rows.keys.map(\.path)), equals: Set(places))
    let missing = ContractCheckTests.check(PairsBuilder.contract(), #"{"object": []}"#)
    expect(missing.rows.keys.map(\.path), equals: ["object.id"])
  }
}

private struct RepliesBuilder: ConstructionBuilder {
  @Field var count: Int?
  init(fields: JSONFields) { _count = fields["replies", "data", "count", as: .null("")] }
  func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $count.optional) }
}

private struct PairsBuilder: ConstructionBuilder {
  @Field var meta: [String: Int]?
  @Field var object: PartBuilder?
  @Field var numbers: [Int: PartBuilder]?

  init(fields: JSONFields) {
    _meta = fields["meta", as: .pairs(key: "key", value: "value")]
    _object = fields["object", as: .pairs(key: "key", value: "value")]
    _numbers = fields["numbers", as: .pairs(key: "key", value: "value")]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ _, _, _ in 0 }, $meta.optional, $object.optional, $numbers.optional)
  }
}

private struct PartBuilder: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct FormatsBuilder: ConstructionBuilder {
  @Field var price: Decimal?
  @Field var rating: Int?
  @Field var born: Date?
  @Field var times: [Date]?
  @Field var tags: [String]?
  @Field var parts: [PartBuilder]?
  @Field var part: PartBuilder?
  @Field var points: [[Double]]?
  @Field var days: [Date: Int]?
  @Field var meta: [String: Int]?
  @Field var object: PartBuilder?
  @Field var payload: PartBuilder?
  @Field var list: [Int]?
  @Field var data: Data?
  @Field var amount: Decimal?

  init(fields: JSONFields) {
    _price = fields["price", as: .sent(as: .string)]
    _rating = fields["rating", as: .null("N/A", -1)]
    _born = fields["born", as: .null("0000-00-00", or: .pattern("yyyy-MM-dd"))]
    _times = fields["times", as: .each(.secondsSince1970)]
    _tags = fields["tags", as: .oneOrMany]
    _parts = fields["parts", as: .oneOrMany]
    _part = fields["part", as: .null(false)]
    _points = fields["points", as: .each(.whole())]
    _days = fields["days", as: .keyed(by: .pattern("yyyyMMdd"))]
    _meta = fields["meta", as: .pairs(key: "key", value: "value")]
    _object = fields["object", as: .pairs(key: "key", value: "value")]
    _payload = fields["payload", as: .sent(as: .string)]
    _list = fields["list", as: .sent(as: .string)]
    _data = fields["data", as: .hexadecimal]
    _amount = fields["amount", as: .decimal(separator: ",", grouping: ".")]
  }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { price, _, _, times, tags, parts, _, points, days, meta, _, payload, list, _, _ in
        payload + times.count + tags.count + parts.count + points.count + days.count + meta.count
          + list.count
      }, $price, $rating.optional, $born.optional, $times, $tags, $parts, $part.optional, $points,
      $days, $meta, $object.optional, $payload, $list, $data, $amount)
  }
}
