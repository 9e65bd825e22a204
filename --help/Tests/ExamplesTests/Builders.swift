import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersMacros
import Foundation
import Testing

/// Builders, their models and their reports.
@Suite struct Builders {
  /// It is only compiled.
  static func compiled(sut: CharacterBuilder, data: Data, recorder: FindingRecorder) throws {
    do {
      let report = sut.report()
      report.result      // the model, or why there is none
      report.findings    // what a service tells about a response that it could use
    }
    do {
      let report = try CharacterBuilder(json: data).report()
      recorder.record(report.findings)
      let character = try report.result.get()
    }
    do {
      let report = CharacterBuilder.report(json: data)
      recorder.record(report.findings)     // every response
      let character = try report.result.get()
    }
    do {
      CharacterResponseBuilder.build(json: data)
      // .success(…), or .failure with every problem
    }
    do {
      let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])
    }
    do {
      let sut = try CharacterResponseBuilder(json: data)
      let other = try CharacterResponseBuilder(json: #"{"name": "Cyclops"}"#)
    }
    CharacterBuilder.build(json: data, at: "data")                    // {"data": {"id": 1}}
    CharacterBuilder.build(json: data, at: "data", orWhole: true)     // or {"id": 1}
    let sut = try CharacterResponseBuilder(json: data, coercion: .strict)
    do {
      let report = CharacterBuilder.report(
        json: #"{"ID": 7, "Name": "Scott"}"#, coercion: [.lenient, .keysInAnyCase])
      // ID: read from ID instead of id
    }
    for declared in sut.declaredFields { print(declared.name, declared.field.outcome) }
    CharacterResponseBuilder.build(json: data)
    CharacterResponseBuilder.build(json: #"{"name": "Cyclops"}"#)
    CharacterResponseBuilder.build(json: ["name": "Cyclops"])
  }

  /// It is only compiled.
  static func loose(data: Data) {
    let report = CharacterBuilder.report(json: data, coercion: [.lenient, .looseSyntax])
    // line 4, column 20: read over a trailing comma, which JSON does not have
    print(report.findings)
  }

  /// It is only compiled.
  static func dictionaries(
    userInfo: [AnyHashable: Any], message: (body: Any, name: String),
    snapshot: (data: () -> [String: Any]?, id: String)
  ) throws {
    do {
      let sut = CharacterBuilder(dictionary: userInfo)     // [AnyHashable: Any]
    }
    do {
      let sut = try CharacterBuilder(dictionary: message.body)     // Any
      let other = try CharacterBuilder(dictionary: snapshot.data())     // [String: Any]?
    }
    do {
      let report = CharacterBuilder.report(dictionary: ["name": 7])
    }
  }

  @Test func name_isSet() throws {
    struct CharacterResponseModel: Equatable, Sendable { let name: String }

    struct CharacterResponseBuilder: ConstructionBuilder {
      @Field var name: String?

      init(fields: JSONFields) {
        _name = fields["name"]
      }

      func build() -> Result<CharacterResponseModel, BuildFailure> {
        construct(CharacterResponseModel.init, $name)
      }
    }

    var sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])
    sut.name       // "Cyclops"
    sut.name = "Scott Summers"
    sut.build()    // .success(CharacterResponseModel(name: "Scott Summers"))
    #expect(try sut.build() == .success(CharacterResponseModel(name: "Scott Summers")))
  }

  struct Stay { let from, to: Int }

  struct StayBuilder: ConstructionBuilder {
    @Field var from: Int?
    @Field var to: Int?

    init(fields: JSONFields) { (_from, _to) = (fields["from"], fields["to"]) }

    func build() -> Result<Stay, BuildFailure> {
      if let from, let to, to < from { return rejected("ends before it begins", at: $to) }
      return construct(Stay.init, $from, $to)
    }
    // Stay could not be built: 1 problem
    //   to: rejected: ends before it begins
  }

  struct UnnamedStayBuilder: ConstructionBuilder {
    @Field var from: Int?
    @Field var to: Int?

    init(fields: JSONFields) { (_from, _to) = (fields["from"], fields["to"]) }

    func build() -> Result<Stay, BuildFailure> {
      if let from, let to, to < from {
        return .failure(BuildFailure("ends before it begins", at: $to.path))
      }
      return construct(Stay.init, $from, $to)
    }
    // Model could not be built: 1 problem
    //   to: rejected: ends before it begins
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
      for finding in sut.findings where finding.isRepair { print(finding) }
      // id: read string "1009220" as Int
    }
    #expect(lines == [#"id: read string "1009220" as Int"#])
  }

  struct Price { let amount: Decimal }

  @Test func price_isFilled() {
    let price = Price(amount: 3.99)
    struct PriceBuilder: FillableBuilder {
      @Field var amount: Decimal?

      init(fields: JSONFields) { _amount = fields["amount"] }

      init(_ price: Price) {
        self.init(dictionary: [:])
        amount = price.amount
      }

      func build() -> Result<Price, BuildFailure> { construct(Price.init, $amount) }
    }

    var sut = PriceBuilder(price)
    sut.amount = nil
    sut.build()    // amount: required Decimal is missing
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

    static let keys: _JSONKeys = ["type", "url"]

    static func model(from members: _JSONMembers) -> Link? {
      let type = members.value(0, String.self)
      guard let url = members.value(1, String.self) else { return nil }
      return Link(type: type, url: url)
    }
  }

  static func prices(of members: _JSONMembers) -> [String]? {
    typealias PriceBuilder = String
    let prices: Field<[PriceBuilder]> = members.withFields { $0[anyOf: "prices", "price"] }
    guard let prices = prices.requiringAll.or([])._usable else { return nil }
    return prices
  }

  @Buildable struct TextDelta { let delta: String }
  typealias TextDeltaBuilder = TextDelta.Builder

  @Test func delta_isRead() throws {
    enum Event { case delta(TextDelta), ping, other(String) }

    struct EventBuilder: VariantBuilder {
      typealias Model = Event

      @Field var type: String?
      @Field var delta: TextDeltaBuilder?

      static let variants = BuilderVariants<Self>(
        \._type, discriminator: "type",
        .variant("response.output_text.delta", as: \._delta, Event.delta),
        .variant("ping", "keepalive", is: Event.ping),
        unknown: Event.other)

      init() { (_type, _delta) = (.missing, .missing) }
    }

    var sut = try EventBuilder(json: #"{"type": "response.output_text.delta", "delta": "Hi"}"#)
    sut.type             // "response.output_text.delta"
    sut.delta?.delta     // "Hi": the fields of the variant are tested by themselves
    sut.delta?.delta = nil
    sut.build()          // delta: required String is missing
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

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", content: "payload",
      .variant("push", as: \._push, Webhook.push),
      .variant("ping", is: Webhook.ping),
      unknown: Webhook.other)

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

    static let variants = BuilderVariants<Self>(
      \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
      .variant("0", as: \._text, Event.text),                          // case text(String)
      .variant("4", as: \._order, in: .sent(as: .string), Event.order),
      .variant("11", is: Event.heartbeat))

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

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", content: "payload",
      .variant("push", as: \._push, Change.push),
      .variant("delete", as: \._delete, Change.delete),     // case delete(String)
      .variant("update", as: \._update, in: .sent(as: .string), Change.update))

    init() { (_type, _push, _delete, _update) = (.missing, .missing, .missing, .missing) }
  }

  @Test func rows_areRead() throws {
    let data = #"[[1499040000000, "0.0163", 308], [0, "1"]]"#
    struct Candle: Equatable, Sendable { let time: Date, open: Decimal, count: Int? }

    struct CandleBuilder: RowBuilder {
      @Field var time: Date?
      @Field var open: Decimal?
      @Field var count: Int?

      // [1499040000000, "0.0163", 308]
      init(row: JSONRow) {
        _time = row[0, as: .millisecondsSince1970]
        _open = row[1, as: .sent(as: .string)]
        _count = row[2]
      }

      func build() -> Result<Candle, BuildFailure> {
        construct(Candle.init, $time, $open, $count.optional)
      }
    }

    let candles = try [CandleBuilder].build(json: data).get()
    #expect(candles.map(\.count) == [308, nil])
    do {
      let sut = CandleBuilder(row: [1_499_040_000_000, "0.0163"])
      #expect(sut.build().problems == [])
    }
  }

  /// Positions are read in several ways, one after the other.
  struct RowsBuilder: RowBuilder {
    @Field var time: Date?
    @Field var price: Decimal?

    init(row: JSONRow) {
      _time = row[0, as: .millisecondsSince1970]
      _price = row[1]
    }

    func build() -> Result<Decimal, BuildFailure> { construct({ $0 }, $price) }
  }

  struct RowBuilderOfPositions: RowBuilder {
    @Field var time: Date?
    @Field var price: Decimal?

    init(row: JSONRow) {
      do {
        _price = row[1]
      }
      do {
        _time = row[0, as: .millisecondsSince1970]
      }
    }

    func build() -> Result<Decimal, BuildFailure> { construct({ $0 }, $price) }
  }

  struct Request { let headers: [String: String] }

  /// It is only compiled.
  static func told(request: Request, body: Data) throws {
    do {
      let sut = try WebhookBuilder(json: body, variant: request.headers["X-GitHub-Event"])
    }
    do {
      WebhookBuilder.build(json: body, variant: request.headers["X-GitHub-Event"])
    }
    do {
      let report = WebhookBuilder.report(json: body, variant: request.headers["X-GitHub-Event"])
    }
    let contract = WebhookBuilder.contract(sample: body, variant: "push")
  }

  /// It is only compiled.
  static func toldOfDictionary(userInfo: [AnyHashable: Any], category: String) {
    do {
      let sut = WebhookBuilder(dictionary: userInfo, variant: category)     // [AnyHashable: Any]
    }
    do {
      let report = WebhookBuilder.report(dictionary: ["ref": "main"], variant: "push")
    }
  }
}

/// A model that names its builder.
enum NamedBuilders {
  @Buildable struct Amount { let amount: Decimal }
  typealias PriceBuilder = Amount.Builder

  struct Price: Buildable {
    let amount: Decimal
    typealias Builder = PriceBuilder
  }

  struct ComicBuilder: ConstructionBuilder {
    @Field var title: String.Builder?     // String
    @Field var prices: [Price].Builder?   // [PriceBuilder]
    // …
  }
}

extension NamedBuilders.ComicBuilder {
  init(fields: JSONFields) { (_title, _prices) = (fields["title"], fields["prices"]) }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $title) }
}
