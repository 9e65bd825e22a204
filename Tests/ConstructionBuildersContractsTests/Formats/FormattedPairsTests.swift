import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// What contracts say of an object that is written as an array of pairs, and of words for null.
struct FormattedPairsTests {
  private static let contract = FormattedField<PairsOfHolder>.contract()

  @Test func unreadPairsAndMembersOfPairs_areTold() {
    let json = #"""
      {"value": [
        {"k": "item", "v": {"id": 1}, "id": 7}, {"k": "note", "v": {"a": 1}}, {"k": "none"}, 7
      ]}
      """#
    expect(
      Self.contract.unread(in: json).rows.map(\.description),
      equals: [
        "value.note: in 1 of 1 object, nothing reads it",
        "value[*].id: in 1 of 3 objects, nothing reads it",
      ])
    expect(
      Self.contract.unread(in: #"{"value": [{"k": "ITEM", "v": {}}]}"#).rows.map(\.description),
      equals: ["value.ITEM: in 1 of 1 object, nothing reads it; nearest: item, missing in 1"])
  }

  @Test(arguments: ["null", "7", #""x""#, "{}", "[7]", "[]"])
  func whatIsNoPair_hasNoUnreadKeys(value: String) {
    expect(Self.contract.unread(in: #"{"value": \#(value)}"#).rows.map(\.path), equals: [])
  }

  @Test func presence_countsMembersAtTheirKeys() throws {
    let json = #"{"value": [{"k": "item", "v": {"id": "1"}}, {"k": "note", "v": 1}]}"#
    let findings = try FormattedField<PairsOfHolder>(json: json).findings
    func rows(_ json: String, _ findings: [Finding]) -> [String] {
      let tally = Self.contract.presence(in: json, findings: findings, at: Date())
      return tally.rows.map(\.description)
    }
    expect(
      rows(json, findings),
      equals: [
        "object in 1 of 1", "value: array in 1 of 1", "value.item: object in 1 of 1",
        "value[*]: object in 2 of 2", "value[*].k: string in 2 of 2",
        "value[*].v: number in 1, object in 1 of 2",
        "value[*].v.id: string in 1 of 1, repaired in 1", "value[*].v.nick: missing in 1 of 1",
      ])
    expect(
      rows(#"{"value": []}"#, []),
      equals: ["object in 1 of 1", "value: array in 1 of 1", "value.item: missing in 1 of 1"])
  }

  @Test func declaredSchema_saysWhatEachPairIs() throws {
    let json = #"{"value": [{"k": "item", "v": {"id": 1}}]}"#
    let contract = WooBuilder.contract(sample: json)
    let schema = try contract.jsonSchema(.declared).json["$defs"]?["Woo"]?["properties"]?["value"]
    expect(
      "\(try #require(schema))",
      equals: #"""
        {"$comment":"Also takes arrays with a repeated key.","type":"array",\#
        "allOf":[{"contains":{"properties":{"k":{"const":"item"}},"required":["k"]}}],\#
        "items":{"type":"object","properties":{"k":{"type":"string"}},"required":["k"],\#
        "allOf":[{"if":{"properties":{"k":{"const":"item"}},"required":["k"]},\#
        "then":{"required":["v"],"properties":{"v":{"$ref":"#/$defs/Holder/properties/item"}}}}]}}
        """#)
  }

  @Test(arguments: ["[]", #"{"none": 1}"#])
  func arrayOrObjectThatMeansNull_isNotLookedInto(value: String) {
    let (contract, json) = (NullsBuilder.contract(), #"{"value": \#(value)}"#)
    expect(contract.unread(in: json).rows.map(\.path), equals: [])
    let tally = contract.presence(in: json, findings: [], at: Date())
    expect(tally.rows.map(\.path), equals: ["", "value"])
  }

  @Test func recursionThroughFormats_sharesRows() throws {
    let leaf = #"{"id": "7", "zz": 1}"#
    let json = #"""
      {
        "id": 1, "named": [{"k": "a", "v": {"id": 2, "named": [{"k": "b", "v": \#(leaf)}]}}],
        "many": {"id": 3, "many": [\#(leaf)]}
      }
      """#
    let contract = BranchBuilder.contract()
    let findings = try BranchBuilder(json: json).findings
    var tally = FindingTally()
    tally.add(findings, of: contract, at: Date())
    expect(tally.rows.map(\.path), equals: ["Branch.id"])
    expect(contract.unread(in: json).rows.map(\.path), equals: ["Branch.zz"])
    let presence = contract.presence(in: json, findings: findings, at: Date())
    expect(
      presence.rows.map(\.path),
      equals: [
        "", "Branch.id", "Branch.many", "Branch.many[*]", "Branch.named", "Branch.named[*]",
        "Branch.named[*].k", "Branch.named[*].v",
      ])
  }
}

private struct Branch {}

private struct BranchBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var named: [String: BranchBuilder]?
  @Field var many: [BranchBuilder]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _named = fields["named", as: .pairs(key: "k", value: "v")]
    _many = fields["many", as: .oneOrMany]
  }

  func build() -> Result<Branch, BuildFailure> {
    construct({ _, _, _ in Branch() }, $id, $named.or([:]), $many.or([]))
  }
}

private struct Woo {}

private struct WooBuilder: ConstructionBuilder {
  @Field var value: HolderBuilder?
  init(fields: JSONFields) { _value = fields["value", as: .pairs(key: "k", value: "v")] }
  func build() -> Result<Woo, BuildFailure> { construct({ _ in Woo() }, $value) }
}

private struct Holder {}

private struct HolderBuilder: ConstructionBuilder {
  @Field var item: ParcelBuilder?
  init(fields: JSONFields) { _item = fields["item"] }
  func build() -> Result<Holder, BuildFailure> { construct({ _ in Holder() }, $item) }
}

private struct NullsBuilder: ConstructionBuilder {
  @Field var value: ParcelBuilder?
  init(fields: JSONFields) {
    _value = fields["value", as: .null([], ["none": 1]), adding: .emptyArraysAsObjects]
  }
  func build() -> Result<Parcel?, BuildFailure> { construct({ $0 }, $value.optional) }
}
