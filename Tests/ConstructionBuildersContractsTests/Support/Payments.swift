import ConstructionBuilders

/// Models and builders with unions, rows, and variants by numbers.
struct Payer: Equatable, Sendable {
  let id: String
  let email: String?
}

struct PayerBuilder: ConstructionBuilder {
  @Field var id: String?
  @Field var email: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _email = fields["email"]
  }

  func build() -> Result<Payer, BuildFailure> { construct(Payer.init, $id, $email.optional) }
}

struct Candle: Equatable, Sendable {
  let time: Int
  let price: Double
  let note: String?
}

struct CandleBuilder: RowBuilder {
  @Field var time: Int?
  @Field var price: Double?
  @Field var note: String?

  init(row: JSONRow) {
    _time = row[0]
    _price = row[1]
    _note = row[3]
  }

  func build() -> Result<Candle, BuildFailure> {
    construct(Candle.init, $time, $price, $note.optional)
  }
}

struct Payment: Equatable, Sendable {
  let payer: OneOf<String, Payer>
  let prices: [Candle]
}

struct PaymentBuilder: ConstructionBuilder {
  @Field var payer: OneOf<String, PayerBuilder>?
  @Field var prices: [CandleBuilder]?

  init(fields: JSONFields) {
    _payer = fields["payer"]
    _prices = fields["prices"]
  }

  func build() -> Result<Payment, BuildFailure> {
    construct(Payment.init, $payer, $prices)
  }
}

/// Messages whose kind is a number, and may be left out.
enum GatewayMessage: Equatable, Sendable { case text(String), payer(Payer), beat }

struct GatewayMessageBuilder: VariantBuilder {
  typealias Model = GatewayMessage

  @Field var op: String?
  @Field var text: String?
  @Field var payer: PayerBuilder?

  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
    .variant("0", as: \._text, GatewayMessage.text),
    .variant("4", as: \._payer, GatewayMessage.payer),
    .variant("11", is: GatewayMessage.beat))

  init() { (_op, _text, _payer) = (.missing, .missing, .missing) }
}

/// A union without a row.
struct PayingBuilder: ConstructionBuilder {
  @Field var payer: OneOf<String, PayerBuilder>?

  init(fields: JSONFields) { _payer = fields["payer"] }

  func build() -> Result<OneOf<String, Payer>, BuildFailure> { construct({ $0 }, $payer) }
}

struct Shop: Equatable, Sendable { let name: String }

struct ShopBuilder: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<Shop, BuildFailure> { construct(Shop.init, $name) }
}
