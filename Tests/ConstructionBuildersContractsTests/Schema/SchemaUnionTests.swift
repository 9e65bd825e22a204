import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// Schemas of unions, rows, and variants by numbers.
struct SchemaUnionTests {
  private static let payments = PaymentBuilder.contract(sample: ContractUnionsTests.sample)
  private static let messages = GatewayMessageBuilder.contract()
  private static let bytes = Contract.Value.array(
    of: .integer(type: "UInt8", minimum: "0", maximum: "255"))

  private static func definition(
    _ name: String, _ view: Contract.SchemaView, of contract: Contract
  ) throws -> JSONValue? {
    try contract.jsonSchema(view).json[at: FieldPath([.key("$defs"), .key(name)])]
  }

  @Test func union_isAnyOfItsArms_eachOfItsOwnJSONTypes() throws {
    let place = FieldPath([.key("properties"), .key("payer")])
    let expected: [(Contract.SchemaView, JSONValue)] = [
      (.declared, ["anyOf": [["$ref": "#/$defs/Payer"], ["type": "string"]]]),
      (.tolerated, ["anyOf": [["$ref": "#/$defs/Payer"], ["type": ["string", "number"]]]]),
      (.needed, ["anyOf": [["$ref": "#/$defs/Payer"], ["type": ["string", "number"]]]]),
    ]
    for (view, schema) in expected {
      let definition = try Self.definition("Payment", view, of: Self.payments)
      expect(definition?[at: place], equals: schema)
    }
  }

  /// `false` in place of an array is null, also where the array is one of several types.
  @Test func falseInPlaceOfAnArray_isNullInAUnion() throws {
    let union = Contract.Value.union([.object("A"), Self.bytes])
    for (coercion, isRead) in [(Coercion.forgiving, true), (.strict, false)] {
      let tolerated = try schema(of: .nullable(union), .tolerated, coercion, [object()])
      expect(tolerated.contains("false]"), equals: isRead, "\(tolerated)")
    }
  }

  @Test func row_hasItsPositions_andMayBeLonger() throws {
    try expect(
      Self.definition("Candle", .declared, of: Self.payments)?.description,
      equals: #"{"type":"array","prefixItems":[{"type":"integer","minimum":-9223372036854775808,"#
        + #""maximum":9223372036854775807},{"$comment":"Also takes numbers beyond the range of "#
        + #"Double; whole numbers that Double does not hold exactly.","type":"number"},true,"#
        + #"{"type":["string","null"]}],"minItems":2}"#)
    let needed = try Self.definition("Candle", .needed, of: Self.payments)
    expect(needed?[at: "minItems"], equals: 2)
    expect(needed?[at: "prefixItems[1].type"], equals: ["number", "string"])
    expect(needed?[at: "prefixItems[2]"], equals: nil)
  }

  @Test func variantsByNumbers_areNumbers_andOneIsForObjectsWithout() throws {
    try expect(
      Self.definition("GatewayMessage", .declared, of: Self.messages),
      equals: [
        "type": "object", "properties": ["op": ["enum": [0, 4, 11]]],
        "allOf": [
          [
            "if": ["required": ["op"], "properties": ["op": ["enum": [0]]]],
            "then": ["required": ["d"], "properties": ["d": ["type": "string"]]],
          ],
          [
            "if": ["not": ["required": ["op"], "properties": ["op": true]]],
            "then": ["required": ["d"], "properties": ["d": ["type": "string"]]],
          ],
          [
            "if": ["required": ["op"], "properties": ["op": ["enum": [4]]]],
            "then": ["required": ["d"], "properties": ["d": ["$ref": "#/$defs/Payer"]]],
          ],
        ],
      ])
    let tolerated = try Self.definition("GatewayMessage", .tolerated, of: Self.messages)
    expect(tolerated?[at: "allOf[2].if.properties.op.enum"], equals: [4, "4"])
  }

  @Test func answer_saysUnions_andRefusesRows() throws {
    let contract = PayingBuilder.contract(sample: #"{"payer": {"id": "a", "email": "b"}}"#)
    try expect(
      contract.jsonSchema(.answer).json[at: "properties.payer"],
      equals: ["anyOf": [["$ref": "#/$defs/Payer"], ["type": "string"]]])
    #expect {
      try Self.payments.jsonSchema(.answer)
    } throws: {
      "\($0)"
        == #"no schema says what an answer is: prices: Candle is a row, and a schema needs "prefixItems""#
    }
  }
}
