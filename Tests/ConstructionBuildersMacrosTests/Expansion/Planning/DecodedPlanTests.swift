import TestSupport
import Testing

@testable import BuilderExpansion

/// Fields of types that decode themselves.
struct DecodedPlanTests {
  @Test(arguments: [
    ("Address", "ConstructionBuilders.Decoded<Address>"),
    ("Address?", "ConstructionBuilders.Decoded<Address>"),
    ("[Address]", "[ConstructionBuilders.Decoded<Address>]"),
    ("[Address?]", "[ConstructionBuilders.Decoded<Address>?]"),
    ("[[Address]]?", "[[ConstructionBuilders.Decoded<Address>]]"),
    ("[String: Address]", "[String: ConstructionBuilders.Decoded<Address>]"),
    ("[Int: Address]", "ConstructionBuilders.Decoded<[Int: Address]>"),
    ("Array<Address>", "ConstructionBuilders.Decoded<Array<Address>>"),
    ("Shop.Address", "ConstructionBuilders.Decoded<Shop.Address>"),
  ])
  func decodedType_isTheTypeOfTheField(type: String, builder: String) {
    let plan = plan(of: "struct A { @Decoded let a: \(type) }")

    expect(plan?.fields.first?.builder.written, equals: builder)
  }
}
