import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Mutations of open enumerations, and of fields with a default for one kind of finding.
struct OpenMutationsTests {
  enum Stock: String, Capturable, Sendable { case new, used }
  enum Size: Int, Capturable, Sendable { case small = 1 }

  struct Item: Equatable, Sendable {
    let stock: Open<Stock>
    let size: Open<Size>
    let kinds: [Open<Stock>]
    let status: Stock
    let level: Int
    let count: Int
  }

  struct ItemBuilder: ConstructionBuilder {
    @Field var stock: Open<Stock>?
    @Field var size: Open<Size>?
    @Field var kinds: [Open<Stock>]?
    @Field var status: Stock?
    @Field var level: Int?
    @Field var count: Int?

    init(fields: JSONFields) {
      _stock = fields["stock"]
      _size = fields["size"]
      _kinds = fields["kinds"]
      _status = fields["status"]
      _level = fields["a", "level"]
      _count = fields["count"]
    }

    func build() -> Result<Item, BuildFailure> {
      construct(
        Item.init, $stock, $size, $kinds, $status.or(.new, for: .unknownCase),
        $level.or(0, for: .null), $count.or(0, for: .missing))
    }
  }

  static let samples = [
    #"{"stock": "new", "size": 1, "kinds": ["new"], "status": "used", "a": {"level": 1}, "count": 2}"#,
    #"{"stock": "x", "size": 7, "kinds": ["y", "1"], "status": "used", "a": {"level": 1}, "count": 2}"#,
  ]

  @Test(arguments: samples)
  func builder_violatesNothing(sample: String) throws {
    let mutations = try JSONMutation.all(
      of: Data(sample.utf8), sampling: checksAllCases ? nil : 101, seed: 4)
    #expect(mutations.count > 100)
    try expect(
      mutations.flatMap { try $0.violations(of: ItemBuilder.self) }.map(\.description), equals: [])
    try expect(mutations.violations(of: ItemBuilder.self).map(\.description), equals: [])
  }

  @Test func unknownCase_isNoRejection() throws {
    let table = try JSONMutation.all(of: Data(Self.samples[0].utf8))
      .toleranceTable(within: .seconds(60)) { ItemBuilder.build(json: $0) }
    for operation in [MutationOperation.emptyString, .whiteSpace] {
      expect(table["stock", operation], equals: [.changed])
      expect(table["kinds[]", operation], equals: [.changed])
      expect(table["status", operation], equals: [.changed])
    }
    expect(table["size", .zero], equals: [.changed])
    expect(table["size", .numberAsString], equals: [.unchanged])
    for field in ["stock", "size", "status"] {
      for operation in [MutationOperation.drop, .null, .array, .object] {
        expect(table[field, operation], equals: [.rejected])
      }
    }
    expect(table["a.level", .null], equals: [.changed])
    expect(table["a.level", .drop], equals: [.rejected])
    expect(table["count", .drop], equals: [.defaulted])
    expect(table["count", .null], equals: [.rejected])
  }

  @Test func fragment_sendsTheRawValue() throws {
    let fragment = JSONFragment<Item> {
      Member("stock", .known(.used), \.stock)
      Member("size", .unknown(7), \.size)
      Member("kinds", [.known(.new), .unknown("x")], \.kinds)
      Member("status", .used, \.status)
      Member("count", 1, \.count)
      Member("a", json: ["level": 3], \.level, 3)
    }
    try expect(
      fragment.json.description,
      equals:
        #"{"stock":"used","size":7,"kinds":["new","x"],"status":"used","count":1,"a":{"level":3}}"#)
    try expect(fragment.mismatches { try ItemBuilder(json: $0).build().get() }, equals: [])
  }
}
