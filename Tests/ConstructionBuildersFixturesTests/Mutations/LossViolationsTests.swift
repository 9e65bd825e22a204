import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import Testing

/// Builders that lose what no mutation replaces by another valid value: dates, nested builders and
/// elements.
struct LossViolationsTests {
  struct Item: Equatable, Sendable {
    let id: Int
  }

  struct Slice: Equatable, Sendable {
    var total: Int
    var results: [Item]
    var tags: [String]
    var byName: [String: Item]
    var first: Item?
    var updated: Date?
    var uuid: UUID?
    var kind: Kind?
  }

  enum Kind: String, Capturable { case comic, story }

  struct ItemBuilder<Losing: SliceLoss>: ConstructionBuilder {
    @Field var id: Int?

    init(fields: JSONFields) {
      _id = fields["id"]
    }

    func build() -> Result<Item, BuildFailure> {
      construct(Item.init, $id.checked("known") { Losing.isKnown($0) })
    }
  }

  struct SliceBuilder<Losing: SliceLoss>: ConstructionBuilder {
    @Field var total: Int?
    @Field var results: [ItemBuilder<Losing>]?
    @Field var tags: [String]?
    @Field var byName: [String: ItemBuilder<Losing>]?
    @Field var first: ItemBuilder<Losing>?
    @Field var updated: Date?
    @Field var uuid: UUID?
    @Field var kind: Kind?

    init(fields: JSONFields) {
      _total = fields["total"]
      _results = fields["results"]
      _tags = fields["tags"]
      _byName = fields["byName"]
      _first = fields["first"]
      _updated = fields["updated"]
      _uuid = fields["uuid"]
      _kind = fields["kind"]
    }

    func build() -> Result<Slice, BuildFailure> {
      construct(
        {
          Losing.lose(
            Slice(
              total: $0, results: $1, tags: $2, byName: $3, first: $4, updated: $5,
              uuid: $6, kind: $7))
        }, $total, $results.or([]), $tags.or([]), $byName.or([:]),
        $first.optional, $updated.optional, $uuid.optional, $kind.optional)
    }
  }

  static let json = """
    {"total": 3, "results": [{"id": 1}, {"id": 2}, {"id": 3}], "tags": ["a", "b"],
     "byName": {"x": {"id": 4}}, "first": {"id": 5}, "updated": "2020-01-01T00:00:00Z",
     "uuid": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "kind": "comic"}
    """

  private func violations<Losing: SliceLoss>(
    of loss: Losing.Type, ignoring fields: Set<String> = [], _ json: String = json
  ) throws -> [String] {
    // All for honest builders. The others need only those that show a loss.
    let isHonest = [Nothing.self, Filtered.self, Distinct.self, Derived.self].contains {
      (honest: any SliceLoss.Type) in
      ObjectIdentifier(honest) == ObjectIdentifier(loss)
    }
    let shown: Set<MutationOperation> = [.drop, .null, .string, .emptied, .elementDuplicated]
    return try JSONMutation.all(of: Data(json.utf8))
      .filter { isHonest || shown.contains($0.operation) }
      .violations(of: SliceBuilder<Losing>.self, ignoring: fields).map(\.description)
  }

  enum Nothing: SliceLoss {}

  @Test func builderThatLosesNothing_hasNone() throws {
    #expect(try violations(of: Nothing.self) == [])
  }

  enum Results: SliceLoss { static func change(_ slice: inout Slice) { slice.results = [] } }
  enum ByName: SliceLoss { static func change(_ slice: inout Slice) { slice.byName = [:] } }
  enum First: SliceLoss { static func change(_ slice: inout Slice) { slice.first = nil } }
  enum Updated: SliceLoss { static func change(_ slice: inout Slice) { slice.updated = nil } }
  enum UUIDs: SliceLoss { static func change(_ slice: inout Slice) { slice.uuid = nil } }
  enum Kinds: SliceLoss { static func change(_ slice: inout Slice) { slice.kind = nil } }

  @Test(
    arguments: [
      (Results.self, "emptied", "results"), (ByName.self, "emptied", "byName"),
      (First.self, "emptied", "first"), (Updated.self, "drop", "updated"),
      (UUIDs.self, "drop", "uuid"), (Kinds.self, "drop", "kind"),
    ] as [(any SliceLoss.Type, String, String)])
  func propertyThatIsAlwaysEmpty_isNamed(
    loss: any SliceLoss.Type, operation: String, name: String
  ) throws {
    #expect(
      try violations(of: loss) == [
        "\(operation) \(name): the model's \(name) never changes, "
          + "whatever field \(name) of SliceBuilder<\(loss)> is"
      ])
    #expect(try violations(of: loss, ignoring: [name]) == [])
  }

  enum Prefix: SliceLoss {
    static func change(_ slice: inout Slice) {
      slice.results = Array(slice.results.prefix(1))
      slice.tags = Array(slice.tags.prefix(1))
    }
  }

  @Test func arrayThatIsCutShort_isNamed() throws {
    #expect(
      try violations(of: Prefix.self)
        == ["results", "tags"].map {
          "element-duplicated \($0): the model's \($0) lacks elements of field \($0) of "
            + "SliceBuilder<Prefix>, and the one that is added"
        })
    #expect(try violations(of: Prefix.self, ignoring: ["results", "tags"]) == [])
    // Two of two elements.
    enum Two: SliceLoss {
      static func change(_ slice: inout Slice) { slice.tags = Array(slice.tags.prefix(2)) }
    }
    #expect(try violations(of: Two.self) == [])
  }

  enum Rejected: SliceLoss { static func isKnown(_ id: Int) -> Bool { id > 3 } }

  @Test func arrayOfWhichNothingIsLeft_isNamed() throws {
    #expect(
      try violations(of: Rejected.self) == [
        "drop results: field results of SliceBuilder<Rejected> has elements in the sample, but not "
          + "one that can be used"
      ])
    #expect(try violations(of: Rejected.self, ignoring: ["results"]) == [])
    #expect(
      try violations(of: Nothing.self, #"{"total": 1, "tags": [[], {}]}"#) == [
        "drop tags: field tags of SliceBuilder<Nothing> has elements in the sample, but not one "
          + "that can be used"
      ])
    #expect(try violations(of: Nothing.self, #"{"total": 1, "tags": [null], "results": []}"#) == [])
  }

  /// Two fields share the elements of one array.
  struct SortingBuilder: ConstructionBuilder {
    @Field var known: [ItemBuilder<Rejected>]?
    @Field var others: [ItemBuilder<Nothing>]?

    init(fields: JSONFields) {
      _known = fields["items"]
      _others = fields["items"]
    }

    func build() -> Result<Sorted, BuildFailure> {
      construct(Sorted.init, $known.or([]), $others.or([]))
    }
  }

  struct Sorted: Equatable {
    let known: [Item]
    let others: [Item]
  }

  /// Its elements are built with a value of their parent.
  struct PricesBuilder: ConstructionBuilder {
    @Field var currency: String?
    @Field var prices: [PriceBuilder]?

    init(fields: JSONFields) {
      _currency = fields["currency"]
      _prices = fields["prices"]
    }

    func build() -> Result<Prices, BuildFailure> {
      let prices = (prices ?? []).compactMap { price in
        var price = price
        price.currency = currency
        return try? price.build().get()
      }
      return construct({ Prices(currency: $0, prices: prices) }, $currency)
    }
  }

  struct PriceBuilder: ConstructionBuilder {
    @Field var amount: Int?
    @Field var currency: String?

    init(fields: JSONFields) {
      _amount = fields["amount"]
      _currency = fields["currency"]
    }

    func build() -> Result<String, BuildFailure> {
      construct({ "\($0) \($1)" }, $amount, $currency)
    }
  }

  struct Prices: Equatable {
    let currency: String
    let prices: [String]
  }

  @Test func elementsThatAreUsedOtherwise_areNoViolation() throws {
    let items = try JSONMutation.all(of: Data(#"{"items": [{"id": 1}, {"id": 2}]}"#.utf8))
    #expect(try items.violations(of: SortingBuilder.self).map(\.description) == [])
    let prices = #"{"currency": "EUR", "prices": [{"amount": 1}, {"amount": 2}]}"#
    #expect(
      try JSONMutation.all(of: Data(prices.utf8)).violations(of: PricesBuilder.self)
        .map(\.description) == [])
  }

  /// Elements that can be used at one place, and not at another.
  @Test func arrayOfWhichSomethingIsLeftElsewhere_isNoViolation() throws {
    let json = #"[{"total": 1, "tags": [[]]}, {"total": 1, "tags": ["a"]}]"#
    let violations = try JSONMutation.all(of: Data(json.utf8))
      .violations(of: [SliceBuilder<Nothing>].self)
    #expect(violations.map(\.description) == [])
  }

  enum Filtered: SliceLoss {
    static func change(_ slice: inout Slice) { slice.results.removeAll { $0.id == 2 } }
  }

  enum Distinct: SliceLoss {
    static func change(_ slice: inout Slice) {
      var known: Set<String> = []
      slice.tags = slice.tags.filter { known.insert($0).inserted }
    }
  }

  enum Derived: SliceLoss {
    static func change(_ slice: inout Slice) {
      slice.updated = slice.updated.map { max($0, Date(timeIntervalSince1970: 2e9)) }
      slice.first = slice.first.map { Item(id: $0.id + 1) }
      slice.results = slice.results.map { Item(id: $0.id + 1) }.reversed()
      slice.byName = slice.byName.mapValues { Item(id: $0.id + 1) }
      slice.kind = slice.kind == nil ? nil : .story
    }
  }

  @Test(arguments: [Filtered.self, Distinct.self, Derived.self] as [any SliceLoss.Type])
  func builderThatSelectsOrDerives_hasNone(loss: any SliceLoss.Type) throws {
    #expect(try violations(of: loss) == [])
    let json = Self.json.replacingOccurrences(of: #"["a", "b"]"#, with: #"["a", "a", "b"]"#)
    #expect(try violations(of: loss, json) == [])
  }

  /// What is not noticed: a property of a type of which no operation makes another value, if the
  /// field is required.
  struct RequiredBuilder: ConstructionBuilder {
    @Field var updated: Date?
    @Field var kind: Kind?

    init(fields: JSONFields) {
      _updated = fields["updated"]
      _kind = fields["kind"]
    }

    func build() -> Result<Required, BuildFailure> {
      construct({ _, _ in Required() }, $updated, $kind)
    }
  }

  struct Required: Equatable {
    var updated: Date?
    var kind: Kind?
  }

  @Test func requiredFieldWithoutAnotherValidValue_isNotNoticed() throws {
    let violations = try JSONMutation.all(of: Data(Self.json.utf8))
      .violations(of: RequiredBuilder.self)
    #expect(violations.map(\.description) == [])
  }
}

/// How a builder loses data.
protocol SliceLoss: Sendable {
  static func isKnown(_ id: Int) -> Bool
  static func change(_ slice: inout LossViolationsTests.Slice)
}

extension SliceLoss {
  static func isKnown(_ id: Int) -> Bool { true }
  static func change(_ slice: inout LossViolationsTests.Slice) {}

  static func lose(_ slice: LossViolationsTests.Slice) -> LossViolationsTests.Slice {
    var slice = slice
    change(&slice)
    return slice
  }
}
