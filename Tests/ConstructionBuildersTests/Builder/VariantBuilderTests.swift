import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Objects of several variants, told apart by a member.
struct VariantBuilderTests {
  @Test(arguments: [
    (#"{"type": "delta", "text": "Hi", "index": 2}"#, Event.delta(Delta(text: "Hi", index: 2))),
    (#"{"index": 2, "text": "Hi", "type": "delta"}"#, .delta(Delta(text: "Hi", index: 2))),
    (#"{"type": "message", "id": 7}"#, .message(7)), (#"{"type": "note", "id": 8}"#, .message(8)),
    (#"{"type": "ping"}"#, .ping), (#"{"type": "ping", "text": []}"#, .ping),
    (#"{"type": "new", "text": 1}"#, .other("new")), (#"{"type": "", "id": 1}"#, .other("")),
  ])
  func discriminator_tellsTheVariant(_ json: String, _ event: Event) throws {
    try expect(EventBuilder(json: json).build().get(), equals: event)
    try expect(EventBuilder.build(json: json).get(), equals: event)
    try expect(EventBuilder(dictionary: dictionary(json)).build().get(), equals: event)
  }

  @Test(arguments: [
    ("{}", "type: required String is missing"),
    (#"{"text": 1, "id": []}"#, "type: required String is missing"),
    (#"{"type": null}"#, "type: required String is null"),
    (#"{"type": ["delta"]}"#, #"type: expected String, found array ["delta"]"#),
    (#"{"type": {}}"#, "type: expected String, found object {}"),
  ])
  func unusableDiscriminator_isTheOnlyProblem(_ json: String, _ problem: String) throws {
    for sut in [try EventBuilder(json: json), EventBuilder(dictionary: try dictionary(json))] {
      expect(sut.build(), fails: problem)
      expect(sut.findings, say: problem)
    }
    expect(EventBuilder.build(json: json), fails: problem)
  }

  @Test func failure_speaksOfTheChosenVariantAlone() throws {
    let sut = try EventBuilder(json: #"{"type": "delta", "text": [], "id": "x"}"#)
    let problems = [
      "text: expected String, found array []", "index: required Int is missing",
    ]
    expect(sut.build(), fails: problems)
    expect(sut.findings, say: problems)
    guard case .failure(let failure) = sut.build() else { return }
    expect(failure.model, equals: "Event")
  }

  @Test func unknownVariant_isARepair_andKeepsItsValue() throws {
    let sut = try EventBuilder(json: #"{"type": "new"}"#)
    expect(sut.type, equals: "new")
    expect(sut.findings.map(\.kind), equals: [.unknownCase])
    expect(sut.findings.map(\.isRepair), equals: [true])
    expect(
      sut.findings, say: #"type: expected Event, found string "new", which is not one of its cases"#
    )
    expect(sut.$type.outcome, equals: .coerced)
  }

  @Test func unknownVariant_isAProblemWhereItIsNotKept() throws {
    for json in [#"{"type": "new"}"#, #"{"type": "PING"}"#, #"{"type": "ping "}"#] {
      let sut = try ClosedBuilder(json: json)
      expect(sut.type, equals: nil)
      expect(sut.$type.outcome, equals: .unusable)
      expect(sut.findings.map(\.kind), equals: [.unknownCase])
      expect(sut.findings.map(\.isRepair), equals: [false])
      expect(sut.build(), fails: sut.findings.map(\.description))
    }
    try expect(
      ClosedBuilder(json: #"{"type": "new"}"#).build(),
      fails: #"type: expected Closed, found string "new", which is not one of its cases"#)
  }

  @Test func number_isReadAsTheTextOfTheDiscriminator() throws {
    let sut = try NumberedBuilder(json: #"{"type": 2}"#)
    try expect(sut.build().get(), equals: "two")
    expect(sut.findings, say: "type: read number 2 as String")
    try expect(
      NumberedBuilder(json: #"{"type": 2}"#, coercion: .strict).build(),
      fails: "type: expected String, found number 2")
    try expect(
      NumberedBuilder(json: #"{"type": 3}"#).build(),
      fails: "type: expected String, found number 3, which is not one of its cases")
  }

  @Test func twoDiscriminators_theLastOneCounts() throws {
    let json = #"{"type": "delta", "type": "message", "id": 1}"#
    try expect(EventBuilder.build(json: json).get(), equals: .message(1))
    try expect(EventBuilder(json: json).build().get(), equals: .message(1))
    expect(
      EventBuilder.build(json: #"{"type": "ping", "type": null}"#),
      fails: "type: required String is null")
  }

  @Test func fieldsOfTheVariant_areTestedAndSet() throws {
    var sut = try EventBuilder(json: #"{"type": "delta", "text": "Hi", "index": 1}"#)
    expect(sut.type, equals: "delta")
    expect(sut.delta?.text, equals: "Hi")
    expect(sut.message?.id, equals: nil)
    sut.delta?.text = nil
    expect(sut.build(), fails: "text: required String is missing")
    sut.delta?.text = "Ho"
    try expect(sut.build().get(), equals: .delta(Delta(text: "Ho", index: 1)))
  }

  @Test func settingTheType_readsNothingAnew() throws {
    var sut = try EventBuilder(json: #"{"type": "delta", "text": "Hi", "index": 1, "id": 3}"#)
    sut.type = "message"
    expect(sut.build(), fails: "required Int is missing")
    sut.message = MessageBuilder(dictionary: ["id": 4])
    try expect(sut.build().get(), equals: .message(4))
    sut.type = "ping"
    try expect(sut.build().get(), equals: .ping)
    sut.type = "delta"
    try expect(sut.build().get(), equals: .delta(Delta(text: "Hi", index: 1)))
    sut.type = nil
    expect(sut.build(), fails: "type: required String is missing")
    sut.type = "new"
    try expect(sut.build().get(), equals: .other("new"))
  }

  @Test func typeThatWasSetToNoVariant_isNamed() {
    var sut = ClosedBuilder(dictionary: ["type": "ping"])
    sut.type = "pong"
    expect(
      sut.build().failure?.findings,
      say: #"type: expected Closed, found string "pong", which is not one of its cases"#)
  }

  @Test func elements_areBuiltByTheirVariants() throws {
    let json = """
      [{"type": "ping"}, {"type": "delta", "text": "a"}, {}, 7, {"type": "message", "id": "5"},
      {"type": "new"}]
      """
    let sut = try JSONRoot<[EventBuilder]>(json: json)
    try expect(sut.build().get(), equals: [.ping, .message(5), .other("new")])
    let findings = [
      "[1].index: required Int is missing", "[2].type: required String is missing",
      "[3]: expected object, found number 7", #"[4].id: read string "5" as Int"#,
      #"[5].type: expected Event, found string "new", which is not one of its cases"#,
    ]
    expect(sut.findings, say: findings)
  }

  @Test func variants_areDescribed() {
    let variants = EventBuilder.variants
    expect(variants.discriminator, equals: "type")
    expect(variants.content, equals: nil)
    #expect(variants.keepsUnknown)
    expect(variants.all.map(\.values), equals: [["delta"], ["message", "note"], ["ping"]])
    expect(
      variants.all.map { $0.builder.map { "\($0)" } },
      equals: ["DeltaBuilder", "MessageBuilder", nil])
    expect(WebhookBuilder.variants.discriminator, equals: nil)
    expect(WrappedBuilder.variants.content, equals: "payload")
    #expect(!ClosedBuilder.variants.keepsUnknown)
  }

  @Test func descriptionOfABuilder_showsTheFieldsOfItsVariant() throws {
    let sut = try EventBuilder(json: #"{"type": "message", "id": 3}"#)
    expect("\(sut)", equals: #"EventBuilder(type: "message", id: 3)"#)
    let wrapped = try WrappedBuilder(json: #"{"type": "delta", "payload": {"text": "x"}}"#)
    expect(
      "\(wrapped)",
      equals: #"WrappedBuilder(type: "delta", payload: "#
        + #"DeltaBuilder(text: "x", index: nil (missing)))"#)
  }
}

/// Variants whose members stand apart from the discriminator.
struct VariantContentTests {
  @Test func membersThatStandApart_areRead() throws {
    let json = #"{"type": "delta", "text": 1, "payload": {"text": "x", "index": 1}}"#
    try expect(WrappedBuilder.build(json: json).get(), equals: .delta(Delta(text: "x", index: 1)))
    try expect(WrappedBuilder.build(json: #"{"type": "ping"}"#).get(), equals: .ping)
    try expect(WrappedBuilder.build(json: #"{"type": "ping", "payload": 7}"#).get(), equals: .ping)
    try expect(
      WrappedBuilder.build(json: #"{"type": "x", "payload": 7}"#).get(), equals: .other("x"))
  }

  @Test(arguments: [
    (#"{"type": "delta"}"#, ["payload: required object is missing"]),
    (#"{"type": "delta", "payload": null}"#, ["payload: required object is null"]),
    (#"{"type": "delta", "payload": [1]}"#, ["payload: expected object, found array [1]"]),
    (#"{"type": "delta", "payload": "x"}"#, [#"payload: expected object, found string "x""#]),
    (
      #"{"type": "delta", "payload": {"text": 1, "index": "x"}}"#,
      ["payload.text: read number 1 as String", #"payload.index: expected Int, found string "x""#]
    ),
    (
      #"{"type": "delta", "payload": {}}"#,
      ["payload.text: required String is missing", "payload.index: required Int is missing"]
    ),
  ])
  func findingsOfMembersThatStandApart_havePathsThroughTheContent(
    _ json: String, _ findings: [String]
  ) throws {
    for sut in [try WrappedBuilder(json: json), WrappedBuilder(dictionary: try dictionary(json))] {
      expect(sut.findings, say: findings)
      expect(sut.build(), fails: sut.findings.filter { !$0.isRepair }.map(\.description))
    }
    let good = #"{"type": "delta", "payload": {"text": "a", "index": 1}}"#
    let outer = try One<[WrappedBuilder]>(json: #"{"value": [\#(json), \#(good)]}"#)
    expect(outer.findings, say: findings.map { "value[0].\($0)" })
  }

  @Test func embeddedContent_isARepair() throws {
    let json = #"{"type": "delta", "payload": "{\"text\": \"x\", \"index\": 1}"}"#
    let sut = try WrappedBuilder(json: json, coercion: .forgiving)
    try expect(sut.build().get(), equals: .delta(Delta(text: "x", index: 1)))
    expect(sut.findings.map(\.path.description), equals: ["payload"])
  }
}

/// Variants that come from outside the object.
struct VariantFromOutsideTests {
  @Test func variantFromOutside_tellsTheVariant() throws {
    let json = #"{"ref": "main"}"#
    try expect(WebhookBuilder.build(json: json, variant: "push").get(), equals: .push("main"))
    try expect(
      WebhookBuilder.build(json: Data(json.utf8), variant: "push").get(), equals: .push("main"))
    try expect(WebhookBuilder(json: json, variant: "push").build().get(), equals: .push("main"))
    try expect(WebhookBuilder(json: Data(json.utf8), variant: "ping").build().get(), equals: .ping)
    try expect(
      WebhookBuilder(dictionary: ["ref": "a"], variant: "push").build().get(), equals: .push("a"))
    try expect(WebhookBuilder.build(dictionary: ["ref": "a"], variant: "ping").get(), equals: .ping)
  }

  @Test func variantThatIsNotListed_orNotThere_isNamed() throws {
    let lines = [#"type: expected Webhook, found string "fork", which is not one of its cases"#]
    expect(WebhookBuilder.build(json: "{}", variant: "fork"), fails: lines)
    try expect(WebhookBuilder(json: "{}", variant: "fork").findings, say: lines)
    let missing = ["type: required String is missing"]
    expect(WebhookBuilder.build(json: "{}", variant: nil), fails: missing)
    expect(WebhookBuilder.build(json: #"{"ref": "a"}"#), fails: missing)
    expect(WebhookBuilder(dictionary: [:]).findings, say: missing)
  }

  @Test func variantFromOutside_countsInPlaceOfTheDiscriminator() throws {
    let json = #"{"type": "delta", "id": 5}"#
    try expect(EventBuilder.build(json: json, variant: "message").get(), equals: .message(5))
  }

  @Test func bytesThatAreNoObject_fail() {
    expect(
      WebhookBuilder.build(json: "[1]", variant: "push"),
      fails: "line 1, column 1: expected object, found array [1]")
    expect(failureLines(WebhookBuilder.build(json: "", variant: "push")).count, equals: 1)
  }

  @Test func findings_haveThePathsOfTheObject() throws {
    let sut = try WebhookBuilder(json: #"{"ref": 5}"#, variant: "push")
    expect(sut.type, equals: "push")
    expect(sut.push?.ref, equals: "5")
    expect(sut.findings, say: "ref: read number 5 as String")
    expect(
      WebhookBuilder.build(json: "{}", variant: "push"), fails: "ref: required String is missing")
  }
}

/// Variants that a neighbour of the object tells.
struct VariantOfANeighbourTests {
  @Test(arguments: [
    (#"{"type": "push", "payload": {"ref": "a"}}"#, Webhook.push("a")),
    (#"{"type": "ping", "payload": {}}"#, .ping), (#"{"type": "ping"}"#, .ping),
    (#"{"type": "ping", "payload": null}"#, .ping),
  ])
  func neighbour_tellsTheVariant(_ json: String, _ webhook: Webhook) throws {
    try expect(EnvelopeBuilder(json: json).build().get(), equals: webhook)
    try expect(EnvelopeBuilder(dictionary: dictionary(json)).build().get(), equals: webhook)
  }

  @Test(arguments: [
    (#"{"payload": {"ref": "a"}}"#, ["type: required String is missing"]),
    (#"{"type": null, "payload": {"ref": "a"}}"#, ["type: required String is null"]),
    (#"{"type": [], "payload": {}}"#, ["type: expected String, found array []"]),
    (
      #"{"type": "x", "payload": {}}"#,
      [#"type: expected Webhook, found string "x", which is not one of its cases"#]
    ),
    (#"{"type": "push"}"#, ["payload: required object is missing"]),
    (#"{"type": "push", "payload": null}"#, ["payload: required object is null"]),
    (#"{"type": "push", "payload": [1]}"#, ["payload: expected object, found array [1]"]),
    (#"{"type": "push", "payload": {}}"#, ["payload.ref: required String is missing"]),
  ])
  func problem_isNamedAtItsPlace(_ json: String, _ problems: [String]) throws {
    for sut in [try EnvelopeBuilder(json: json), EnvelopeBuilder(dictionary: try dictionary(json))]
    {
      expect(sut.build(), fails: problems)
      expect(sut.findings, say: problems)
    }
  }

  @Test func path_tellsTheVariant_andItsFindingsAreOutsideOfTheObject() throws {
    let json = #"{"meta": {"type": "fresh"}, "payload": {"a": 1}}"#
    let sut = try MetaBuilder(json: json)
    try expect(sut.build().get(), equals: .other("fresh"))
    expect(
      sut.findings,
      say: #"meta.type: expected Event, found string "fresh", which is not one of its cases"#)
    try expect(
      MetaBuilder(json: #"{"meta": 5, "payload": {}}"#).build(),
      fails: "meta: expected object, found number 5")
    try expect(MetaBuilder(json: "{}").build(), fails: "meta: required object is missing")
    let event = #"{"meta": {"type": "message"}, "payload": {"id": 1}}"#
    try expect(MetaBuilder(json: event).build().get(), equals: .message(1))
  }

  @Test func coercionOfTheField_isForTheNeighbourToo() throws {
    let sut = try StrictEnvelopeBuilder(json: #"{"type": 2, "payload": {}}"#)
    expect(sut.build(), fails: "type: expected String, found number 2")
    let plain = try StrictEnvelopeBuilder(json: #"{"type": "2", "payload": {}}"#)
    try expect(plain.build().get(), equals: "two")
  }

  @Test func setPayload_isBuilt() throws {
    var sut = try EnvelopeBuilder(json: #"{"payload": {"ref": "a"}}"#)
    sut.payload = WebhookBuilder(dictionary: ["ref": "b"], variant: "push")
    try expect(sut.build().get(), equals: .push("b"))
    expect(sut.findings, equals: [])
  }
}

/// Variants that are deep or many.
struct VariantExtremesTests {
  @Test func variantsInVariants_areReadThreeDeep() throws {
    let json = """
      {"type": "outer", "item": {"type": "inner", "delta": {"type": "delta", "text": 5}}}
      """
    let sut = try OuterBuilder(json: json)
    expect(sut.outer?.item?.inner?.delta?.delta?.text, equals: "5")
    expect(
      sut.findings, say: "item.delta.text: read number 5 as String",
      "item.delta.index: required Int is missing")
    expect(sut.build(), fails: "item.delta.index: required Int is missing")
    let unknown = #"{"type": "outer", "item": {"type": "inner", "delta": {"type": "z"}}}"#
    let repaired = try OuterBuilder(json: unknown)
    try expect(repaired.build().get(), equals: .other("z"))
    expect(repaired.findings.map(\.path.description), equals: ["item.delta.type"])
    let without = #"{"type": "outer", "item": {"type": "inner", "delta": {}}}"#
    expect(OuterBuilder.build(json: without), fails: "item.delta.type: required String is missing")
  }

  @Test func variantOfItsOwnType_endsSomewhere() throws {
    let sut = try EndlessBuilder(json: #"{"type": "again"}"#)
    let lines = failureLines(sut.build())
    expect(lines, equals: ["object is nested too deep"])
    expect(sut.findings, say: lines)
    expect(sut.findings.map(\.kind), equals: [.tooDeep])
    expect(EndlessBuilder.build(json: #"{"type": "again"}"#), fails: lines)
    try expect(EndlessBuilder.build(json: #"{"type": "end"}"#).get(), equals: 0)
  }

  @Test(arguments: [10, 170, 511])
  func nestedVariants_areReadAtEveryLevel(depth: Int) throws {
    try onSmallStack {
      let json =
        String(repeating: #"{"type": "again", "content": "#, count: depth) + #"{"type": "end"}"#
        + String(repeating: "}", count: depth)
      let built = try ContentBuilder.build(json: json).get()
      expect(built, equals: depth)
    }
  }

  @Test(arguments: [1, 60, 100])
  func problemsOfElements_areCountedOnce(_ count: Int) throws {
    let elements =
      Array(repeating: #"{"type": "delta", "text": "a"}"#, count: count)
      + [#"{"type": "delta", "text": "a", "index": 1}"#]
    let json = #"{"value": [\#(elements.joined(separator: ","))]}"#
    let sut = try One<[EventBuilder]>(json: json)
    expect(sut.findings.count, equals: count)
    #expect(sut.findings.allSatisfy { $0.kind == .missing })
    let wrapped = elements.map { $0.replacing(", \"text\"", with: #", "payload": {"text""#) + "}" }
    let apart = #"{"value": [\#(wrapped.joined(separator: ","))]}"#
    let other = try One<[WrappedBuilder]>(json: apart)
    expect(other.findings.count, equals: count)
    expect(other.findings.last?.path.description, equals: "value[\(count - 1)].payload.index")
  }

  @Test func manyUnknownElements_areCounted() throws {
    let json = "[" + Array(repeating: #"{"type": "new"}"#, count: 300).joined(separator: ",") + "]"
    let sut = try JSONRoot<[EventBuilder]>(json: json)
    try expect(sut.build().get().count, equals: 300)
    expect(sut.findings.count, equals: 101)
    expect(sut.findings.last?.kind, equals: .more(200))
  }
}
