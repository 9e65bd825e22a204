import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Mutations of values as their senders write them by contract.
struct FormatMutationsTests {
  struct Part: Equatable, Sendable { let id: Int }

  struct PartBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) { _id = fields["id"] }
    func build() -> Result<Part, BuildFailure> { construct(Part.init, $id) }
  }

  struct Item: Equatable, Sendable {
    let price: Decimal
    let flag: Bool
    let rating: Int?
    let times: [Date]
    let tags: [String]
    let parts: [Part]
    let meta: [String: Int]
    let object: Part
    let payload: Part
    let points: [[Double]]
    let days: [Date: Int]
  }

  struct ItemBuilder: ConstructionBuilder {
    @Field var price: Decimal?
    @Field var flag: Bool?
    @Field var rating: Int?
    @Field var times: [Date]?
    @Field var tags: [String]?
    @Field var parts: [PartBuilder]?
    @Field var meta: [String: Int]?
    @Field var object: PartBuilder?
    @Field var payload: PartBuilder?
    @Field var points: [[Double]]?
    @Field var days: [Date: Int]?

    init(fields: JSONFields) {
      _price = fields["price", as: .sent(as: .string)]
      _flag = fields["flag", as: .sent(as: .number)]
      _rating = fields["rating", as: .null("", 0)]
      _times = fields["times", as: .each(.secondsSince1970)]
      _tags = fields["tags", as: .oneOrMany]
      _parts = fields["parts", as: .oneOrMany]
      _meta = fields["meta", as: .pairs(key: "key", value: "value")]
      _object = fields["object", as: .pairs(key: "key", value: "value")]
      _payload = fields["payload", as: .sent(as: .string)]
      _points = fields["points", as: .each(.whole())]
      _days = fields["days", as: .keyed(by: .pattern("yyyyMMdd"))]
    }

    func build() -> Result<Item, BuildFailure> {
      construct(
        Item.init, $price, $flag, $rating.optional, $times, $tags, $parts, $meta, $object,
        $payload, $points, $days)
    }
  }

  static let sample = Data(
    #"""
    {"price": "12.50", "flag": 1, "rating": 7, "times": [60, 120], "tags": ["a"],
    "parts": {"id": 1}, "meta": [{"key": "a", "value": 1}, {"key": "b", "value": 2}],
    "object": [{"key": "id", "value": 1}], "payload": "{\"id\": 1}", "points": [[1, 2], [3]],
    "days": {"20240506": 1}}
    """#.utf8)

  @Test func builder_violatesNothing() throws {
    let mutations = try JSONMutation.all(
      of: Self.sample, sampling: checksAllCases ? nil : 120, seed: 3)
    try expect(
      mutations.flatMap { try $0.violations(of: ItemBuilder.self) }.map(\.description), equals: [])
    try expect(mutations.violations(of: ItemBuilder.self).map(\.description), equals: [])
  }

  /// The type's own form is the deviation, and what means null is none.
  @Test func table_knowsFormats() throws {
    let cases: [(String, MutationOperation, Tolerance, Tolerance)] = [
      ("price", .stringAsNumber, .unchanged, .rejected),
      ("price", .number, .changed, .rejected),
      ("price", .emptyString, .rejected, .rejected),
      ("flag", .boolean, .unchanged, .rejected),
      ("flag", .numberAsString, .unchanged, .rejected),
      ("rating", .emptyString, .defaulted, .defaulted),
      ("rating", .zero, .defaulted, .defaulted),
      ("rating", .null, .defaulted, .defaulted),
      ("tags", .unwrapped, .unchanged, .unchanged),
      ("tags", .string, .changed, .changed),
      ("tags", .object, .rejected, .rejected),
      ("meta", .object, .rejected, .rejected),
      ("meta", .elementDuplicated, .unchanged, .unchanged),
      ("payload", .object, .rejected, .rejected),
      ("days", .unknownKey, .unchanged, .unchanged),
    ]
    let mutations = try JSONMutation.all(of: Self.sample).filter { mutation in
      cases.contains { $0.1 == mutation.operation && "\(mutation.path)".hasPrefix($0.0) }
    }
    let table = try mutations.toleranceTable(within: .seconds(60)) {
      ItemBuilder.build(json: $0)
    }
    let strict = try mutations.toleranceTable(within: .seconds(60)) {
      ItemBuilder.build(json: $0, coercion: .strict)
    }
    for (path, operation, lenient, strictly) in cases {
      expect(table[path, operation], equals: [lenient], "\(path), \(operation)")
      expect(strict[path, operation], equals: [strictly], "\(path), \(operation), strict")
    }
  }
}
