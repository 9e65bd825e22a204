import TestSupport
import Testing

@testable import ConstructionBuilders
@testable import ConstructionBuildersContracts

/// The schema of objects of several variants.
struct SchemaVariantTests {
  private static let objects = [
    Contract.Object(name: "Delta", coercion: .lenient),
    Contract.Object(name: "Stop", coercion: .lenient),
  ]

  private static func variants(
    _ discriminator: FieldPath?, content: FieldPath = FieldPath(), keepsUnknown: Bool = false
  ) -> Contract.Object {
    var object = Contract.Object(name: "A", coercion: .lenient)
    object.variants = Contract.Variants(
      discriminator: discriminator, content: content,
      variants: [
        Contract.Variants.Variant(values: ["delta", "chunk"], object: "Delta"),
        Contract.Variants.Variant(values: ["ping"], object: nil),
      ], keepsUnknown: keepsUnknown)
    return object
  }

  @Test func variant_decidesAboutTheSameObject() throws {
    try expect(
      definition(of: Self.variants("type"), .declared, with: Self.objects),
      equals: #"{"type":"object","required":["type"],"properties":{"type":"#
        + #"{"enum":["delta","chunk","ping"]}},"#
        + #""allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["delta","chunk"]}}},"#
        + ##""then":{"$ref":"#/$defs/Delta"}}]}"##)
  }

  @Test func variant_decidesAboutItsContent() throws {
    let object = Self.variants("type", content: "payload", keepsUnknown: true)
    try expect(
      definition(of: object, .needed, with: Self.objects),
      equals: #"{"type":"object","required":["type"],"properties":{"type":{"type":"#
        + #"["string","number"]}},"allOf":[{"if":{"required":["type"],"properties":"#
        + #"{"type":{"enum":["delta","chunk"]}}},"then":{"required":["payload"],"properties":"#
        + ##"{"payload":{"$ref":"#/$defs/Delta"}}}}]}"##)
  }

  /// Its fields are in another object.
  @Test func variantFromOutside_decidesAboutItsContent() throws {
    var object = Self.variants(nil, content: "payload")
    object.variants = Contract.Variants(
      discriminator: nil, content: "payload",
      variants: [Contract.Variants.Variant(values: ["delta"], object: "Delta")],
      keepsUnknown: false)
    try expect(
      definition(of: object, .declared, with: Self.objects),
      equals: #"{"type":"object","allOf":[{"type":"object","required":["payload"],"properties":"#
        + ##"{"payload":{"$ref":"#/$defs/Delta"}}}]}"##)
  }

  @Test func contentInAText_isListed() throws {
    var object = Contract.Object(name: "A", coercion: .embeddedJSON)
    object.variants = Self.variants("type", content: "payload").variants
    try expect(
      Contract(of: object, with: Self.objects).jsonSchema(.tolerated).excesses.map(\.description),
      contains: "A.payload: strings that do not contain such an object as JSON")
  }

  @Test func valueOfTwoVariants_isOfTheFirst() throws {
    var object = Contract.Object(name: "A", coercion: .lenient)
    object.variants = Contract.Variants(
      discriminator: "type", content: FieldPath(),
      variants: [
        Contract.Variants.Variant(values: ["ping"], object: nil),
        Contract.Variants.Variant(values: ["ping", "stop"], object: "Stop"),
      ], keepsUnknown: false)
    try expect(
      definition(of: object, .declared, with: Self.objects),
      equals:
        #"{"type":"object","required":["type"],"properties":{"type":{"enum":["ping","stop"]}},"#
        + #""allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["stop"]}}},"#
        + ##""then":{"$ref":"#/$defs/Stop"}}]}"##)
  }

  @Test func variantFromOutside_isAnyVariant() throws {
    var object = Contract.Object(name: "A", coercion: .lenient)
    object.variants = Contract.Variants(
      discriminator: nil, content: FieldPath(),
      variants: [
        Contract.Variants.Variant(values: ["delta"], object: "Delta"),
        Contract.Variants.Variant(values: ["stop"], object: "Stop"),
      ], keepsUnknown: false)
    try expect(
      definition(of: object, .declared, with: Self.objects),
      equals: ##"{"type":"object","allOf":[{"anyOf":[{"$ref":"#/$defs/Delta"},"##
        + ##"{"$ref":"#/$defs/Stop"}]}]}"##)
    try expect(
      definition(of: Self.variants(nil), .declared, with: Self.objects),
      equals: #"{"type":"object"}"#)
  }

  @Test func neighbour_decidesAboutAField() throws {
    func field(_ need: Contract.Need) -> Contract.Field {
      Contract.Field(
        name: "payload", paths: ["payload"], value: .object("Union"), coercion: .lenient,
        variant: "meta.type", need: need)
    }
    var union = Contract.Object(name: "Union", coercion: .lenient)
    union.variants = Self.variants("type").variants
    let condition =
      #"{"required":["meta"],"properties":{"meta":{"type":"object","required":["type"],"#
      + #""properties":{"type":{"enum":["delta","chunk"]}}}}}"#
    try expect(
      definition(of: object(field(.optional)), .declared, with: Self.objects + [union]),
      equals: #"{"type":"object","properties":{"payload":true,"meta":{"type":["object","null"],"#
        + #""properties":{"type":{"enum":["delta","chunk","ping",null]}}}},"#
        + #""allOf":[{"if":\#(condition),"#
        + ##""then":{"properties":{"payload":{"anyOf":[{"$ref":"#/$defs/Delta"},"##
        + #"{"type":"null"}]}}}},"#
        // Whoever sends the object says its variant.
        + #"{"if":{"required":["payload"],"properties":{"payload":{"not":{"type":"null"}}}},"#
        + #""then":{"required":["meta"],"properties":{"meta":{"type":"object","required":["type"],"#
        + #""properties":{"type":{"enum":["delta","chunk","ping"]}}}}}}]}"#)
    // A variant without fields needs no object.
    try expect(
      definition(of: object(field(.required)), .declared, with: Self.objects + [union]),
      equals: #"{"type":"object","required":["meta"],"properties":{"payload":true,"meta":"#
        + #"{"type":"object","required":["type"],"properties":{"type":"#
        + #"{"enum":["delta","chunk","ping"]}}}},"allOf":[{"if":\#(condition),"#
        + ##""then":{"required":["payload"],"properties":{"payload":{"$ref":"#/$defs/Delta"}}}}]}"##
    )
  }
}
