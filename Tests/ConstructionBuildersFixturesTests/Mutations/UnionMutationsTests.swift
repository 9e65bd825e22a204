import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Mutations of unions, rows, and variants by numbers.
struct UnionMutationsTests {
  struct Payer: Equatable, Sendable { let id: String, email: String? }
  struct Candle: Equatable, Sendable { let time: Int, price: String, note: String? }
  struct Payment: Equatable, Sendable { let payer: OneOf<String, Payer>, prices: [Candle] }
  enum Message: Equatable, Sendable { case text(String), payer(Payer), beat }

  struct PayerBuilder: ConstructionBuilder {
    @Field var id: String?
    @Field var email: String?

    init(fields: JSONFields) { (_id, _email) = (fields["id"], fields["email"]) }

    func build() -> Result<Payer, BuildFailure> { construct(Payer.init, $id, $email.optional) }
  }

  struct CandleBuilder: RowBuilder {
    @Field var time: Int?
    @Field var price: String?
    @Field var note: String?

    init(row: JSONRow) { (_time, _price, _note) = (row[0], row[1], row[2]) }

    func build() -> Result<Candle, BuildFailure> {
      construct(Candle.init, $time, $price, $note.optional)
    }
  }

  struct PaymentBuilder: ConstructionBuilder {
    @Field var payer: OneOf<String, PayerBuilder>?
    @Field var prices: [CandleBuilder]?

    init(fields: JSONFields) { (_payer, _prices) = (fields["payer"], fields["prices"]) }

    func build() -> Result<Payment, BuildFailure> { construct(Payment.init, $payer, $prices) }
  }

  struct MessageBuilder: VariantBuilder {
    typealias Model = Message

    @Field var op: String?
    @Field var text: String?
    @Field var payer: PayerBuilder?

    static let variants = BuilderVariants<Self>(
      \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
      .variant("0", as: \._text, Message.text), .variant("4", as: \._payer, Message.payer),
      .variant("11", is: Message.beat))

    init() { (_op, _text, _payer) = (.missing, .missing, .missing) }
  }

  static let payments = [
    #"{"payer": "a", "prices": [[1, "2", null], [2, "3", "n"]]}"#,
    #"{"payer": {"id": "a", "email": "b"}, "prices": [[1, "2", "n", true]]}"#,
  ]

  @Test(arguments: payments)
  func payment_violatesNothing(sample: String) throws {
    let mutations = try JSONMutation.all(of: Data(sample.utf8))
    try expect(mutations.violations(of: PaymentBuilder.self).map(\.description), equals: [])
  }

  @Test(arguments: [
    #"{"op": 0, "d": "a"}"#, #"{"d": "a"}"#, #"{"op": 4, "d": {"id": "a"}}"#, #"{"op": 11}"#,
  ])
  func message_violatesNothing(sample: String) throws {
    let mutations = try JSONMutation.all(of: Data(sample.utf8))
    try expect(mutations.violations(of: MessageBuilder.self).map(\.description), equals: [])
  }

  @Test func row_isMutatedByPosition() throws {
    let sample = Data(#"[[1, "2", "n", true, [3, 4, 5, 6]]]"#.utf8)
    let dropped = try JSONMutation.all(of: sample).filter { $0.operation == .drop }
    expect(
      dropped.map(\.description),
      equals: [
        "drop [0]", "drop [0][0]", "drop [0][1]", "drop [0][2]", "drop [0][3]", "drop [0][4]",
        "drop [0][4][0]", "drop [0][4][2]", "drop [0][4][3]",
      ])
  }

  @Test func table_hasPositionsOfRows_andMembersOfArms() throws {
    let table = try JSONMutation.all(of: Data(Self.payments[1].utf8))
      .toleranceTable(within: .seconds(60)) { PaymentBuilder.build(json: $0) }
    expect(table["prices[][0]", .null], equals: [.rejected])
    expect(table["prices[][0]", .numberAsString], equals: [.unchanged])
    expect(table["prices[][2]", .null], equals: [.defaulted])
    expect(table["prices[][3]", .null], equals: [.unchanged])
    expect(table["prices[]", .object], equals: [.rejected])
    expect(table["payer", .string], equals: [.changed])
    expect(table["payer", .array], equals: [.rejected])
    expect(table["payer.id", .drop], equals: [.rejected])
    expect(table["payer.email", .drop], equals: [.defaulted])
  }
}
