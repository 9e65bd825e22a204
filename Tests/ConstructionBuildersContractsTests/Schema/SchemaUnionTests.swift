import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Schemas of unions, rows, and variants by numbers.
struct SchemaUnionTests {
  @Test func union_isAnyOfItsArms() throws {
    let contract = PaymentBuilder.contract(sample: ContractUnionsTests.sample)
    try expect("\(contract.jsonSchema(.declared).json)", equals: "")
    try expect("\(contract.jsonSchema(.tolerated).json)", equals: "")
    try expect("\(contract.jsonSchema(.needed).json)", equals: "")
  }

  @Test func variantsByNumbers_areNumbers() throws {
    let contract = GatewayMessageBuilder.contract()
    try expect("\(contract.jsonSchema(.declared).json)", equals: "")
    try expect("\(contract.jsonSchema(.tolerated).json)", equals: "")
  }
}
