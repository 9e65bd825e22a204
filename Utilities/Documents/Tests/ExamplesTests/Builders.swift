import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersMacros
import Foundation
import Testing

/// Builders, their models and their reports.
@Suite struct Builders {
  /// It is only compiled.
  static func compiled(sut: CharacterBuilder, data: Data, recorder: FindingRecorder) throws {
    // Code: BuildReport.swift, each block
    // Code: ConstructionBuilder+Build.swift, each block
    // Code: ConstructionBuilder+Path.swift
    // Code: Coercion.swift
    do {
      // Code: Coercion.swift, block 4
    }
    // Code: DeclaredField.swift
    // Code: JSONInput.swift
  }

  /// It is only compiled.
  static func loose(data: Data) {
    // Code: Coercion.swift, block 5
    print(report.findings)
  }

  /// It is only compiled.
  static func dictionaries(
    userInfo: [AnyHashable: Any], message: (body: Any, name: String),
    snapshot: (data: () -> [String: Any]?, id: String)
  ) throws {
    // Code: ConstructionBuilder+Dictionary.swift, each block
  }

  @Test func name_isSet() throws {
    // Code: ConstructionBuilder.swift
    #expect(try sut.build() == .success(CharacterResponseModel(name: "Scott Summers")))
  }

  struct Stay { let from, to: Int }

  struct StayBuilder: ConstructionBuilder {
    @Field var from: Int?
    @Field var to: Int?

    init(fields: JSONFields) { (_from, _to) = (fields["from"], fields["to"]) }

    // Code: Construct.swift
  }

  struct UnnamedStayBuilder: ConstructionBuilder {
    @Field var from: Int?
    @Field var to: Int?

    init(fields: JSONFields) { (_from, _to) = (fields["from"], fields["to"]) }

    // Code: BuildFailure.swift, block 2
  }

  @Test func stay_thatEndsBeforeItBegins() {
    let problem = "could not be built: 1 problem\n  to: rejected: ends before it begins"
    let json: [String: Any] = ["from": 2, "to": 1]
    #expect(StayBuilder.build(json: json).failure?.description == "Stay \(problem)")
    #expect(UnnamedStayBuilder.build(json: json).failure?.description == "Model \(problem)")
  }

  @Buildable struct Numbered { let id: Int }

  @Test func id_isRepaired() {
    let sut = Numbered.Builder(dictionary: ["id": "1009220"])
    let lines = printed { print in
      // Code: ConstructionBuilder+Findings.swift
    }
    #expect(lines == [#"id: read string "1009220" as Int"#])
  }

  struct Price { let amount: Decimal }

  @Test func price_isFilled() {
    let price = Price(amount: 3.99)
    // Code: FillableBuilder.swift
    #expect(sut.build().problems == ["amount: required Decimal is missing"])
  }

  struct Link {
    let type: String?
    let url: String
  }

  struct LinkBuilder: _DirectBuilder {
    @Field var type: String?
    @Field var url: String?

    init(fields: JSONFields) { (_type, _url) = (fields["type"], fields["url"]) }

    func build() -> Result<Link, BuildFailure> { construct(Link.init, $type.optional, $url) }

    // Code: DirectBuilder.swift
  }

  static func prices(of members: _JSONMembers) -> [String]? {
    typealias PriceBuilder = String
    // Code: DirectBuilder.swift, block 2
    return prices
  }

  @Buildable struct TextDelta { let delta: String }
  typealias TextDeltaBuilder = TextDelta.Builder

  @Test func delta_isRead() throws {
    // Code: VariantBuilder.swift
    #expect(sut.type == "response.output_text.delta")
    #expect(sut.build().problems == ["delta: required String is missing"])
  }

  enum Webhook {
    case push(TextDelta)
    case ping
    case other(String)
  }

  struct WebhookBuilder: VariantBuilder {
    typealias Model = Webhook

    @Field var type: String?
    @Field var push: TextDeltaBuilder?

    // Code: BuilderVariants.swift

    init() { (_type, _push) = (.missing, .missing) }
  }

  @Buildable struct Order { let id: Int }
  typealias OrderBuilder = Order.Builder

  enum Event {
    case text(String)
    case order(Order)
    case heartbeat
  }

  struct FrameBuilder: VariantBuilder {
    typealias Model = Event

    @Field var op: String?
    @Field var text: String?
    @Field var order: OrderBuilder?

    // Code: BuilderVariants.swift, block 2

    init() { (_op, _text, _order) = (.missing, .missing, .missing) }
  }

  enum Change {
    case push(TextDelta)
    case delete(String)
    case update(Order)
  }

  struct ChangeBuilder: VariantBuilder {
    typealias Model = Change

    @Field var type: String?
    @Field var push: TextDeltaBuilder?
    @Field var delete: String?
    @Field var update: OrderBuilder?

    // Code: BuilderVariant.swift, block 2

    init() { (_type, _push, _delete, _update) = (.missing, .missing, .missing, .missing) }
  }

  @Test func rows_areRead() throws {
    let data = #"[[1499040000000, "0.0163", 308], [0, "1"]]"#
    // Code: RowBuilder.swift
    #expect(candles.map(\.count) == [308, nil])
    do {
      // Code: RowBuilder.swift, block 2
      #expect(sut.build().problems == [])
    }
  }

  /// Positions are read in several ways, one after the other.
  struct RowsBuilder: RowBuilder {
    @Field var time: Date?
    @Field var price: Decimal?

    // Code: JSONRow.swift

    func build() -> Result<Decimal, BuildFailure> { construct({ $0 }, $price) }
  }

  struct RowBuilderOfPositions: RowBuilder {
    @Field var time: Date?
    @Field var price: Decimal?

    init(row: JSONRow) {
      // Code: JSONRow+Field.swift, each block
    }

    func build() -> Result<Decimal, BuildFailure> { construct({ $0 }, $price) }
  }

  struct Request { let headers: [String: String] }

  /// It is only compiled.
  static func told(request: Request, body: Data) throws {
    // Code: VariantBuilder+Input.swift, each block
    // Code: Capturable+Contract.swift, block 3
  }

  /// It is only compiled.
  static func toldOfDictionary(userInfo: [AnyHashable: Any], category: String) {
    // Code: VariantBuilder+Dictionary.swift, each block
  }
}

/// A model that names its builder.
enum NamedBuilders {
  @Buildable struct Amount { let amount: Decimal }
  typealias PriceBuilder = Amount.Builder

  // Code: ConstructionBuilders/Values/Buildable.swift
}

extension NamedBuilders.ComicBuilder {
  init(fields: JSONFields) { (_title, _prices) = (fields["title"], fields["prices"]) }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $title) }
}
