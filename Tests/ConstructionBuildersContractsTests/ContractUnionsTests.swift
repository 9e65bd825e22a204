import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// What a contract says about unions, rows, and variants by numbers.
struct ContractUnionsTests {
  static let sample = """
    {"payer": {"id": "a"}, "prices": [[1, 2.5, "x", null], [2, 3]], "other": 1}
    """

  @Test func outline_namesArmsAndPositions() {
    expect(
      "\(PaymentBuilder.contract(sample: Self.sample))",
      equals: """
        Payment, lenient
          payer: String or Payer, required
            id: String, required
            email: String, optional
          prices: array of Candle, required
            [0] (time): Int, required
            [1] (price): Double, required
            [3] (note): String, optional
        """)
  }

  @Test func outline_saysWhichArmReadsWhat() {
    expect(
      "\(One<OneOf<PayerBuilder, OneOf<String, [ShopBuilder]>>>.contract())",
      equals: """
        OneOf<Payer, OneOf<String, Array<Shop>>>, lenient
          value: Payer or String or array of Shop, required (unconfirmed by a sample)
            as Payer
              id: String, required (unconfirmed by a sample)
              email: String, optional (unconfirmed by a sample)
            as Shop
              name: String, required (unconfirmed by a sample)
        """)
  }

  @Test func outline_namesNumbersAndMissing() {
    expect(
      "\(GatewayMessageBuilder.contract())",
      equals: """
        GatewayMessage, lenient
          variant chosen by op as a number
          "0" or missing: String in d
          "4": Payer in d
            id: String, required (unconfirmed by a sample)
            email: String, optional (unconfirmed by a sample)
          "11": no other fields
          other variants cannot be built
        """)
  }

  @Test func contract_isDecodedAsItWasEncoded() throws {
    for contract in [
      PaymentBuilder.contract(sample: Self.sample), GatewayMessageBuilder.contract(),
    ] {
      let decoded = try JSONDecoder().decode(Contract.self, from: JSONEncoder().encode(contract))
      expect("\(decoded)", equals: "\(contract)")
      expect(decoded.differences(from: contract), equals: [])
    }
  }

  @Test func unreadKeys_areThoseOfNoArm() {
    let contract = PaymentBuilder.contract(sample: Self.sample)
    let json = """
      {"payer": {"id": "a", "name": "b"}, "prices": [[1, 2, {"x": 1}, "n", 5]], "other": 1}
      """
    expect(
      "\(contract.unread(in: json))",
      equals: """
        1 document, unread keys:
          other: in 1 of 1 object, nothing reads it
          payer.name: in 1 of 1 object, nothing reads it
          prices[*][2]: in 1 of 1 row, nothing reads it
          prices[*][4]: in 1 of 1 row, nothing reads it
        """)
  }

  @Test func example_hasTheArmOfTheSample_andRowsThatBuild() throws {
    let contract = PaymentBuilder.contract(sample: Self.sample)
    try expect(
      "\(contract.example(from: Self.sample))", equals: #"{"payer":{"id":"a"},"prices":[]}"#)
    try expect(
      "\(contract.example(from: #"{"payer": "a", "prices": [[1, 2]]}"#))",
      equals: #"{"payer":"a","prices":[]}"#)
    let row = CandleBuilder.contract(sample: "[1, 2.5, 3, 4]")
    try expect("\(row.example(from: #"[1, 2.5, 3, "n"]"#))", equals: "[1,2.5]")
  }
}
