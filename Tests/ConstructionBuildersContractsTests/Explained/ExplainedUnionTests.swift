import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Which type of a union was read, and why.
struct ExplainedUnionTests {
  private static func explained<Value: Capturable>(_ type: Value.Type, _ json: String) -> String {
    guard let root = try? JSONRoot<Value>(json: json), case .failure(let failure) = root.build()
    else { return "" }
    return failure.explained(in: json, by: type).description
  }

  @Test func arm_isToldByTheJSONType() {
    expect(
      Self.explained(PaymentBuilder.self, #"{"payer": {"id": []}, "prices": [[1], [2, "x"]]}"#),
      equals: """
        Payment could not be built: 3 problems
          payer.id: expected String, found array [] (line 1, column 18); payer was read as Payer, \
        because an object was sent
          prices: none of 2 elements could be used (line 1, column 33)
          prices[0][1]: required Double is missing (line 1, column 34)
        """)
  }

  @Test func armsOfTheSameJSONType_wereTried() {
    expect(
      Self.explained(One<OneOf<PayerBuilder, ShopBuilder>>.self, #"{"value": {}}"#),
      equals: """
        OneOf<Payer, Shop> could not be built: 1 problem
          value.id: required String is missing (line 1, column 11); value was tried as Payer and \
        Shop, and the better one was used
        """)
  }

  @Test func valueOfNoArm_isToldByTheFinding() {
    expect(
      Self.explained(PayingBuilder.self, #"{"payer": []}"#),
      equals: """
        OneOf<String, Payer> could not be built: 1 problem
          payer: expected String or Payer, found array [] (line 1, column 11)
        """)
  }
}
